package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import org.jspecify.annotations.Nullable;

/** The outcome of looking for a method. */
sealed interface Lookup {
  /** The method. */
  record Found(MethodModel method) implements Lookup {}

  /** No method: the JVM throws a linkage error. */
  record Absent() implements Lookup {}

  /** A missing class may or may not have the method. */
  record Unknown() implements Lookup {}

  static Lookup found(MethodModel method) {
    return new Found(method);
  }

  static Lookup absent() {
    return new Absent();
  }

  static Lookup unknown() {
    return new Unknown();
  }

  /** The method; null if there is none or it is not known. */
  default @Nullable MethodModel orNull() {
    return this instanceof Found found ? found.method() : null;
  }
}
