package dev.waymark.benchmarks.synthetic;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes conditions: on one number, on several, on flags set before, and such as never hold. */
final class Conditions {
  private final Choices choices;
  private final Expressions expressions;
  private final SortedMap<String, List<Integer>> flagValues = new TreeMap<>();

  Conditions(Choices choices, Expressions expressions) {
    this.choices = choices;
    this.expressions = expressions;
  }

  /** Makes {@code value} of {@code flag} worth asking for. */
  void assigned(String flag, int value) {
    flagValues.computeIfAbsent(flag, name -> new ArrayList<>(List.of(0))).add(value);
  }

  /** Any condition of at most {@code branches} branches, which are 2 or more. */
  Condition any(Scope scope, int branches) {
    return branches >= 4 && choices.inHundred(18)
        ? Condition.joined(simple(scope), choices.of("&&", "||"), simple(scope))
        : simple(scope);
  }

  private Condition simple(Scope scope) {
    int die = choices.below(100);
    if (die < 32) {
      return guard(scope);
    }
    if (die < 44) {
      return compared(expressions.name(scope), expressions.name(scope) + " + " + gap());
    }
    if (die < 70) {
      return compared(grouped(expressions.any(scope)), "" + expressions.constant());
    }
    if (die < 80) {
      return Condition.of(expressions.name(scope) + " == " + expressions.constant());
    }
    if (die < 88) {
      return residue(scope);
    }
    return (die < 94 && expressions.hasHelpers()) || flagValues.isEmpty()
        ? compared(helped(scope), "" + expressions.constant())
        : flag();
  }

  private String helped(Scope scope) {
    return expressions.hasHelpers() ? expressions.call(scope) : expressions.name(scope);
  }

  private static String grouped(String expression) {
    return expression.contains(" ") ? "(" + expression + ")" : expression;
  }

  private int gap() {
    return choices.between(1, 100);
  }

  private Condition guard(Scope scope) {
    String parameter = choices.of(scope.parameters());
    Guard guard = new Guard(parameter, choices.of("<", ">"), expressions.constant());
    return new Condition(guard.toString(), 2, guard);
  }

  private Condition compared(String left, String right) {
    return Condition.of(left + " " + choices.of("<", "<=", ">", ">=", "!=") + " " + right);
  }

  private Condition residue(Scope scope) {
    if (choices.inHundred(60)) {
      int mask = (1 << choices.between(1, 4)) - 1;
      return Condition.of(
          "(" + expressions.name(scope) + " & " + mask + ") == " + choices.between(0, mask));
    }
    int divisor = choices.between(2, 12);
    String parameter = choices.of(scope.parameters());
    return Condition.of(parameter + " % " + divisor + " == " + choices.below(divisor));
  }

  /** That a flag has a value that it was given further up, on this path or on another. */
  private Condition flag() {
    String flag = choices.of(List.copyOf(flagValues.keySet()));
    return Condition.of(flag + " == " + choices.of(flagValues.getOrDefault(flag, List.of(0))));
  }

  /** A condition that no input makes true, for one of several reasons. */
  Condition never(Scope scope) {
    if (!scope.guards().isEmpty() && choices.inHundred(60)) {
      return Condition.of(choices.of(scope.guards()).contradiction(choices.below(20)));
    }
    String name = choices.of(scope.parameters());
    int size = choices.between(3, 9);
    return Condition.of(
        switch (choices.below(5)) {
          case 0 -> name + " % " + size + " == " + (size + choices.below(5));
          case 1 -> "(" + name + " & 7) > " + (7 + choices.below(5));
          case 2 -> "(" + name + " * " + name + " & 3) == 2";
          case 3 -> "(" + name + " * (" + name + " + 1) & 1) == 1";
          default -> choices.of(scope.flags()) + " > " + (Scope.LARGEST_FLAG + choices.below(3));
        });
  }
}
