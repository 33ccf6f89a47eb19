package dev.waymark.program.call;

import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.MethodRef;

/**
 * A call in the code of a method.
 *
 * @param caller the method that calls
 * @param statement index among the statements of the caller's code
 * @param instruction index of the instruction that the statement belongs to
 */
public record CallSite(MethodRef caller, int statement, int instruction, Call call) {
  @Override
  public String toString() {
    return caller + "@" + instruction + ": " + call;
  }
}
