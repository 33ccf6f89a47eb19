package dev.waymark.library;

import dev.waymark.library.text.Text;

/** Where the part of a text begins or ends that is not white. */
public final class Whitespace {
  private Whitespace() {}

  /** After what {@link String#trim} takes away. */
  public static int afterBlank(char[] text) {
    int place = 0;
    while (place < text.length && text[place] <= ' ') {
      place++;
    }
    return place;
  }

  /** Before what {@link String#trim} takes away, from {@code start} on. */
  public static int beforeBlank(char[] text, int start) {
    int place = text.length;
    while (place > start && text[place - 1] <= ' ') {
      place--;
    }
    return place;
  }

  /** After what {@link String#strip} takes away. */
  public static int afterWhite(char[] text) {
    int place = 0;
    while (place < text.length && Letters.isWhitespace(text[place])) {
      place++;
    }
    return place;
  }

  /** Before what {@link String#strip} takes away, from {@code start} on. */
  public static int beforeWhite(char[] text, int start) {
    int place = text.length;
    while (place > start && Letters.isWhitespace(text[place - 1])) {
      place--;
    }
    return place;
  }

  /** As {@link String#trim()}. */
  public static String trim(String self) {
    char[] text = Text.of(self);
    int from = afterBlank(text);
    return Text.partOf(self, text, from, beforeBlank(text, from));
  }

  /** As {@link String#strip()}. */
  public static String strip(String self) {
    char[] text = Text.of(self);
    int from = afterWhite(text);
    boolean isBlank = from == text.length;
    return isBlank ? "" : Text.partOf(self, text, from, beforeWhite(text, from));
  }

  /** As {@link String#stripLeading()}. */
  public static String stripLeading(String self) {
    char[] text = Text.of(self);
    return Text.partOf(self, text, afterWhite(text), text.length);
  }

  /** As {@link String#stripTrailing()}. */
  public static String stripTrailing(String self) {
    char[] text = Text.of(self);
    return Text.partOf(self, text, 0, beforeWhite(text, 0));
  }
}
