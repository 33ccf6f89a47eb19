package dev.waymark.validation.agreement;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/** The values of a parameter type. Arrays are fresh with every call. */
interface Domain {
  /** How many values are worth trying before any random one. */
  int edges();

  @Nullable Object edge(int index);

  /** Any value, small ones and edges more often than others. */
  @Nullable Object random(Random random);

  static Domain of(Class<?> type) {
    if (type.isArray()) {
      return new ArrayDomain(type.getComponentType(), of(type.getComponentType()));
    }
    return type == String.class ? new StringDomain() : NumberDomain.of(type);
  }
}
