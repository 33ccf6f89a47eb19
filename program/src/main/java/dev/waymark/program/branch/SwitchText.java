package dev.waymark.program.branch;

import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Switch;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Renders switches. One over an enum goes by numbers in the bytecode, those of a switch map or the
 * ordinals themselves; it reads by the names of the constants where these are known.
 */
final class SwitchText {
  private static final int SHOWN = 6;

  private final ExpressionText expressions;
  private final CaseNames caseNames;

  SwitchText(ExpressionText expressions, CaseNames caseNames) {
    this.expressions = expressions;
    this.caseNames = caseNames;
  }

  /** What is switched over. */
  String text(Switch jump, int statement) {
    String key = key(jump.key(), statement);
    String enumKey =
        key.endsWith(".ordinal()") && !names(jump, statement).isEmpty()
            ? key.substring(0, key.length() - ".ordinal()".length())
            : key;
    return ConditionText.shorten("switch " + enumKey);
  }

  /** The key as it is written: a switch over patterns goes by the number of the one that fits. */
  private String key(Operand key, int statement) {
    return expressions.definingCall(key, statement) instanceof Invoke invoke
            && !caseNames.ofPatterns(invoke.method()).isEmpty()
        ? expressions
            .beforeCopying(invoke.arguments().get(0), expressions.definition(key, statement))
            .text()
        : expressions.of(key, statement).text();
  }

  /** How each outcome reads: {@code case 1, 2} or {@code default}. */
  List<String> outcomes(Switch jump, int statement) {
    SwitchTargets targets = new SwitchTargets(jump);
    Map<Integer, String> names = names(jump, statement);
    return targets.targets().stream().map(t -> outcome(targets.keys(t), names)).toList();
  }

  /** What must hold for the switch to take {@code outcome}. */
  String needs(Switch jump, int statement, int outcome) {
    SwitchTargets targets = new SwitchTargets(jump);
    Map<Integer, String> names = names(jump, statement);
    String key = text(jump, statement).substring("switch ".length());
    List<Integer> keys = targets.keys(targets.targets().get(outcome));
    return ConditionText.shorten(
        keys.isEmpty()
            ? none(key, jump, names)
            : keys.stream()
                .map(each -> key + " == " + name(each, names))
                .collect(Collectors.joining(" or ")));
  }

  private static String none(String key, Switch jump, Map<Integer, String> names) {
    List<String> others =
        jump.cases().stream()
            .filter(each -> each.target() != jump.defaultTarget())
            .map(each -> name(each.key(), names))
            .toList();
    return others.size() == 1
        ? key + " != " + others.get(0)
        : key + " to be none of " + String.join(", ", others);
  }

  private static String name(int key, Map<Integer, String> names) {
    return names.getOrDefault(key, Integer.toString(key));
  }

  private static String outcome(List<Integer> keys, Map<Integer, String> names) {
    if (keys.isEmpty()) {
      return "default";
    }
    List<String> texts = keys.stream().map(k -> names.getOrDefault(k, k.toString())).toList();
    String shown =
        (names.isEmpty() ? texts.stream() : texts.stream().sorted())
            .limit(SHOWN)
            .collect(Collectors.joining(", "));
    return "case " + shown + (keys.size() > SHOWN ? ", ..." : "");
  }

  private Map<Integer, String> names(Switch jump, int statement) {
    Expression key = expressions.definingExpression(jump.key(), statement);
    if (key instanceof GetElement element) {
      int at = expressions.definition(jump.key(), statement);
      return expressions.definingExpression(element.array(), at) instanceof GetStatic table
              && table.field().isSwitchMap()
          ? caseNames.ofSwitchMap(table.field())
          : Map.of();
    }
    return ofCall(jump.key(), statement);
  }

  private Map<Integer, String> ofCall(Operand key, int statement) {
    if (!(expressions.definingCall(key, statement) instanceof Invoke invoke)) {
      return Map.of();
    }
    return invoke.name().equals("ordinal") && invoke.descriptor().equals("()I")
        ? caseNames.ofOrdinals(invoke.method().owner())
        : caseNames.ofPatterns(invoke.method());
  }
}
