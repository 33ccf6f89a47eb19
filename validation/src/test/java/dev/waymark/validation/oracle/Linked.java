package dev.waymark.validation.oracle;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** A real method, constructor, field access or call site, ready to be called. */
final class Linked {
  private static final MethodType ANY = MethodType.methodType(Object.class, Object[].class);

  private final MethodHandle handle;

  Linked(MethodHandle target) {
    MethodHandle fixed = target.asFixedArity();
    this.handle = fixed.asSpreader(Object[].class, fixed.type().parameterCount()).asType(ANY);
  }

  /** Calls it; whatever it throws is the program's exception. */
  @Nullable Object call(@Nullable Object... arguments) {
    try {
      return (Object) handle.invokeExact(arguments);
    } catch (Throwable thrown) {
      throw ProgramThrow.of(thrown);
    }
  }
}
