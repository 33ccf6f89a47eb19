package dev.waymark.library;

/** Where the part of a text begins or ends that is not white. */
public final class Edges {
  private Edges() {}

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
}
