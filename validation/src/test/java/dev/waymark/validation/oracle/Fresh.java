package dev.waymark.validation.oracle;

import dev.waymark.program.ir.FieldRef;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Stands in frames for an object whose constructor has not yet reached the library's (at last, that
 * of Object). Then the real object is made, gets the fields assigned so far, and takes its place.
 */
final class Fresh {
  private final Class<?> type;
  private final Map<FieldRef, @Nullable Object> early = new LinkedHashMap<>();

  Fresh(Class<?> type) {
    this.type = type;
  }

  Class<?> type() {
    return type;
  }

  /** Fields assigned before the super constructor, such as captured variables. */
  Map<FieldRef, @Nullable Object> early() {
    return early;
  }
}
