package dev.waymark.benchmarks.subjects.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LexicalSubjectsTest {
  @Test
  void lispIsCutIntoTokens() {
    int[] tokens = PrintTokens.tokens("(if x1 -2.5 #a \"b c\") ; no\n lambda =>".toCharArray());
    assertArrayEquals(
        new int[] {
          10 * PrintTokens.SPECIAL + 1,
          10 * PrintTokens.KEYWORD + 3,
          10 * PrintTokens.IDENTIFIER,
          10 * PrintTokens.NUMBER,
          10 * PrintTokens.CHARACTER,
          10 * PrintTokens.STRING,
          10 * PrintTokens.SPECIAL + 2,
          10 * PrintTokens.COMMENT,
          10 * PrintTokens.KEYWORD + 5,
          10 * PrintTokens.KEYWORD + 6
        },
        tokens);
  }

  @ParameterizedTest
  @CsvSource({"?,1", "'\"a',2", "#,3", "#ab,3", "1a,4", "1.,4", "a?b,5"})
  void whatIsNoLispIsAnError(String text, int error) {
    assertArrayEquals(
        new int[] {10 * PrintTokens.ERROR + error}, PrintTokens.tokens(text.toCharArray()));
  }

  @Test
  void someCharactersHaveNames() {
    assertArrayEquals(
        new int[] {10 * PrintTokens.CHARACTER + 1, 10 * PrintTokens.CHARACTER + 1},
        PrintTokens.tokens("#space #newline".toCharArray()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "if (a) b->c; | 2002 8001 1001 8001 1001 7002 1001 8001",
        "x>>=1 // no | 1001 7003 3001",
        "/* no */ a++ + --b | 1001 7002 7001 7002 1001",
        "0xFFul 0b1_0 017 | 3006 3005 3003",
        "1.5e-3f .5 2. 3d | 4007 4002 4002 4002",
        "'a' '\\n' '\\u0041' | 6003 6004 6008",
        "\"a\\\"b\" \"\" | 5006 5002",
        "while return int char x... | 2005 2006 2003 2004 1001 8003",
      })
  void codeIsCutIntoTokens(String text, String expected) {
    String tokens = Arrays.toString(Lexer.tokens(text.toCharArray()));
    assertEquals("[" + expected.replace(" ", ", ") + "]", tokens);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "0x | -1",
        "1_ | -1",
        "08 | -1",
        "1e | -1",
        "12ab | -1",
        "\"\\q\" | -2",
        "\"\\x1\" | -2",
        "\"a | -3",
        "'ab' | -4",
        "'' | -4",
        "/* a | -5",
        "# | -6",
      })
  void theFirstErrorIsTheLastToken(String text, int error) {
    assertArrayEquals(new int[] {error}, Lexer.tokens(text.toCharArray()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "// a"})
  void whereNothingIsThereAreNoTokens(String text) {
    assertEquals(0, Lexer.tokens(text.toCharArray()).length);
  }
}
