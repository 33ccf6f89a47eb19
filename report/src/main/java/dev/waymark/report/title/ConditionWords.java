package dev.waymark.report.title;

import dev.waymark.program.branch.Branch;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Branches as parts of names: {@code gramsIsNotPositive} for {@code grams <= 0 [true]}. */
final class ConditionWords {
  /** Longer ones are hard to read; nothing is better then. */
  private static final int LONGEST = 48;

  /** The label of a branch: class, method and line, what is asked, and the answer. */
  private static final Pattern LABEL = Pattern.compile("(?s)\\S+ (.*?)(?: #\\d+)? \\[(.*)]");

  private static final Pattern RELATION = Pattern.compile(" (==|!=|<=|>=|<|>) ");
  private static final Pattern TYPE = Pattern.compile("(.*) (?:instanceof|is) ([\\w.$]+)");
  private static final Pattern INDEX = Pattern.compile("0 <= (.*) < (.*)\\.length");
  private static final Pattern CASE = Pattern.compile("case ([^,]*)");

  private static final Map<String, String> NEGATED =
      Map.of("==", "!=", "!=", "==", "<", ">=", ">=", "<", ">", "<=", "<=", ">");

  private ConditionWords() {}

  /** Nothing if there are no short words for it. */
  static String of(Branch branch) {
    Matcher matcher = LABEL.matcher(branch.label().replace('$', '.'));
    if (branch.isLabel() || !matcher.matches()) {
      return "";
    }
    String words = words(matcher.group(1), matcher.group(2));
    boolean isShort = words.length() <= LONGEST && !words.contains("...");
    return isShort && words.matches("\\p{L}[\\p{L}\\p{N}]*") ? Words.small(words) : "";
  }

  private static String words(String asked, String answer) {
    if (asked.contains(" && ") || asked.contains(" || ") || asked.contains("...")) {
      return "";
    }
    if (asked.startsWith("switch ")) {
      return ofCase(asked.substring("switch ".length()), answer);
    }
    Matcher index = INDEX.matcher(asked);
    if (index.matches() && index.group(1).matches("\\d+")) {
      return OperandWords.of(index.group(2))
          + (answer.equals("pass") ? "IsLongEnough" : "IsTooShort");
    }
    if (index.matches()) {
      return OperandWords.of(index.group(1)) + (answer.equals("pass") ? "IsInside" : "IsOutside");
    }
    return condition(asked, answer.equals("true") || answer.equals("pass"));
  }

  private static String ofCase(String key, String answer) {
    Matcher matcher = CASE.matcher(answer);
    return OperandWords.of(key)
        + (matcher.lookingAt() ? "Is" + OperandWords.of(matcher.group(1)) : "IsOther");
  }

  private static String condition(String asked, boolean isTrue) {
    if (asked.startsWith("!")) {
      String inner = asked.substring(1);
      boolean isNested = inner.startsWith("(") && inner.endsWith(")");
      return condition(isNested ? inner.substring(1, inner.length() - 1) : inner, !isTrue);
    }
    Matcher type = TYPE.matcher(asked);
    if (type.matches()) {
      String name = type.group(2).substring(type.group(2).lastIndexOf('.') + 1);
      return OperandWords.of(type.group(1)) + (isTrue ? "Is" : "IsNot") + Words.capital(name);
    }
    Matcher relation = RELATION.matcher(asked);
    if (relation.find()) {
      String operator = isTrue ? relation.group(1) : NEGATED.getOrDefault(relation.group(1), "");
      String left = asked.substring(0, relation.start());
      return RelationWords.of(left, operator, asked.substring(relation.end()));
    }
    return QuestionWords.of(asked, isTrue);
  }
}
