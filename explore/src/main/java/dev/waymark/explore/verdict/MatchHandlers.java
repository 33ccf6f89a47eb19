package dev.waymark.explore.verdict;

import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallSite;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;

/**
 * What compilers write for record patterns: if an accessor throws, its exception is shown as text,
 * which is the message of a {@code MatchException} that is thrown at once. No branch depends on it.
 */
final class MatchHandlers {
  private static final MethodRef TO_STRING =
      new MethodRef("java/lang/Throwable", "toString", "()Ljava/lang/String;");
  private static final MethodRef MATCH_EXCEPTION =
      new MethodRef(
          "java/lang/MatchException", "<init>", "(Ljava/lang/String;Ljava/lang/Throwable;)V");

  /** Between the text and the constructor, the exception is loaded. */
  private static final int DISTANCE = 2;

  private MatchHandlers() {}

  /** Whether {@code site} makes such a text. */
  static boolean makeText(CallSite site, MethodModel caller) {
    return site.call() instanceof Invoke call
        && call.method().equals(TO_STRING)
        && caller.code().statements().stream()
            .skip(site.statement() + 1L)
            .limit(DISTANCE)
            .anyMatch(each -> each instanceof Invoke it && it.method().equals(MATCH_EXCEPTION));
  }
}
