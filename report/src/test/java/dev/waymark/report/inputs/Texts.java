package dev.waymark.report.inputs;

import java.io.IOException;

/** Strings. */
public final class Texts {
  private Texts() {}

  /** Each outcome has a string. */
  public static int first(String text) {
    if (text.length() > 2 && text.charAt(1) == 'x') {
      return text.charAt(0);
    }
    return text.isEmpty() ? -1 : 0;
  }

  public static String greeting(String name, int times) {
    if (name == null) {
      return null;
    }
    return times > 3 ? "many \"quotes\"\n" : name + "!";
  }

  public static CharSequence same(CharSequence text) throws IOException {
    if (text.length() == 3) {
      throw new IOException("three");
    }
    return text;
  }

  public static int count(String[] texts) {
    int nulls = 0;
    for (String text : texts) {
      if (text == null) {
        nulls++;
      }
    }
    return nulls;
  }

  static String[] shout(String[] texts, boolean isLoud) {
    if (isLoud && texts.length > 1) {
      texts[1] = "loud";
    }
    return texts;
  }
}
