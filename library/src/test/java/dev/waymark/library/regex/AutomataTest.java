package dev.waymark.library.regex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.probe.regex.Automata;
import dev.waymark.probe.regex.Automaton;
import dev.waymark.probe.regex.Extent;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Automata accept what the JDK accepts, are small, and exist only for forms that are known. */
class AutomataTest {
  private static final int EXPRESSIONS = 1000;
  private static final int TEXTS = 25;

  @ParameterizedTest
  @EnumSource
  void anAutomatonAcceptsWhatTheJdkAccepts(Extent extent) {
    Random random = new Random(7);
    RandomRegex made = new RandomRegex(random);
    int large = 0;
    for (int i = 0; i < EXPRESSIONS; i++) {
      Pattern pattern = made.pattern();
      Automaton automaton = Automata.find(pattern.pattern(), pattern.flags(), extent);
      large += automaton == null ? 1 : 0;
      for (int j = 0; automaton != null && j < TEXTS; j++) {
        compare(pattern, automaton, made.text(), extent);
      }
    }
    assertTrue(large < EXPRESSIONS / 20, large + " are too large");
  }

  private static void compare(Pattern pattern, Automaton automaton, String text, Extent extent) {
    Matcher matcher = pattern.matcher(text);
    boolean expected =
        switch (extent) {
          case WHOLE -> matcher.matches();
          case START -> matcher.lookingAt();
          case PART -> matcher.find();
        };
    String what = pattern + " (" + pattern.flags() + ") " + extent + " of " + shown(text);
    int flag = Acceptance.of(automaton, text.toCharArray(), text.length());
    assertEquals(expected ? 1 : 0, flag, what);
    boolean isPossible =
        automaton.shortest() != Automaton.NONE
            && text.length() >= automaton.shortest()
            && text.length() <= automaton.longest();
    assertTrue(isPossible || !expected, what);
    assertTrue(expected || !automaton.acceptsAll(), what);
  }

  private static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    text.chars().forEach(c -> shown.append(String.format("\\u%04x", c)));
    return shown.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "[a-z]+ 1 2147483647 3",
        "\\d{4}-\\d{2}-\\d{2} 10 10 12",
        "[^@]+@[^@]+ 3 2147483647 5",
        ".* 0 2147483647 2",
        "a|bc? 1 2 4",
        "a^b -1 -1 1",
      })
  void automataAreSmall(String regex, int shortest, int longest, int states) {
    Automaton automaton = Automata.find(regex, 0, Extent.WHOLE);
    assertNotNull(automaton);
    assertEquals(shortest, automaton.shortest());
    assertEquals(longest, automaton.longest());
    assertEquals(states, automaton.size());
  }

  @Test
  void aPartOfAnythingIsAnything() {
    Automaton automaton = Automata.find("a*", 0, Extent.PART);
    assertNotNull(automaton);
    assertTrue(automaton.acceptsAll());
  }

  @Test
  void anExpressionIsReadOnce() {
    assertEquals(
        Automata.find("ab+", Pattern.DOTALL, Extent.START),
        Automata.find("ab+", Pattern.DOTALL, Extent.START));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a)\\1", "(?=b)", "a*+", "a$b", "\\b", "\\p{L}", "[a&&b]", "[[a]]", "(?m)a", "\\0",
        "a(?i)b"
      })
  void otherFormsAreRefused(String regex) {
    for (Extent extent : Extent.values()) {
      assertNull(Automata.find(regex, 0, extent), regex);
    }
  }
}
