package dev.waymark.benchmarks.synthetic;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Writes the statements of one method. Every loop ends after at most {@link #MOST_TURNS} turns, and
 * no loop calls a method that is still to be called, so each of those runs once at most in a run of
 * its caller. The method returns early only below all its calls.
 */
final class Statements {
  private static final int MOST_TURNS = 7;
  private static final int DEEPEST = 4;

  private final Choices choices;
  private final Expressions expressions;
  private final Conditions conditions;
  private final Source source;
  private final Deque<Call> calls;
  private final int deepestCall;
  private int counters;

  /**
   * A call to be made somewhere in the method.
   *
   * @param method its name with its class
   * @param parameters how many it has besides the memory
   */
  record Call(String method, int parameters) {}

  /**
   * Statements that go to {@code source}.
   *
   * @param calls what is called, each once, in this order
   * @param deepestCall within how many branches at most
   */
  Statements(
      Choices choices, Expressions expressions, Source source, List<Call> calls, int deepestCall) {
    this.choices = choices;
    this.expressions = expressions;
    this.conditions = new Conditions(choices, expressions);
    this.source = source;
    this.calls = new ArrayDeque<>(calls);
    this.deepestCall = deepestCall;
  }

  /** Writes all of the method's statements with about {@code branches}; returns how many it has. */
  int body(Scope scope, int branches) {
    int left = block(scope, 0, branches);
    while (!calls.isEmpty()) {
      call(scope);
    }
    return branches - left;
  }

  /** Writes a block; returns how many of the branches it left over. */
  private int block(Scope scope, int depth, int branches) {
    int left = branches;
    assignment(scope);
    while (left >= 2) {
      if (depth <= deepestCall && !calls.isEmpty() && !scope.isInLoop() && choices.inHundred(30)) {
        call(scope);
      }
      left = branching(scope, depth, left);
      if (choices.inHundred(60)) {
        assignment(scope);
      }
    }
    return left;
  }

  private int branching(Scope scope, int depth, int left) {
    int die = choices.below(100);
    if (die < 5) {
      return never(scope, left);
    }
    if (die < 15 && left >= 6 && depth < DEEPEST) {
      return choice(scope, depth, left);
    }
    if (die < 27 && left >= 2 && !scope.isInLoop() && depth < DEEPEST) {
      return loop(scope, depth, left);
    }
    if (die < 37 && left >= 6) {
      return chain(scope, depth, left);
    }
    return condition(scope, depth, left);
  }

  /** Statements within a branch, of a part of the branches left. */
  private int inner(Scope scope, int depth, int left) {
    int share = depth < DEEPEST && left >= 2 ? choices.between(0, Math.min(left, 10)) : 0;
    return left - share + block(scope, depth + 1, share);
  }

  private int condition(Scope scope, int depth, int branches) {
    Condition condition = conditions.any(scope, branches);
    source.open("if (" + condition.text() + ")");
    int left = inner(scope.under(condition), depth, branches - condition.branches());
    if (choices.inHundred(45)) {
      source.turn("else");
      left = inner(scope, depth, left);
    } else if (calls.isEmpty() && choices.inHundred(16)) {
      source.line("return " + expressions.any(scope) + ";");
    }
    source.close();
    return left;
  }

  /** Alternatives that leave different traces in a flag, on which something depends later. */
  private int chain(Scope scope, int depth, int branches) {
    String flag = choices.of(scope.flags());
    int left = branches;
    int alternatives = choices.between(2, 3);
    for (int i = 0; i < alternatives; i++) {
      Condition condition = conditions.any(scope, 2);
      String head = "if (" + condition.text() + ")";
      if (i == 0) {
        source.open(head);
      } else {
        source.turn("else " + head);
      }
      set(flag, choices.between(1, Scope.LARGEST_FLAG));
      left -= condition.branches();
      if (i == 0 && left > 2 * alternatives) {
        left = inner(scope.under(condition), depth, left - 2 * alternatives) + 2 * alternatives;
      }
    }
    source.close();
    return left;
  }

  private int choice(Scope scope, int depth, int branches) {
    int cases = choices.between(2, 4);
    int first = choices.inHundred(70) ? 0 : choices.between(-20, 500);
    String selector =
        first == 0 && choices.inHundred(70)
            ? expressions.upTo(scope, 7)
            : choices.of(scope.parameters());
    source.open("switch (" + selector + ")");
    int left = branches - cases - 1;
    for (int i = 0; i < cases; i++) {
      source.open("case " + (first + i * (first == 0 ? 1 : 13)) + " ->");
      left = i < 2 ? inner(scope, depth, left) : inner(scope, DEEPEST, left);
      source.close();
    }
    source.open("default ->");
    assignment(scope);
    source.close();
    source.close();
    return left;
  }

  private int loop(Scope scope, int depth, int branches) {
    String counter = "i" + counters;
    String limit = "n" + counters++;
    source.line("int " + limit + " = " + expressions.upTo(scope, MOST_TURNS) + ";");
    source.open("for (int %1$s = 0; %1$s < %2$s; %1$s++)".formatted(counter, limit));
    int left = inner(scope.counting(counter), depth, branches - 2);
    source.close();
    return left;
  }

  private int never(Scope scope, int branches) {
    Condition condition = conditions.never(scope);
    source.line("// never true");
    source.open("if (" + condition.text() + ")");
    assignment(scope);
    source.close();
    return branches - condition.branches();
  }

  private void assignment(Scope scope) {
    int die = choices.below(100);
    if (die < 20) {
      set(choices.of(scope.flags()), choices.between(0, Scope.LARGEST_FLAG));
    } else if (die < 32 && !scope.fields().isEmpty()) {
      assign(choices.of(scope.fields()), scope);
    } else {
      assign(choices.of(scope.locals()), scope);
    }
  }

  private void set(String flag, int value) {
    source.line(flag + " = " + value + ";");
    conditions.assigned(flag, value);
  }

  private void assign(String target, Scope scope) {
    String value = expressions.any(scope);
    source.line(target + " = " + (value.equals(target) ? target + " + 1" : value) + ";");
  }

  private void call(Scope scope) {
    Call call = calls.remove();
    String arguments = expressions.arguments(scope, call.parameters());
    String target = choices.of(scope.locals());
    source.line(target + " = " + call.method() + "(memory, " + arguments + ");");
  }
}
