package dev.waymark.report.title;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Comparisons as parts of names: {@code AmountMoreThanBalance}, {@code OrderIdIsNull}. */
final class RelationWords {
  private static final Pattern COMPARED =
      Pattern.compile("(.*)\\.compareTo(?:IgnoreCase)?\\((.*)\\)");
  private static final Pattern SIGN = Pattern.compile("(.*)\\.signum\\(\\)");
  private static final Pattern SIZE = Pattern.compile("(.*)\\.(?:size\\(\\)|length\\(\\)|length)");

  private static final Map<String, String> WORDS =
      Map.of(
          "==",
          "Equals",
          "!=",
          "IsNot",
          "<",
          "LessThan",
          "<=",
          "AtMost",
          ">",
          "MoreThan",
          ">=",
          "AtLeast");

  private static final Map<String, String> SIGNS =
      Map.of(
          "==",
          "IsZero",
          "!=",
          "IsNotZero",
          "<",
          "IsNegative",
          "<=",
          "IsNotPositive",
          ">",
          "IsPositive",
          ">=",
          "IsNotNegative");

  private RelationWords() {}

  static String of(String left, String operator, String right) {
    if (right.equals("null")) {
      return OperandWords.of(left) + (operator.equals("==") ? "IsNull" : "IsNotNull");
    }
    boolean isZero = right.matches("0[LfFdD]?|0\\.0[fF]?");
    Matcher compared = COMPARED.matcher(left);
    if (isZero && compared.matches()) {
      return of(compared.group(1), operator, compared.group(2));
    }
    Matcher size = SIZE.matcher(left);
    if (isZero && size.matches()) {
      boolean isEmpty = operator.equals("==") || operator.equals("<=");
      return OperandWords.of(size.group(1)) + (isEmpty ? "IsEmpty" : "IsNotEmpty");
    }
    Matcher sign = SIGN.matcher(left);
    if (isZero) {
      return OperandWords.of(sign.matches() ? sign.group(1) : left) + SIGNS.get(operator);
    }
    boolean isConstant = right.matches("([\\w.]+\\.)?[A-Z][A-Z0-9_]*");
    String word = operator.equals("==") && isConstant ? "Is" : WORDS.get(operator);
    return OperandWords.of(left) + word + OperandWords.of(right);
  }
}
