package dev.waymark.library.java.lang;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link Character}. */
public final class CharacterModel {
  private CharacterModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Character self, char value) {
    Carriers.put(self, new char[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Character valueOf(char value) {
    if (!Symbolic.isSymbolic(value)) {
      return Character.valueOf(value);
    }
    Character box = new Character((char) Symbolic.concrete(value));
    Carriers.put(box, new char[] {value});
    return box;
  }

  public static char charValue(Character self) {
    char[] carried = (char[]) Carriers.contents(self);
    return carried == null ? self.charValue() : carried[0];
  }

  public static boolean equals(Character self, @Nullable Object other) {
    return other instanceof Character box && charValue(self) == charValue(box);
  }

  public static int hashCode(Character self) {
    return hashCode(charValue(self));
  }

  public static int compareTo(Character self, Character other) {
    return compare(charValue(self), charValue(other));
  }

  public static int hashCode(char value) {
    return value;
  }

  public static int compare(char a, char b) {
    return a - b;
  }

  public static char reverseBytes(char value) {
    return (char) (((value & 0xFF00) >> 8) | (value << 8));
  }
}
