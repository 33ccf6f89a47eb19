package dev.waymark.benchmarks.soundness;

/**
 * A program in one class.
 *
 * @param name of the class
 * @param members its text
 */
record RandomProgram(String name, Piece members) {
  String source() {
    return "final class " + name + " {\n" + members.text() + "}\n";
  }
}
