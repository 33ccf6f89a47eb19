package dev.waymark.explore.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Sort;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlainTextsTest {
  private static final int LONGEST = 40;

  private final Shape.Text text = text();
  private final AtomicInteger tries = new AtomicInteger();

  private static Shape.Text text() {
    Terms terms = Simplifier.newTerms();
    List<Shape.Scalar> characters =
        IntStream.range(0, LONGEST)
            .mapToObj(i -> terms.symbol(Sort.INT, "charAt(" + i + ")", 0, Character.MAX_VALUE))
            .map(symbol -> new Shape.Scalar(symbol, "C"))
            .toList();
    return new Shape.Text(
        new Shape.Scalar(terms.symbol(Sort.INT, "length()", 0, LONGEST), "I"), characters);
  }

  private String plain(String string, Predicate<String> isKept) {
    Assignment numbers = Objects.requireNonNull(Texts.put(text, string, Assignment.EMPTY));
    Input plainer =
        PlainTexts.of(
            Input.of(List.of(text), numbers),
            input -> {
              tries.incrementAndGet();
              return isKept.test(text.string(input.numbers()));
            });
    return text.string(plainer.numbers());
  }

  @Test
  void allThatIsNotNeededIsLeftOut() {
    assertEquals(
        "a(,)",
        plain("  aaaaaaaa(00000,00000000)", s -> s.matches(" *a+.*,.*\\)") && s.contains("(")));
  }

  @Test
  void whatIsNeededStays() {
    assertEquals("0123456789", plain("0123456789", s -> s.length() >= 10));
  }

  @Test
  void charactersThatCannotBePrintedAreReplaced() {
    assertEquals("0+ ", plain("\u1c41+\u0007", s -> s.length() == 3 && isSum(s)));
  }

  /** A digit, a plus, and something that is neither a digit nor an a. */
  private static boolean isSum(String s) {
    return Character.isDigit(s.charAt(0))
        && s.charAt(1) == '+'
        && s.charAt(2) != 'a'
        && !Character.isDigit(s.charAt(2));
  }

  @Test
  void triesAreBounded() {
    plain("x".repeat(LONGEST), s -> false);
    assertTrue(tries.get() < 50, tries::toString);
  }
}
