package dev.waymark.program.source;

import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** What matters for boxing about the type of a value. */
enum ValueKind {
  PRIMITIVE,
  REFERENCE,
  UNKNOWN;

  static ValueKind of(@Nullable TypeMirror type) {
    if (type == null || type.getKind() == TypeKind.ERROR || type.getKind() == TypeKind.VOID) {
      return UNKNOWN;
    }
    return type.getKind().isPrimitive() ? PRIMITIVE : REFERENCE;
  }

  boolean isOpposite(ValueKind other) {
    return this != other && this != UNKNOWN && other != UNKNOWN;
  }
}
