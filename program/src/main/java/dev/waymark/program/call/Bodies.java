package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Code;
import org.jspecify.annotations.Nullable;

/** The code of methods that have any that can be read. */
final class Bodies {
  private Bodies() {}

  /** Null for abstract and native methods, and for damaged code. */
  static @Nullable Code of(MethodModel method) {
    try {
      return method.hasCode() ? method.code() : null;
    } catch (ProgramException e) {
      return null;
    }
  }
}
