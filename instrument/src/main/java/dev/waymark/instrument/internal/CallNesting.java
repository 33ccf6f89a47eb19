package dev.waymark.instrument.internal;

import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Invoke;
import java.util.stream.Stream;

/**
 * Which methods count how deep calls are nested, so that recursion ends: those that call, but for
 * shallow ones. A shallow method overrides nothing, and what it calls calls nothing, unless it is
 * overridden; what overrides is not shallow. So between two shallow methods on the stack there is
 * one that counts, and stacks are at most twice as deep as counted.
 */
final class CallNesting {
  private CallNesting() {}

  /** The calls that may come back to instrumented code. */
  static Stream<Invoke> calls(Code code, Scope scope) {
    return code.statements().stream()
        .filter(Invoke.class::isInstance)
        .map(Invoke.class::cast)
        .filter(scope::isKnown);
  }

  /** Whether the method is shallow. One with handlers is not: they restore the depth. */
  static boolean isShallow(MethodModel method, Scope scope) {
    return method.code().handlers().isEmpty()
        && calls(method.code(), scope).allMatch(call -> endsAtOnce(call, method, scope))
        && !mayOverride(method, scope.hierarchy());
  }

  private static boolean endsAtOnce(Invoke call, MethodModel caller, Scope scope) {
    MethodModel callee = scope.hierarchy().resolve(call);
    return callee != null
        && callee.hasCode()
        && scope.callee(call) == Scope.Callee.INSTRUMENTED
        && scope.model(call.method(), caller.owner().name()) == null
        && calls(callee.code(), scope).findAny().isEmpty();
  }

  private static boolean mayOverride(MethodModel method, ClassHierarchy hierarchy) {
    if (method.isStatic() || method.isPrivate() || method.name().startsWith("<")) {
      return false;
    }
    String owner = method.owner().name();
    return !hierarchy.isComplete(owner)
        || Stream.concat(
                hierarchy.superclasses(owner).stream(), hierarchy.superinterfaces(owner).stream())
            .map(hierarchy::find)
            .anyMatch(t -> t != null && t.find(method.name(), method.descriptor()) != null);
  }
}
