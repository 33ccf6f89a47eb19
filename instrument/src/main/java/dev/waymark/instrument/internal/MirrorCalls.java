package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Invoke;
import java.util.Set;
import org.objectweb.asm.Type;

/** Calls of reflection that find members: those that were added are taken out. */
final class MirrorCalls {
  private static final Set<String> FINDERS =
      Set.of(
          "getField",
          "getFields",
          "getDeclaredField",
          "getDeclaredFields",
          "getMethods",
          "getDeclaredMethods");

  private MirrorCalls() {}

  /** Filters the result of {@code call}, which is on the stack, if it finds members. */
  static void filter(Invoke call, Frame frame) {
    if (call.method().owner().equals("java/lang/Class") && FINDERS.contains(call.name())) {
      String members = Type.getReturnType(call.descriptor()).getDescriptor();
      frame.out.call(ProbeNames.PACKAGE + "Mirror", "visible", "(" + members + ")" + members);
    }
  }
}
