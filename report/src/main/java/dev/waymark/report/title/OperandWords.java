package dev.waymark.report.title;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Operands of conditions as parts of names: {@code OrderStatus} for {@code order.status()}. */
final class OperandWords {
  private static final int MOST_PARTS = 2;
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?[LfFdD]?");
  private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9_]+");
  private static final Pattern SPACE = Pattern.compile(" ");
  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}_]+");
  private static final Pattern GETTER = Pattern.compile("get(?=[A-Z])");

  private static final Map<String, String> OPERATORS =
      Map.of("+", "Plus", "-", "Minus", "*", "Times", "/", "By", "%", "Modulo");

  private static final Map<Character, String> CHARACTERS =
      Map.of(
          ' ',
          "Space",
          '-',
          "Dash",
          '.',
          "Dot",
          ',',
          "Comma",
          ':',
          "Colon",
          '_',
          "Underscore",
          '/',
          "Slash",
          '+',
          "Plus",
          '=',
          "EqualsSign",
          '#',
          "Hash");

  private OperandWords() {}

  /** Nothing if there are no words for it. */
  static String of(String operand) {
    String text = operand.replaceAll("\\((?:[\\w.]+)(?:\\[])*\\) ?(?=[\\w(\"'])", "").strip();
    if (NUMBER.matcher(text).matches()) {
      return number(text);
    }
    if (text.startsWith("'")) {
      return character(text);
    }
    if (text.startsWith("\"")) {
      return text.equals("\"\"") ? "Empty" : Words.joined(text);
    }
    return expression(text);
  }

  private static String number(String text) {
    String digits = text.replaceAll("[LfFdD]", "").replaceFirst("\\.0$", "");
    return digits.equals("0") ? "Zero" : digits.replace("-", "Minus").replace(".", "Point");
  }

  private static String character(String text) {
    char c = text.length() < 2 ? '\'' : text.charAt(1);
    return Character.isLetterOrDigit(c)
        ? String.valueOf(c)
        : CHARACTERS.getOrDefault(c, "Character");
  }

  /** Names without arguments; the last ones if there are many. */
  private static String expression(String text) {
    String bare = withoutArguments(text);
    StringBuilder words = new StringBuilder();
    for (String part : SPACE.splitAsStream(bare).toList()) {
      words.append(OPERATORS.containsKey(part) ? OPERATORS.get(part) : chain(part));
    }
    return words.toString();
  }

  private static String chain(String text) {
    List<String> parts = new ArrayList<>();
    for (String each : BETWEEN.splitAsStream(text).toList()) {
      if (!each.isEmpty() && !each.equals("this") && !each.equals("new")) {
        parts.add(part(each));
      }
    }
    boolean isConstant = CONSTANT.matcher(text.substring(text.lastIndexOf('.') + 1)).matches();
    int most = isConstant ? 1 : MOST_PARTS;
    return String.join("", parts.subList(Math.max(0, parts.size() - most), parts.size()));
  }

  private static String part(String name) {
    return CONSTANT.matcher(name).matches()
        ? Words.ofConstant(name)
        : Words.joined(GETTER.matcher(name).replaceFirst(""));
  }

  /** The text without what is in parentheses, and with elements for indices but numbers. */
  static String withoutArguments(String text) {
    StringBuilder bare = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth -= c == ')' || c == ']' ? 1 : 0;
      if (depth == 0 && c == ']') {
        String index = text.substring(text.lastIndexOf('[', i) + 1, i);
        bare.append(index.matches("\\d+") ? index : ".element");
      } else if (depth == 0 && c != '(' && c != ')' && c != '[') {
        bare.append(c);
      }
      depth += c == '(' || c == '[' ? 1 : 0;
    }
    return bare.toString();
  }
}
