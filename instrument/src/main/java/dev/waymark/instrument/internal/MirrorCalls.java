package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Invoke;
import java.util.Set;

/** Calls of reflection that list members: those that were added are taken out. */
final class MirrorCalls {
  private static final Set<String> LISTS =
      Set.of("getFields", "getDeclaredFields", "getMethods", "getDeclaredMethods");

  private MirrorCalls() {}

  /** Filters the result of {@code call}, which is on the stack, if it lists members. */
  static void filter(Invoke call, Frame frame) {
    if (call.method().owner().equals("java/lang/Class") && LISTS.contains(call.name())) {
      String members = call.descriptor().substring("()".length());
      frame.out.call(Names.PACKAGE + "Mirror", "visible", "(" + members + ")" + members);
    }
  }
}
