package dev.waymark.report.inputs;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What gives elements one after another, and methods of one name for which null is ambiguous. */
public final class Views {
  private String kept = "nothing";

  public void keep(@Nullable String text) {
    kept = text == null ? "no text" : text;
  }

  public void keep(@Nullable List<String> texts) {
    kept = texts == null ? "no texts" : "texts";
  }

  public boolean isWithoutTexts() {
    return kept.equals("no texts");
  }

  public static String first(Iterator<String> texts) {
    return texts.hasNext() ? texts.next() + "." : "none";
  }

  public static boolean hasAny(Stream<CharSequence> texts) {
    return texts.count() > 0;
  }
}
