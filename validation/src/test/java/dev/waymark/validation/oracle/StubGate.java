package dev.waymark.validation.oracle;

import org.jspecify.annotations.Nullable;

/** Where the generated bodies of stub classes leave for the evaluator; not for other callers. */
public final class StubGate {
  private StubGate() {}

  public static @Nullable Object enter(
      Class<?> owner, String name, String descriptor, Object[] arguments) throws Throwable {
    StubLoader loader = (StubLoader) owner.getClassLoader();
    return loader.bodies().call(owner, name, descriptor, arguments);
  }
}
