package dev.waymark.report.title;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Questions that are answered yes or no, as parts of names: {@code LinesIsNotEmpty}. */
final class QuestionWords {
  private static final Pattern CALL = Pattern.compile("(?:(.*)\\.)?(\\w+)\\((.*)\\)");
  private static final Pattern STATE = Pattern.compile("(is|has|can)([A-Z]\\w*)");

  private static final Map<String, String> DENIED =
      Map.of(
          "matches", "DoesNotMatch",
          "contains", "DoesNotContain",
          "containsKey", "DoesNotContainKey",
          "startsWith", "DoesNotStartWith",
          "endsWith", "DoesNotEndWith",
          "equals", "DiffersFrom",
          "equalsIgnoreCase", "DiffersFrom");

  private QuestionWords() {}

  static String of(String asked, boolean isTrue) {
    Matcher call = CALL.matcher(asked);
    boolean isLiteral = call.matches() && call.group(1) != null && call.group(1).contains("\"");
    if (!call.matches() || isLiteral) {
      return state(asked, isTrue);
    }
    String object = call.group(1) == null ? "" : OperandWords.of(call.group(1));
    return object + verb(call.group(2), call.group(3), object, isTrue);
  }

  private static String verb(String method, String argument, String object, boolean isTrue) {
    Matcher state = STATE.matcher(method);
    if (state.matches()) {
      String verb = Words.capital(state.group(1));
      String not = isTrue ? "" : verb.equals("Has") ? "No" : "Not";
      return verb + not + state.group(2) + (object.isEmpty() ? OperandWords.of(argument) : "");
    }
    String known = DENIED.get(method);
    if (known != null) {
      return (isTrue ? Words.capital(method) : known) + object(argument);
    }
    return Words.capital(method) + (isTrue ? "IsTrue" : "IsFalse");
  }

  /** What a question is about, if it is a variable or a word. */
  private static String object(String argument) {
    boolean isShort = argument.matches("[\\w.]+|\"[A-Za-z0-9 ]{0,12}\"");
    return isShort ? OperandWords.of(argument) : "";
  }

  /** A field or a variable. */
  private static String state(String asked, boolean isTrue) {
    int dot = asked.lastIndexOf('.');
    String object =
        dot < 0 || asked.startsWith("this.") ? "" : OperandWords.of(asked.substring(0, dot));
    String name = OperandWords.of(asked.substring(dot + 1));
    Matcher named = STATE.matcher(asked.substring(dot + 1));
    if (named.matches()) {
      return object + verb(asked.substring(dot + 1), "", object, isTrue);
    }
    return object + (isTrue ? "Is" : "IsNot") + name;
  }
}
