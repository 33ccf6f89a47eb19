package dev.waymark.library.java.util;

import dev.waymark.library.Tokens;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/** {@link StringTokenizer}. */
public final class StringTokenizerModel {
  private StringTokenizerModel() {}

  public static void init(StringTokenizer self, String text) {
    Tokens.begin(self, text, Tokens.USUAL, false);
  }

  public static void init(StringTokenizer self, String text, @Nullable String delimiters) {
    Tokens.begin(self, text, delimiters, false);
  }

  public static void init(
      StringTokenizer self, String text, @Nullable String delimiters, boolean areReturned) {
    Tokens.begin(self, text, delimiters, areReturned);
  }

  public static boolean hasMoreTokens(StringTokenizer self) {
    return Tokens.hasMore(self);
  }

  public static boolean hasMoreElements(StringTokenizer self) {
    return Tokens.hasMore(self);
  }

  public static String nextToken(StringTokenizer self) {
    return Tokens.next(self, null);
  }

  public static String nextToken(StringTokenizer self, @Nullable String delimiters) {
    return delimiters == null ? self.nextToken(null) : Tokens.next(self, delimiters);
  }

  public static Object nextElement(StringTokenizer self) {
    return Tokens.next(self, null);
  }

  public static int countTokens(StringTokenizer self) {
    return Tokens.count(self);
  }
}
