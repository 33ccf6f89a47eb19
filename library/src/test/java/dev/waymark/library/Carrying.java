package dev.waymark.library;

import dev.waymark.probe.Carriers;
import java.io.File;
import java.io.Reader;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringTokenizer;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/** Values as carriers, as they are in a run with symbolic inputs. */
final class Carrying {
  private Carrying() {}

  /** An object equal to {@code value} that carries, if its type is one that can. */
  static Object make(Object value) {
    if (value instanceof OptionalInt optional && optional.isPresent()) {
      Carriers.put(value, new int[] {optional.getAsInt(), optional.getAsInt()});
      return value;
    }
    if (value instanceof StringBuilder || value instanceof StringBuffer) {
      Builders.require((CharSequence) value);
      return value;
    }
    Object moment = CarryingMoments.copy(value);
    if (moment != null) {
      CarryingMoments.carry(moment);
      return moment;
    }
    Object own = copy(value);
    if (own != value) {
      Carriers.put(own, contents(own));
    }
    return own;
  }

  /** The same value; a string is an object of its own, not one that others have too. */
  @SuppressWarnings("StringCopy")
  static Object fresh(Object value) {
    Object moment = CarryingMoments.copy(value);
    return value instanceof String string ? new String(string) : moment == null ? value : moment;
  }

  /** An object equal to {@code value} that nobody else has, if its type is one that carries. */
  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor", "StringCopy"})
  static Object copy(Object value) {
    if (value instanceof String s) {
      return new String(s);
    } else if (value instanceof Integer n) {
      return new Integer(n);
    } else if (value instanceof Long n) {
      return new Long(n);
    } else if (value instanceof Short n) {
      return new Short(n);
    } else if (value instanceof Byte n) {
      return new Byte(n);
    } else if (value instanceof Character c) {
      return new Character(c);
    } else if (value instanceof Boolean b) {
      return new Boolean(b);
    } else if (value instanceof Float f) {
      return new Float(f);
    } else if (value instanceof Double d) {
      return new Double(d);
    }
    Object moment = CarryingMoments.copy(value);
    return moment == null ? value : moment;
  }

  /** The characters of a string; an array of one element for a box. */
  private static Object contents(Object value) {
    if (value instanceof String string) {
      return string.toCharArray();
    }
    try {
      Class<?> primitive = (Class<?>) value.getClass().getField("TYPE").get(null);
      Object array = Array.newInstance(primitive, 1);
      Array.set(array, 0, value);
      return array;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Says what is wrong with a value that came out of a model: a carrier in it whose contents are
   * not what the object itself holds. Null if all is well.
   */
  static @Nullable String fault(@Nullable Object value) {
    Object contents = Carriers.contents(value);
    if (value != null && contents != null && !isState(value, contents)) {
      String moment = CarryingMoments.expected(value);
      String expected = moment == null ? Description.of(seen(value)) : moment;
      String actual =
          Description.of(
              moment == null ? value(contents, value instanceof CharSequence) : contents);
      return expected.equals(actual) ? null : expected + " carries " + actual;
    }
    if (value instanceof Map<?, ?> map) {
      String fault = fault(map.keySet().toArray());
      return fault != null ? fault : fault(map.values().toArray());
    }
    if (value instanceof Object[] array) {
      return faultIn(array);
    }
    return value instanceof Collection<?> collection
        ? faultIn(collection.toArray())
        : value instanceof Optional<?> optional ? fault(optional.orElse(null)) : null;
  }

  /** Whether the contents are not values that the object holds, but what is known of it. */
  private static boolean isState(Object value, Object contents) {
    return contents instanceof Map
        || value instanceof MatchResult
        || value instanceof Reader
        || value instanceof StringTokenizer
        || value instanceof Path
        || value instanceof File;
  }

  /** What the object holds, for those who see no carriers. */
  private static Object seen(Object value) {
    return value instanceof CharSequence
        ? value.toString()
        : value instanceof OptionalInt optional ? optional.getAsInt() : value;
  }

  private static @Nullable String faultIn(@Nullable Object[] values) {
    for (Object value : values) {
      String fault = fault(value);
      if (fault != null) {
        return fault;
      }
    }
    return null;
  }

  private static Object value(Object contents, boolean isText) {
    if (isText) {
      return contents instanceof char[] chars ? new String(chars) : contents.toString();
    }
    return Array.get(contents, 0);
  }
}
