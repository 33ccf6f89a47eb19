package dev.waymark.benchmarks.real.random;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.CharBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Random values of any type that can be made. */
final class RandomValues {
  private static final int NULLS = 5;

  private final Dice dice;
  private final RandomNumbers numbers;
  private final RandomTexts texts;
  private final RandomContainers containers;
  private final Instances instances;
  private final List<Class<?>> objects;

  /**
   * A maker of values.
   *
   * @param objects what is given where any object is wanted
   */
  RandomValues(ClassConstants constants, List<Class<?>> objects, Dice dice) {
    this.dice = dice;
    this.numbers = new RandomNumbers(constants, dice);
    this.texts = new RandomTexts(constants, numbers, dice);
    this.containers = new RandomContainers(this, dice);
    this.instances = new Instances(this, dice);
    this.objects = objects;
  }

  /**
   * A value of {@code type}.
   *
   * @param depth how many constructors may yet call each other
   * @throws Unmakeable if there is none but null, and that was not chosen, or making it failed
   */
  @Nullable Object make(Type type, int depth) throws Unmakeable {
    Class<?> raw = raw(type);
    if (raw.isPrimitive()) {
      return number(raw);
    }
    if (dice.chance(NULLS)) {
      return null;
    }
    if (BoxTypes.isBox(raw)) {
      return number(BoxTypes.primitiveOf(raw));
    }
    if (raw == String.class || raw == CharSequence.class || raw == Comparable.class) {
      return raw == CharSequence.class && dice.chance(20)
          ? CharBuffer.wrap(texts.text())
          : texts.text();
    }
    if (raw == Object.class) {
      return make(dice.of(objects), depth);
    }
    if (raw == Number.class) {
      return number(dice.of(BoxTypes.NUMBERS));
    }
    if (containers.isContainer(raw)) {
      return containers.make(type, raw, depth);
    }
    return instances.make(raw, depth);
  }

  /** A value of a primitive type, in its box. */
  private Object number(Class<?> type) {
    if (type == boolean.class) {
      return dice.random().nextBoolean();
    }
    if (type == char.class) {
      return numbers.character();
    }
    return type == double.class || type == float.class
        ? BoxTypes.real(type, numbers.real())
        : BoxTypes.integer(type, numbers.integer());
  }

  /** The class that stands for {@code type} when the program runs. */
  static Class<?> raw(Type type) {
    if (type instanceof Class<?> plain) {
      return plain;
    }
    if (type instanceof ParameterizedType parameterized) {
      return raw(parameterized.getRawType());
    }
    if (type instanceof GenericArrayType array) {
      return raw(array.getGenericComponentType()).arrayType();
    }
    return raw(bound(type));
  }

  /** What a variable or a wildcard at least is. */
  private static Type bound(Type type) {
    Type[] bounds =
        type instanceof TypeVariable<?> variable
            ? variable.getBounds()
            : ((WildcardType) type).getUpperBounds();
    return bounds[0];
  }
}
