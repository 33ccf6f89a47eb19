package dev.waymark.benchmarks.subjects.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternSubjectsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b | x | abcb | axcx",
        "? | <&> | ab | <a><b>",
        "a* | - | baac | -b-c",
        "ca*t | dog | a caaat, a ct | a dog, a dog",
        "[0-9][0-9]* | # | a12b345 | a#b#",
        "[^a-c] | _ | abxcy | ab_c_",
        "%a | b | aaa | baa",
        "a$ | b | aaa | aab",
        "a%b$c | x | a%b$c | x",
        "@? | @& | what? | what&",
        "[@]a]b | x | ]bab | xx",
        "[a-] | x | a-b | xxb",
      })
  void matchesAreReplaced(String pattern, String substitute, String line, String expected) {
    char[] changed =
        Replace.replace(pattern.toCharArray(), substitute.toCharArray(), line.toCharArray());
    assertEquals(expected, changed == null ? "" : new String(changed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[a", "[]", "%*", "a**"})
  void aPatternThatIsNotWellFormedReplacesNothing(String pattern) {
    assertNull(Replace.replace(pattern.toCharArray(), new char[0], new char[] {'a'}));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "b ~ 2",
        "^b ~ 1",
        "c$ ~ 1",
        "^(abc|def)$ ~ 2",
        "e+e ~ 0",
        "de*f ~ 1",
        "de?f ~ 1",
        "a.c ~ 1",
        "[0-9] ~ 1",
        "[[:digit:]]{2} ~ 1",
        "1{3} ~ 0",
        "1{1,2}2 ~ 1",
        "1{2,} ~ 1",
        "[^a-z ] ~ 1",
        "\\<de ~ 1",
        "\\<e ~ 0",
        "b\\> ~ 1",
        "\\w\\W\\w ~ 1",
        "x|y|f ~ 1",
        "(a|b)(b|c)c ~ 1",
      })
  void linesThatMatchAreCounted(String pattern, int expected) {
    assertEquals(expected, count(pattern, "abc\ndef\nb 112", 0));
  }

  private static int count(String pattern, String text, int options) {
    return Grep.count(pattern.toCharArray(), text.toCharArray(), options);
  }

  @Test
  void optionsChangeWhatIsSelected() {
    String text = "Ab\nab c\ncab\n";
    assertEquals(3, count("ab", text, Grep.IGNORE_CASE));
    assertEquals(1, count("ab", text, Grep.INVERT));
    assertEquals(1, count("ab", text, Grep.WHOLE_WORD));
    assertEquals(1, count("A[a-c]", text, Grep.WHOLE_LINE));
    assertEquals(1, count("b", text, Grep.FIRST_ONLY));
    assertEquals(3, count("[[:upper:]]", text, Grep.IGNORE_CASE));
    assertEquals(1, count("[[:upper:]]", text, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(a", "a)", "[a", "*", "a{4}", "a{2,1}", "a{", "\\", "[[:foo:]]", "a**"})
  void aPatternThatIsNotWellFormedIsTold(String pattern) {
    assertEquals(Grep.MALFORMED, count(pattern, "a", 0));
  }

  @Test
  void aTextEndsAtItsFirstNul() {
    assertEquals(1, count("a\0)", "a\0\na", 0));
  }
}
