package dev.waymark.report.title;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What branches are called in names of tests. */
class ConditionWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "grams <= 0 [true] | gramsIsNotPositive",
        "grams <= 0 [false] | gramsIsPositive",
        "amount > this.balance [true] | amountMoreThanBalance",
        "a == b [true] | aEqualsB",
        "a == b #2 [false] | aIsNotB",
        "orderId == null [true] | orderIdIsNull",
        "order != null [NullPointerException] | orderIsNull",
        "!number.matches(\"[0-9]{4,10}\") [true] | numberDoesNotMatch",
        "lines.isEmpty() [false] | linesIsNotEmpty",
        "lines.size() == 0 [true] | linesIsEmpty",
        "name.equals(\"fast\") [false] | nameDiffersFromFast",
        "from.equals(to) [true] | fromEqualsTo",
        "order.status() != Order$Status.PLACED [true] | orderStatusIsNotPlaced",
        "order.total().compareTo(MINIMUM_TOTAL) < 0 [true] | orderTotalLessThanMinimumTotal",
        "overdraft.signum() < 0 [true] | overdraftIsNegative",
        "switch order.status() [case SHIPPED] | orderStatusIsShipped",
        "switch order.status() [default] | orderStatusIsOther",
        "0 <= i < values.length [ArrayIndexOutOfBoundsException] | iIsOutside",
        "0 <= 1 < values.length [ArrayIndexOutOfBoundsException] | valuesIsTooShort",
        "values[0] <= values[i] [true] | values0AtMostValuesElement",
        "b != 0 [ArithmeticException] | bIsZero",
        "shape instanceof Circle [false] | shapeIsNotCircle",
        "this.closed [true] | isClosed",
        "target.frozen [false] | targetIsNotFrozen",
        "c == '-' [true] | cEqualsDash",
        "this.iterator.hasNext() [false] | iteratorHasNoNext",
        "(int) x >= 10 [false] | xLessThan10"
      })
  void branchesBecomeWords(String label, String words) {
    assertEquals(words, ConditionWords.of(branch(label)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a && b [true]",
        "theNameOfAVeryLongVariable.andOfAMethod() == theOther.valueOfTheOther() [true]",
        "this.first.second.third.fourth.fifth.six... [true]"
      })
  void whatIsLongHasNoWords(String label) {
    assertEquals("", ConditionWords.of(branch(label)));
  }

  private static Branch branch(String label) {
    return new Branch(new MethodRef("a/A", "m", "()V"), 0, 0, 0, "A.m:7 " + label);
  }
}
