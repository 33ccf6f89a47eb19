package dev.waymark.library;

import dev.waymark.library.text.CodePoints;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Text as bytes, in the usual character sets; others are lost. */
public final class Bytes {
  private static final int ASCII = 0x80;
  private static final int LATIN = 0x100;
  private static final int TWO = 0x800;
  private static final int STEP = 6;
  private static final int MASK = 0x3F;

  private Bytes() {}

  /** As {@link String#getBytes(Charset)}. */
  public static byte[] encode(String string, Charset charset) {
    if (charset.equals(StandardCharsets.UTF_8)) {
      return utf(Text.of(string));
    }
    if (charset.equals(StandardCharsets.ISO_8859_1)) {
      return narrow(Text.of(string), LATIN);
    }
    if (charset.equals(StandardCharsets.US_ASCII)) {
      return narrow(Text.of(string), ASCII);
    }
    Symbolic.lose();
    return string.getBytes(charset);
  }

  /** A question mark for each code point that has no byte. */
  private static byte[] narrow(char[] text, int end) {
    byte[] bytes = new byte[text.length];
    int count = 0;
    for (int i = 0; i < text.length; i++) {
      int codePoint = CodePoints.at(text, i, text.length);
      i += CodePoints.width(codePoint) - 1;
      bytes[count++] = (byte) (codePoint < end ? codePoint : '?');
    }
    return Arrays.copyOf(bytes, count);
  }

  private static byte[] utf(char[] text) {
    byte[] bytes = new byte[3 * text.length];
    int count = 0;
    for (int i = 0; i < text.length; i++) {
      int codePoint = CodePoints.at(text, i, text.length);
      int width = CodePoints.width(codePoint);
      i += width - 1;
      if (codePoint < ASCII) {
        bytes[count++] = (byte) codePoint;
      } else if (width == 1 && CodePoints.isHalf((char) codePoint) == 1) {
        bytes[count++] = '?';
      } else {
        int more = codePoint < TWO ? 1 : 1 + width;
        bytes[count++] = (byte) ((0xFF00 >> (more + 1)) | (codePoint >> (STEP * more)));
        for (int k = more - 1; k >= 0; k--) {
          bytes[count++] = (byte) (ASCII | ((codePoint >> (STEP * k)) & MASK));
        }
      }
    }
    return Arrays.copyOf(bytes, count);
  }

  /** As {@link String#String(byte[], Charset)}. */
  public static String decode(byte[] bytes, Charset charset) {
    boolean isLatin = charset.equals(StandardCharsets.ISO_8859_1);
    boolean isAscii = charset.equals(StandardCharsets.US_ASCII);
    boolean isKnown = isLatin || isAscii || charset.equals(StandardCharsets.UTF_8);
    char[] text = new char[bytes.length];
    for (int i = 0; isKnown && i < bytes.length; i++) {
      text[i] = (char) (bytes[i] & 0xFF);
      if (!isLatin && bytes[i] < 0) {
        isKnown = isAscii;
        text[i] = '\uFFFD';
      }
    }
    if (!isKnown) {
      Symbolic.lose();
      return new String(bytes, charset);
    }
    return Text.make(text);
  }
}
