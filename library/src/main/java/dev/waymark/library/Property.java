package dev.waymark.library;

import java.util.function.IntPredicate;

/** Which code points have a property: few decisions for ASCII, about ten for the others. */
record Property(Table ascii, Table all) {
  private static final int ASCII = 0x80;

  static Property of(IntPredicate property) {
    return new Property(Table.where(property, ASCII), Table.where(property));
  }

  boolean has(int codePoint) {
    return (Letters.isAscii(codePoint) ? ascii : all).at(codePoint) == 1;
  }
}
