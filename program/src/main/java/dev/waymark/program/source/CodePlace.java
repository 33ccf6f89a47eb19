package dev.waymark.program.source;

/**
 * Where code is being generated.
 *
 * @param owner the internal name of the class
 * @param repetition how often this code is emitted
 * @param line the line javac last announced: the next instructions get it in the line table
 */
record CodePlace(String owner, DecisionCopies repetition, int line) {
  CodePlace at(int newLine) {
    return new CodePlace(owner, repetition, newLine);
  }

  CodePlace repeated(DecisionCopies newRepetition) {
    return new CodePlace(owner, newRepetition, line);
  }
}
