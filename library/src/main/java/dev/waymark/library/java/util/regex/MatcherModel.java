package dev.waymark.library.java.util.regex;

import dev.waymark.library.regex.Matchers;
import dev.waymark.library.text.Text;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * {@link Matcher}: whether a symbolic text matches is decided; where, and what becomes of it, is
 * lost.
 */
public final class MatcherModel {
  private MatcherModel() {}

  public static boolean matches(Matcher self) {
    return Matchers.matches(self);
  }

  public static boolean lookingAt(Matcher self) {
    return Matchers.lookingAt(self);
  }

  public static boolean find(Matcher self) {
    return Matchers.find(self);
  }

  public static boolean find(Matcher self, int start) {
    return Matchers.lose(self).find(start);
  }

  public static Matcher reset(Matcher self) {
    return Matchers.reset(self);
  }

  public static Matcher reset(Matcher self, CharSequence input) {
    return Matchers.reset(self, input);
  }

  public static Matcher usePattern(Matcher self, Pattern pattern) {
    return Matchers.giveUp(self).usePattern(pattern);
  }

  public static Matcher region(Matcher self, int start, int end) {
    return Matchers.giveUp(self).region(start, end);
  }

  public static int regionEnd(Matcher self) {
    return Matchers.lose(self).regionEnd();
  }

  public static boolean hitEnd(Matcher self) {
    return Matchers.lose(self).hitEnd();
  }

  public static boolean requireEnd(Matcher self) {
    return Matchers.lose(self).requireEnd();
  }

  public static MatchResult toMatchResult(Matcher self) {
    return Matchers.lose(self).toMatchResult();
  }

  public static int start(Matcher self, String name) {
    Text.lose(name);
    return Matchers.lose(self).start(name);
  }

  public static int end(Matcher self, String name) {
    Text.lose(name);
    return Matchers.lose(self).end(name);
  }

  public static @Nullable String group(Matcher self, String name) {
    Text.lose(name);
    return Matchers.lose(self).group(name);
  }

  public static Matcher appendReplacement(Matcher self, StringBuilder builder, String with) {
    Matchers.change(builder);
    Text.lose(with);
    return Matchers.lose(self).appendReplacement(builder, with);
  }

  public static Matcher appendReplacement(Matcher self, StringBuffer buffer, String with) {
    Matchers.change(buffer);
    Text.lose(with);
    return Matchers.lose(self).appendReplacement(buffer, with);
  }

  public static StringBuilder appendTail(Matcher self, StringBuilder builder) {
    Matchers.change(builder);
    return Matchers.lose(self).appendTail(builder);
  }

  public static StringBuffer appendTail(Matcher self, StringBuffer buffer) {
    Matchers.change(buffer);
    return Matchers.lose(self).appendTail(buffer);
  }

  public static String replaceAll(Matcher self, String with) {
    Text.lose(with);
    return Matchers.lose(self).replaceAll(with);
  }

  public static String replaceFirst(Matcher self, String with) {
    Text.lose(with);
    return Matchers.lose(self).replaceFirst(with);
  }

  public static Stream<MatchResult> results(Matcher self) {
    return Matchers.lose(self).results();
  }

  public static String toString(Matcher self) {
    return Matchers.lose(self).toString();
  }
}
