package dev.waymark.path;

import dev.waymark.program.MethodModel;

/**
 * A statement as it is executed once.
 *
 * @param step how many statements were executed before on this path
 * @param frame the number of the call, each call having its own
 * @param depth how many calls are around it; 0 in the entry itself
 * @param method whose statement it is
 */
public record Point(int step, int frame, int depth, MethodModel method, int statement) {
  /** The instruction that the statement belongs to. */
  public int instruction() {
    return method.code().instructionOf(statement);
  }

  /** The source line, or 0. */
  public int line() {
    return method.code().line(instruction());
  }

  @Override
  public String toString() {
    return method.ref().simpleName() + ":" + line() + " " + method.code().statement(statement);
  }
}
