package dev.waymark.benchmarks.soundness;

/**
 * A program in one class.
 *
 * @param name of the class
 * @param members its text
 * @param driver the source of a class that calls its entry often, see {@link Drivers}; empty if
 *     there is none
 */
record RandomProgram(String name, Piece members, String driver) {
  /** A program without a driver. */
  RandomProgram(String name, Piece members) {
    this(name, members, "");
  }

  /** The same with other members. */
  RandomProgram with(Piece others) {
    return new RandomProgram(name, others, driver);
  }

  String source() {
    return "final class " + name + " {\n" + members.text() + "}\n";
  }
}
