package dev.waymark.library;

import dev.waymark.probe.CharacterFunction;
import org.jspecify.annotations.Nullable;

/**
 * A function of the JDK on code points. The JDK is asked for all that are one character when one of
 * them is looked up, once, and for the many others when one of those is.
 */
final class CharacterTable {
  private static final int WIDE = Character.MIN_SUPPLEMENTARY_CODE_POINT;
  private static final int END = Character.MAX_CODE_POINT + 1;

  private final CharacterFunction function;
  private @Nullable Ranges narrow;
  private @Nullable Ranges wide;

  CharacterTable(CharacterFunction function) {
    this.function = function;
  }

  /** The value for a code point; 0 for what is none, as it is for all functions in use. */
  int at(int codePoint) {
    if (codePoint < 0) {
      return 0;
    }
    return (codePoint < WIDE ? narrow() : wide()).at(codePoint);
  }

  private Ranges narrow() {
    if (narrow == null) {
      narrow = new Ranges(function, 0, WIDE);
    }
    return narrow;
  }

  private Ranges wide() {
    if (wide == null) {
      wide = new Ranges(function, WIDE, END);
    }
    return wide;
  }
}
