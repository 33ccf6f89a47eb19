package dev.waymark.library.java.util.regex;

import dev.waymark.library.Builders;
import dev.waymark.library.regex.Matchers;
import dev.waymark.library.text.Text;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@link Pattern}: that of a symbolic expression is lost when it is made. */
public final class PatternModel {
  private PatternModel() {}

  public static Matcher matcher(Pattern self, CharSequence input) {
    return Matchers.make(self, input);
  }

  public static boolean matches(String regex, CharSequence input) {
    Text.lose(regex);
    Pattern pattern = Pattern.compile(regex);
    boolean isBuilder = input instanceof StringBuilder || input instanceof StringBuffer;
    return Matchers.matches(Matchers.make(pattern, isBuilder ? Builders.toString(input) : input));
  }

  public static Predicate<String> asPredicate(Pattern self) {
    return text -> Matchers.find(Matchers.make(self, text));
  }

  public static Predicate<String> asMatchPredicate(Pattern self) {
    return text -> Matchers.matches(Matchers.make(self, text));
  }
}
