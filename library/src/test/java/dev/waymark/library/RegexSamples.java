package dev.waymark.library;

import dev.waymark.library.regex.Matchers;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Expressions, and matchers of texts that match them or nearly do. */
final class RegexSamples {
  private RegexSamples() {}

  static void add(MoreSamples.Target target, UnaryOperator<Object> wrap, Random random) {
    target.add(Pattern.class, () -> expression(random).pattern());
    target.add(Matcher.class, () -> matcher(wrap, random));
    target.add(MatchResult.class, () -> matcher(wrap, random));
  }

  private static Expression expression(Random random) {
    List<Expression> all = Expression.ALL;
    return all.get(random.nextInt(all.size()));
  }

  /** A matcher that was now and then used before. */
  private static Matcher matcher(UnaryOperator<Object> wrap, Random random) {
    Expression expression = expression(random);
    String text = (String) wrap.apply(expression.text(random));
    Matcher matcher = Matchers.make(expression.pattern(), text);
    switch (random.nextInt(4)) {
      case 0 -> Matchers.matches(matcher);
      case 1 -> Matchers.find(matcher);
      case 2 -> Matchers.lookingAt(matcher);
      default -> matcher.hitEnd();
    }
    return matcher;
  }
}
