package dev.waymark.report.html;

/**
 * Text from programs, such as strings in conditions and messages of exceptions, so that a reader
 * sees what is there: control characters, marks that change the direction of writing, and halves of
 * surrogate pairs become visible, and nobody has to scroll through a literal of a megabyte.
 */
final class VisibleText {
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int DELETE = 0x7f;
  private static final char DELETE_PICTURE = '\u2421';

  private VisibleText() {}

  /** The text, with every character visible but spaces, tabs and line breaks. */
  static String of(String text) {
    return text.chars().allMatch(VisibleText::isPlain) ? text : spelled(text);
  }

  /** The beginning of the text, if it has more than {@code most} characters. */
  static String brief(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    return "%s (%,d characters)".formatted(cut(text, most), text.length());
  }

  /** The first {@code most} characters of a longer text, and dots. */
  static String cut(String text, int most) {
    int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, end) + "…";
  }

  private static boolean isPlain(int c) {
    return (c >= ' ' && c < DELETE) || c == '\n' || c == '\t';
  }

  private static String spelled(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().forEach(c -> append(out, c));
    return out.toString();
  }

  private static void append(StringBuilder out, int c) {
    if (isPlain(c)) {
      out.append((char) c);
    } else if (c < ' ') {
      out.append((char) (CONTROL_PICTURES + c));
    } else if (c == DELETE) {
      out.append(DELETE_PICTURE);
    } else if (isUnseen(c)) {
      out.append("\u27e8U+%04X\u27e9".formatted(c));
    } else {
      out.appendCodePoint(c);
    }
  }

  private static boolean isUnseen(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
