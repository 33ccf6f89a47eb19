package dev.waymark.benchmarks.subjects.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextSubjectsTest {
  @Test
  void everyRomanNumeralIsReadAsItIsWritten() {
    for (int i = 1; i <= RomanNumerals.MAX; i++) {
      assertEquals(i, RomanNumerals.parse(RomanNumerals.format(i)));
    }
    assertEquals("MCMXC", RomanNumerals.add("m", "CMXC"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "IIII", "IC", "VX", "ABC", "MMMM"})
  void otherWordsAreNoRomanNumerals(String text) {
    assertFalse(RomanNumerals.isNumeral(text));
  }

  @Test
  void expressionsHaveTheUsualPrecedence() {
    assertEquals(14, ExpressionParser.evaluate("2 + 3 * 4"));
    assertEquals(512, ExpressionParser.evaluate("2 ^ 3 ^ 2"));
    assertEquals(-1, ExpressionParser.evaluate("min(7 % 4, -(3 - 2))"));
    assertEquals(12, new ExpressionParser(Map.of("x", 5L)).parse("2 * x + abs(-2)"));
  }

  @Test
  void whereAnExpressionIsWrongIsTold() {
    var e = assertThrows(RuntimeException.class, () -> ExpressionParser.evaluate("1 + "));
    assertEquals("unexpected end at 4", e.getMessage());
  }

  @Test
  void jsonIsCutIntoTokens() {
    List<JsonTokenizer.Type> types =
        JsonTokenizer.tokenize("{\"a\\u0041\": [-1.5e+3, true, null]}").stream()
            .map(JsonTokenizer.Token::type)
            .toList();
    assertEquals(
        List.of(
            JsonTokenizer.Type.OPEN_OBJECT,
            JsonTokenizer.Type.STRING,
            JsonTokenizer.Type.COLON,
            JsonTokenizer.Type.OPEN_ARRAY,
            JsonTokenizer.Type.NUMBER,
            JsonTokenizer.Type.COMMA,
            JsonTokenizer.Type.TRUE,
            JsonTokenizer.Type.COMMA,
            JsonTokenizer.Type.NULL,
            JsonTokenizer.Type.CLOSE_ARRAY,
            JsonTokenizer.Type.CLOSE_OBJECT,
            JsonTokenizer.Type.END),
        types);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nul", "truex", "1.", "-", "\"", "\"\\x\"", "\"\\u12\"", "?"})
  void whatIsNoTokenIsRejected(String text) {
    assertThrows(IllegalArgumentException.class, () -> JsonTokenizer.tokenize(text));
  }

  @Test
  void ibansAreCheckedByCountryAndRemainder() {
    assertTrue(Iban.isValid("GB82 WEST 1234 5698 7654 32"));
    assertFalse(Iban.isValid("GB83 WEST 1234 5698 7654 32"));
    assertFalse(Iban.isValid("XX82 WEST 1234 5698 7654 32"));
    assertEquals("89", Iban.checkDigits("DE", "370400440532013000"));
    assertEquals("DE****************3000", new Iban("DE89370400440532013000").masked());
  }

  @Test
  void versionsAreOrderedAsTheSpecificationHasIt() {
    List<String> ordered =
        List.of("1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2");
    for (int i = 1; i < ordered.size(); i++) {
      assertEquals(-1, SemanticVersion.compare(ordered.get(i - 1), ordered.get(i)));
    }
    assertEquals(1, SemanticVersion.compare("v1.0.0", "1.0.0-beta.11+build"));
    assertTrue(SemanticVersion.parse("1.4.2").satisfies("^1.2.3"));
    assertFalse(SemanticVersion.parse("1.4.2").satisfies("~1.2.3"));
  }

  @Test
  void colorsAreReadInAllForms() {
    assertEquals("#ffffff", ColorParser.parse("#FFF").hex());
    assertEquals("#0a141e", ColorParser.parse("rgb(10, 20,30)").hex());
    assertEquals("#ff000080", ColorParser.parse("rgba(100%, 0, 0, 0.5)").hex());
    assertTrue(ColorParser.parse("white").isLight());
    assertThrows(IllegalArgumentException.class, () -> ColorParser.parse("#12345"));
  }
}
