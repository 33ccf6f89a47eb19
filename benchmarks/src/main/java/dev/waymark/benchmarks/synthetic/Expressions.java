package dev.waymark.benchmarks.synthetic;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes expressions of type int. None throws: divisors are positive constants, and what else is
 * used is defined for all ints.
 */
final class Expressions {
  private final Choices choices;
  private final List<Helper> helpers = new ArrayList<>();

  /** A method of ints alone that every other method may call. */
  record Helper(String name, int parameters) {}

  Expressions(Choices choices) {
    this.choices = choices;
  }

  void add(Helper helper) {
    helpers.add(helper);
  }

  int constant() {
    return choices.inHundred(60) ? choices.between(-60, 60) : choices.between(-2_000, 2_000);
  }

  /** A name; mostly one that depends on the input directly. */
  String name(Scope scope) {
    int die = choices.below(100);
    if (die < 55) {
      return choices.of(scope.parameters());
    }
    if (die < 65 && scope.isInLoop()) {
      return choices.of(scope.counters());
    }
    return die < 85 || scope.fields().isEmpty()
        ? choices.of(scope.locals())
        : choices.of(scope.fields());
  }

  /** Any expression, at most two operators deep. */
  String any(Scope scope) {
    int die = choices.below(100);
    if (die < 28) {
      return name(scope);
    }
    if (die < 72) {
      return linear(scope);
    }
    if (die < 77) {
      return product(scope);
    }
    return die < 90 || helpers.isEmpty() ? bits(scope) : call(scope);
  }

  String linear(Scope scope) {
    String first = name(scope);
    String second = name(scope);
    return switch (choices.below(5)) {
      case 0 -> first + " + " + second;
      case 1 -> first + " - " + second;
      case 2 -> choices.between(2, 9) + " * " + first + " + " + second;
      case 3 -> choices.between(2, 9) + " * " + first + " - " + choices.between(1, 60);
      default -> first + " + " + choices.between(1, 60);
    };
  }

  /** Mostly with a small factor: hard products are for solvers to fail at, not for a search. */
  private String product(Scope scope) {
    return choices.inHundred(20)
        ? choices.of(scope.parameters()) + " * " + choices.of(scope.parameters())
        : "(" + name(scope) + " & " + choices.of("3", "7", "15") + ") * " + name(scope);
  }

  private String bits(Scope scope) {
    String name = name(scope);
    return switch (choices.below(10)) {
      case 0 -> name + " % " + choices.between(2, 40);
      case 1 -> name + " / " + choices.between(2, 40);
      case 2, 3, 4 -> name + " & " + ((1 << choices.between(2, 8)) - 1);
      case 5, 6 -> name + " >> " + choices.between(1, 5);
      case 7, 8 -> name + " ^ " + name(scope);
      default -> "-" + name;
    };
  }

  String call(Scope scope) {
    Helper helper = choices.of(helpers);
    return helper.name() + "(" + arguments(scope, helper.parameters()) + ")";
  }

  boolean hasHelpers() {
    return !helpers.isEmpty();
  }

  /** Arguments of a call: mostly names, else linear. */
  String arguments(Scope scope, int count) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(choices.inHundred(70) ? name(scope) : linear(scope));
    }
    return String.join(", ", all);
  }

  /** A number from 0 to {@code max}, which is one less than a power of two. */
  String upTo(Scope scope, int max) {
    return "(" + linear(scope) + ") & " + max;
  }
}
