package dev.waymark.library.java.util.regex;

import dev.waymark.library.regex.Matchers;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/** {@link MatchResult}: of a symbolic text, what it says is lost. */
public final class MatchResultModel {
  private MatchResultModel() {}

  public static int start(MatchResult self) {
    return Matchers.lose(self).start();
  }

  public static int start(MatchResult self, int group) {
    return Matchers.lose(self).start(group);
  }

  public static int end(MatchResult self) {
    return Matchers.lose(self).end();
  }

  public static int end(MatchResult self, int group) {
    return Matchers.lose(self).end(group);
  }

  public static String group(MatchResult self) {
    return Matchers.lose(self).group();
  }

  public static @Nullable String group(MatchResult self, int group) {
    return Matchers.lose(self).group(group);
  }
}
