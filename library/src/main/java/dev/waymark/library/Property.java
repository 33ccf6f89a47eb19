package dev.waymark.library;

import dev.waymark.probe.CharacterFunction;

/** Which code points have a property: few decisions for ASCII, about ten for the others. */
record Property(Ranges ascii, CharacterTable all) {
  private static final int ASCII = 0x80;

  static Property of(CharacterFunction property) {
    return new Property(new Ranges(property, 0, ASCII), new CharacterTable(property));
  }

  boolean has(int codePoint) {
    return (Letters.isAscii(codePoint) ? ascii.at(codePoint) : all.at(codePoint)) == 1;
  }
}
