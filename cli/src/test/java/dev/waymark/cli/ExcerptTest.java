package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExcerptTest {
  private static final List<String> TEXT = List.of("a", "b", "c", "b", "d");

  @ParameterizedTest
  @ValueSource(strings = {"a b c b d", "... d", "a ...", "a ... d", "a ... c ... d", "a b ... b d"})
  void dotsStandForAnyLines(String lines) {
    assertTrue(whole(lines).matches(TEXT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a b c b", "b c b d", "... b", "b ...", "a ... e ... d", "a b c ... c b d"})
  void aWholeTextBeginsAndEndsAsShown(String lines) {
    assertFalse(whole(lines).matches(TEXT));
  }

  @Test
  void aPartMayBeginAnywhereAndBeIndentedOtherwise() {
    assertTrue(part("b c").matches(List.of("a", "  b", "  c")));
    assertTrue(part("b ... d").matches(TEXT));
    assertFalse(part("c c").matches(TEXT));
  }

  @Test
  void anUpdateKeepsTheGaps() {
    assertEquals(TEXT, whole("x y").updated(TEXT));
    assertEquals(List.of("a", "...", "b", "d"), whole("x ... y z").updated(TEXT));
    assertEquals(List.of("a", "...", "b", "c", "...", "d"), whole("x ... b c ... y").updated(TEXT));
    assertEquals(List.of("b", "c", "b"), part("b x b").updated(TEXT));
    assertEquals(List.of("x"), part("x").updated(TEXT));
    assertEquals(List.of("n12", "m3"), part("n7 m3").updated(List.of("a", "n12", "m3")));
  }

  private static Excerpt whole(String lines) {
    return new Excerpt(List.of(lines.split(" ")), Excerpt.Extent.WHOLE);
  }

  private static Excerpt part(String lines) {
    return new Excerpt(List.of(lines.split(" ")), Excerpt.Extent.PART);
  }
}
