package dev.waymark.library.java.lang;

import dev.waymark.library.Builders;
import dev.waymark.library.ObjectText;
import dev.waymark.library.stream.IntSources;
import dev.waymark.library.text.Search;
import dev.waymark.library.text.Text;
import java.util.stream.IntStream;

/** {@link CharSequence}: strings and builders by their models, others by their own methods. */
public final class CharSequenceModel {
  private CharSequenceModel() {}

  public static int length(CharSequence self) {
    return self instanceof String string ? StringModel.length(string) : self.length();
  }

  public static boolean isEmpty(CharSequence self) {
    return isJdk(self) ? length(self) == 0 : self.isEmpty();
  }

  public static char charAt(CharSequence self, int index) {
    if (self instanceof String string) {
      return StringModel.charAt(string, index);
    }
    return isJdk(self) ? Builders.charAt(self, index) : self.charAt(index);
  }

  public static CharSequence subSequence(CharSequence self, int start, int end) {
    if (self instanceof String string) {
      return StringModel.subSequence(string, start, end);
    }
    if (self instanceof StringBuilder builder) {
      return StringBuilderModel.subSequence(builder, start, end);
    }
    return self instanceof StringBuffer buffer
        ? StringBufferModel.subSequence(buffer, start, end)
        : self.subSequence(start, end);
  }

  public static String toString(CharSequence self) {
    return ObjectText.sequence(self);
  }

  public static int compare(CharSequence left, CharSequence right) {
    if (left == right) {
      return CharSequence.compare(left, right);
    }
    if (isJdk(left) && isJdk(right)) {
      return Search.compare(
          Text.of(ObjectText.sequence(left)), Text.of(ObjectText.sequence(right)));
    }
    int end = Math.min(length(left), length(right));
    for (int i = 0; i < end; i++) {
      char l = charAt(left, i);
      char r = charAt(right, i);
      if (l != r) {
        return l - r;
      }
    }
    return length(left) - length(right);
  }

  public static IntStream chars(CharSequence self) {
    if (self instanceof String string) {
      return StringModel.chars(string);
    }
    return isJdk(self) ? IntSources.chars(self) : self.chars();
  }

  private static boolean isJdk(CharSequence text) {
    return text instanceof String || text instanceof StringBuilder || text instanceof StringBuffer;
  }
}
