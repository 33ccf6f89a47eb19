package dev.waymark.library.regex;

import dev.waymark.library.text.Text;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import dev.waymark.probe.regex.Extent;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Matchers of the JDK, with the string beside them that they look at if it carries. They themselves
 * do all that is asked for as well, so that they know what the code asks for later.
 */
public final class Matchers {
  /** What lies beside a matcher. */
  private static final class Source {
    final String text;

    /** Whether nothing was sought yet. */
    boolean isFresh = true;

    Source(String text) {
      this.text = text;
    }
  }

  private Matchers() {}

  /** As {@link Pattern#matcher}. */
  public static Matcher make(Pattern pattern, CharSequence text) {
    Matcher matcher = pattern.matcher(text);
    carry(matcher, text);
    return matcher;
  }

  private static void carry(Matcher matcher, CharSequence text) {
    if (text instanceof String string) {
      if (Text.carries(string)) {
        Carriers.put(matcher, new Source(string));
      }
    } else if (Text.carries(text) || !text.getClass().getName().startsWith("java.")) {
      Symbolic.lose(); // it may change, or look at symbolic values, when the matcher looks at it
    }
  }

  private static @Nullable Source source(MatchResult matcher) {
    return (Source) Carriers.contents(matcher);
  }

  /** As {@link Matcher#matches}. */
  public static boolean matches(Matcher matcher) {
    return decide(matcher, Extent.WHOLE, matcher.matches());
  }

  /** As {@link Matcher#lookingAt}. */
  public static boolean lookingAt(Matcher matcher) {
    return decide(matcher, Extent.START, matcher.lookingAt());
  }

  /** As {@link Matcher#find()}; all but the first is lost. */
  public static boolean find(Matcher matcher) {
    boolean real = matcher.find();
    Source source = source(matcher);
    if (source != null && !source.isFresh) {
      Symbolic.lose();
      return real;
    }
    return decide(matcher, Extent.PART, real);
  }

  private static boolean decide(Matcher matcher, Extent extent, boolean real) {
    Source source = source(matcher);
    if (source == null) {
      return real;
    }
    source.isFresh = false;
    return Matching.decide(matcher.pattern(), source.text, extent, real);
  }

  /** The matcher is about to tell something that depends on its text in a way that is lost. */
  public static <T extends MatchResult> T lose(T matcher) {
    Source source = source(matcher);
    if (source != null) {
      source.isFresh = false;
      Symbolic.lose();
    }
    return matcher;
  }

  /** The matcher will look at its text in another way than those that are known here. */
  public static Matcher giveUp(Matcher matcher) {
    lose(matcher);
    Carriers.forget(matcher);
    return matcher;
  }

  /** The JDK is about to add to a builder what nobody follows. */
  public static void change(@Nullable CharSequence builder) {
    if (builder != null && Text.carries(builder)) {
      Symbolic.lose();
      Carriers.forget(builder);
    }
  }

  /** As {@link Matcher#reset()}. */
  public static Matcher reset(Matcher matcher) {
    Source source = source(matcher);
    if (source != null) {
      source.isFresh = true;
    }
    return matcher.reset();
  }

  /** As {@link Matcher#reset(CharSequence)}. */
  public static Matcher reset(Matcher matcher, CharSequence text) {
    Matcher same = matcher.reset(text);
    Carriers.forget(matcher);
    carry(matcher, text);
    return same;
  }
}
