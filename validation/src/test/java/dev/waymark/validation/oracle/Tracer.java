package dev.waymark.validation.oracle;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hears what an evaluation does, in order. Frames are told apart by identity. What is read and
 * written belongs to the statement that began last in the innermost frame.
 */
public interface Tracer {
  /** Listens to nothing. */
  Tracer NONE = new Tracer() {};

  /** A call of an evaluated method begins. */
  default void enters(Object frame, MethodRef method) {}

  /** The innermost call is over, however it ends. */
  default void leaves(Object frame) {}

  /** A statement begins. */
  default void begins(Object frame, int statement) {}

  /** A slot is read. */
  default void reads(Object frame, Variable variable) {}

  /** A slot is written. */
  default void writes(Object frame, Variable variable) {}

  /**
   * A slot is written with the result of a call.
   *
   * @param isEvaluated whether the statement calls an evaluated method, rather than the library
   */
  default void writesResult(
      Object frame, Variable variable, @Nullable Object result, boolean isEvaluated) {}

  /** A field, element or length of {@code owner} is read; a static field if that is null. */
  default void readsPart(@Nullable Object owner, String part) {}

  /** A field or element of {@code owner} is written; a static field if that is null. */
  default void writesPart(@Nullable Object owner, String part) {}

  /** {@code object} is made. */
  default void makes(Object object) {}

  /** {@code object} is there now in place of {@code fresh}. */
  default void replaces(Object fresh, Object object) {}

  /** The library is about to be called with these. */
  default void callsLibrary(List<?> arguments) {}

  /** A statement or check throws. */
  default void raises(Throwable thrown) {}

  /** A handler of {@code frame} has caught {@code thrown}. */
  default void catches(Object frame, Throwable thrown) {}
}
