package dev.waymark.program.source;

/**
 * Where code is being generated.
 *
 * @param owner the internal name of the class
 * @param repetition how often this code is emitted
 * @param line the line javac last announced: the next instructions get it in the line table
 */
record Place(String owner, Repetition repetition, int line) {
  Place at(int newLine) {
    return new Place(owner, repetition, newLine);
  }

  Place repeated(Repetition newRepetition) {
    return new Place(owner, newRepetition, line);
  }
}
