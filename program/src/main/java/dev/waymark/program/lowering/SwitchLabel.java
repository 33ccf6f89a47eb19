package dev.waymark.program.lowering;

import dev.waymark.program.ir.Names;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Type;

/** A label of a pattern switch: what the selector must be for the case to be tried. */
sealed interface SwitchLabel {
  /** An object of a type, an internal name or the descriptor of an array. */
  record OfType(String type) implements SwitchLabel {
    @Override
    public String toString() {
      String simple = Names.simpleType(type);
      return simple.substring(simple.lastIndexOf('$') + 1);
    }
  }

  /** A string. */
  record OfText(String text) implements SwitchLabel {
    @Override
    public String toString() {
      return '"' + text + '"';
    }
  }

  /** A number or a character, boxed or not. */
  record OfNumber(int value) implements SwitchLabel {
    @Override
    public String toString() {
      return Integer.toString(value);
    }
  }

  /** A constant of an enum. */
  record OfConstant(String type, String name) implements SwitchLabel {
    @Override
    public String toString() {
      return name;
    }
  }

  /** A selector of this primitive type, and so all that there are. */
  record OfPrimitive(Type type) implements SwitchLabel {
    @Override
    public String toString() {
      return type.getClassName();
    }
  }

  /** What an argument of {@code enumSwitch} means; null if that is not known here. */
  static @Nullable SwitchLabel ofEnum(Object argument, Type selector) {
    return argument instanceof String name
        ? new OfConstant(selector.getInternalName(), name)
        : of(argument, selector);
  }

  /** What an argument of {@code typeSwitch} means; null if that is not known here. */
  static @Nullable SwitchLabel of(Object argument, Type selector) {
    boolean isPrimitive = selector.getSort() < Type.ARRAY;
    if (argument instanceof Integer value) {
      return !isPrimitive || isSmall(selector) ? new OfNumber(value) : null;
    }
    if (argument instanceof ConstantDynamic linked) {
      return LinkedLabels.read(linked, selector);
    }
    if (isPrimitive) {
      return null;
    }
    if (argument instanceof String text) {
      return new OfText(text);
    }
    return argument instanceof Type type && type.getSort() != Type.METHOD
        ? new OfType(type.getInternalName())
        : null;
  }

  /** Whether the JVM computes with such numbers as with ints. */
  private static boolean isSmall(Type type) {
    return type.getSort() >= Type.CHAR && type.getSort() <= Type.INT;
  }
}
