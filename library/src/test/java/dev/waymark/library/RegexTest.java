package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.library.java.lang.StringModel;
import dev.waymark.library.java.util.regex.MatchResultModel;
import dev.waymark.library.java.util.regex.MatcherModel;
import dev.waymark.library.java.util.regex.PatternModel;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.run.Trace;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whether a symbolic text matches is what the JDK says, and for the usual forms nothing is lost.
 */
class RegexTest {
  private static final int TRIALS = 300;

  static final List<Expression> ALL = Expression.ALL;

  @ParameterizedTest
  @FieldSource("ALL")
  void whatCodeChecksIsDecided(Expression expression) {
    Random random = new Random(expression.pattern().pattern().hashCode());
    for (int i = 0; i < TRIALS; i++) {
      compare(expression.pattern(), expression.text(random));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a)\\1",
        "a(?=b)",
        "a(?!b).",
        "(?<=a)b",
        "(?<!a)b",
        "(?>a*)b",
        "a*+b",
        "a?+a",
        "\\bab\\b",
        "a\\B",
        "\\p{L}+",
        "\\p{IsAlphabetic}",
        "[a-z&&[^b]]+",
        "[a[bc]]",
        "a$b?",
        "(a$)*",
        "a(?i)b",
        "(?m)^a$",
        "(?x) a b",
        "\\R",
        "\\h",
        "\\X",
        "\\07",
        "\\cA",
        "\\Gab",
        "[\ud83d\ude00a]b",
        "\ud83d\ude00?",
        "[\\x{1F600}]",
        "[a-\uffff]",
        "a{600}",
        "(\\w{1,40}\\.){1,20}x",
        "(a|b)*a(a|b){9}",
      })
  void whatIsNotKnownIsLost(String regex) {
    for (String text : new String[] {"", "ab", "aab", "a", "aa", "b", "a b\n"}) {
      String seen = (String) Carrying.copy(text);
      boolean expected = Pattern.compile(regex).matcher(text).matches();
      assertFalse(
          run(() -> StringModel.matches((String) Carrying.make(seen), regex), expected, regex)
              .incompleteness()
              .isEmpty(),
          regex);
    }
  }

  @Test
  void flagsThatAreNotKnownLose() {
    for (int flag :
        new int[] {
          Pattern.MULTILINE,
          Pattern.COMMENTS,
          Pattern.UNICODE_CASE,
          Pattern.LITERAL,
          Pattern.UNIX_LINES,
          Pattern.CANON_EQ,
          Pattern.UNICODE_CHARACTER_CLASS
        }) {
      Pattern pattern = Pattern.compile("a.b", flag);
      Trace trace =
          run(
              () -> PatternModel.asMatchPredicate(pattern).test((String) Carrying.make("aab")),
              pattern.matcher("aab").matches(),
              pattern.toString());
      assertFalse(trace.incompleteness().isEmpty(), () -> "flag " + flag);
    }
  }

  @Test
  void whereSomethingMatchesIsRightButLost() {
    Pattern pattern = Pattern.compile("(\\d+)-(\\d+)");
    Trace trace =
        run(
            () -> {
              Matcher matcher = PatternModel.matcher(pattern, (String) Carrying.make("12-345"));
              assertEquals(true, MatcherModel.matches(matcher));
              return "345".equals(MatchResultModel.group(matcher, 2));
            },
            true,
            "groups");
    assertFalse(trace.incompleteness().isEmpty());
  }

  @Test
  void onlyTheFirstSearchIsDecided() {
    Pattern pattern = Pattern.compile("\\d");
    Trace trace =
        run(
            () -> {
              Matcher matcher = PatternModel.matcher(pattern, (String) Carrying.make("a1b"));
              return MatcherModel.find(matcher) && !MatcherModel.find(matcher);
            },
            true,
            "two searches");
    assertFalse(trace.incompleteness().isEmpty());
  }

  private static void compare(Pattern pattern, String text) {
    String what = pattern + " (" + pattern.flags() + ") and " + Description.of(text);
    Matcher matcher = pattern.matcher(text);
    assertKept(
        () -> MatcherModel.matches(carrying(pattern, text)), matcher.matches(), what + ", matches");
    assertKept(
        () -> MatcherModel.lookingAt(carrying(pattern, text)), matcher.lookingAt(), what + ", at");
    assertKept(
        () -> MatcherModel.find(carrying(pattern, text)), matcher.reset().find(), what + ", find");
    assertKept(
        () -> PatternModel.asPredicate(pattern).test((String) Carrying.make(text)),
        pattern.asPredicate().test(text),
        what + ", predicate");
    if (pattern.flags() == 0) {
      assertKept(
          () -> StringModel.matches((String) Carrying.make(text), pattern.pattern()),
          text.matches(pattern.pattern()),
          what + ", string");
      assertKept(
          () -> PatternModel.matches(pattern.pattern(), builder(text)),
          text.matches(pattern.pattern()),
          what + ", pattern");
    }
  }

  private static Matcher carrying(Pattern pattern, String text) {
    return PatternModel.matcher(pattern, (String) Carrying.make(text));
  }

  @SuppressWarnings("UnnecessaryStringBuilder") // the class is the point
  private static CharSequence builder(String text) {
    return (CharSequence) Carrying.make(new StringBuilder(text));
  }

  private static void assertKept(BooleanSupplier model, boolean expected, String what) {
    Trace trace = run(model, expected, what);
    assertEquals(0, trace.incompleteness().size(), what);
  }

  private static Trace run(BooleanSupplier model, boolean expected, String what) {
    Trace trace = Probe.begin(RunLimits.DEFAULT);
    try {
      assertEquals(expected, model.getAsBoolean(), what);
    } catch (RuntimeException e) {
      throw new AssertionError(what, e);
    } finally {
      Probe.end();
    }
    return trace;
  }
}
