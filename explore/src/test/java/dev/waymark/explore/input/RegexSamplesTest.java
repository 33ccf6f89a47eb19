package dev.waymark.explore.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegexSamplesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[A-Z]{2}\\d{4}",
        "^(\\d{4})-(\\d\\d)-(\\d\\d)$",
        "(?<user>[\\w.]+)@(?:[a-z]+\\.)+(com|org)",
        "[^,]*,\\s*[+-]?\\d+(\\.\\d+)?",
        "\\p{Alpha}+\\[[0-9]]",
        "a{2,}b{1,3}?.*"
      })
  void whatIsMadeMatches(String regex) {
    List<String> samples = RegexSamples.of(regex);
    assertFalse(samples.isEmpty());
    samples.forEach(sample -> assertTrue(sample.matches(regex), sample));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "plain", "what?", "(a) b.", "[", "a{x}+", "\\d{2", "(?<=a)\\d", "[a-"})
  void whatIsNoneOrNotKnownMakesNothingThatDoesNotMatch(String text) {
    for (String sample : RegexSamples.of(text)) {
      assertTrue(sample.matches(text), sample);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[A-Z]{2}\\d{4}", "(a|b)+"})
  void theSameExpressionGivesTheSameStrings(String regex) {
    assertEquals(RegexSamples.of(regex), RegexSamples.of(regex));
  }
}
