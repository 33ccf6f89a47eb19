package dev.waymark.explore.input;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.making.Container;
import dev.waymark.target.making.Use;

/**
 * How the places within an input are named, after the name of the place that they are in. What is
 * in places of the same name has the same symbols.
 */
final class PlaceNames {
  private PlaceNames() {}

  /** An element of an array. */
  static String element(int index) {
    return "[" + index + "]";
  }

  /** How long a string is. */
  static String length() {
    return ".length()";
  }

  /** A character of a string. */
  static String character(int index) {
    return ".charAt(" + index + ")";
  }

  /** What is in a container, by its number there: maps have two for each entry. */
  static String part(Container kind, int number) {
    if (kind.isMap()) {
      return (number % 2 == 0 ? ".key" : ".value") + number / 2;
    }
    return switch (kind) {
      case LIST -> ".get(" + number + ")";
      case OPTIONAL -> ".get()";
      default -> element(number);
    };
  }

  /** What a constructor or method takes for the parameter of that name. */
  static String argument(String parameter) {
    return "." + parameter;
  }

  /** The call of a setter, of which there is only one. */
  static String setter(Use use) {
    return "." + use.method().name();
  }

  /** The call on an object that comes at {@code index}. */
  static String call(Use use, int index) {
    return "." + use.method().name() + (index + 1);
  }

  /** The answer of a stub that comes at {@code index}. */
  static String answer(MethodRef method, int index) {
    return "." + method.name() + "()" + (index == 0 ? "" : index + 1);
  }

  /** What a method of a stub calls at {@code index} of what it is given. */
  static String told(MethodRef method, Use use, int index) {
    return answer(method, 0) + call(use, index);
  }

  /** What a method of a stub throws in place of an answer. */
  static String thrown(MethodRef method) {
    return answer(method, 0) + "!";
  }
}
