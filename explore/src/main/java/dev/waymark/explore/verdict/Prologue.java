package dev.waymark.explore.verdict;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Statement;
import java.util.List;

/**
 * What a constructor does before it calls another of its class or its superclass. No handler can be
 * there, and so checks that fail are not seen to fail.
 */
final class Prologue {
  private Prologue() {}

  /** Whether {@code instruction} is in the prologue of {@code method}; not if it has none. */
  static boolean includes(MethodModel method, int instruction) {
    int end = method.name().equals("<init>") ? end(method) : 0;
    return method.code().firstStatement(instruction) < end;
  }

  /** After the last call that may be it. */
  private static int end(MethodModel method) {
    List<Statement> statements = method.code().statements();
    int end = 0;
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Invoke call && isConstructor(call, method)) {
        end = i + 1;
      }
    }
    return end;
  }

  private static boolean isConstructor(Invoke call, MethodModel method) {
    String owner = call.method().owner();
    return call.name().equals("<init>")
        && (owner.equals(method.owner().name()) || owner.equals(method.owner().superName()));
  }
}
