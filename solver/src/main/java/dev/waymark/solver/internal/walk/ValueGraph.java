package dev.waymark.solver.internal.walk;

import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The parts of some constraints, numbered so that operands come before what they are operands of,
 * and their values. A change of one symbol costs time linear in the parts that depend on it.
 */
final class ValueGraph {
  private final List<Term> terms;
  private final Map<Term, Integer> numbers = new HashMap<>();
  private final int[][] operands;
  private final Evaluation[] evaluations;
  private final long[] values;

  /** For each symbol that was moved, what depends on it, ascending. */
  private final Map<Integer, int[]> users = new HashMap<>();

  private final int[] constraints;

  /** By number: how much it matters that this is true; 0 for what is no constraint. */
  private final int[] weights;

  private long cost;
  private long work;

  /** What the last move changed, for the way back. */
  private final int[] changed;

  private final long[] before;
  private int changes;
  private final int[] stamps;
  private int stamp;

  ValueGraph(List<Term> constraints, Assignment start) {
    this.terms = parts(constraints);
    int size = terms.size();
    this.operands = new int[size][];
    this.evaluations = new Evaluation[size];
    this.values = new long[size];
    this.weights = new int[size];
    this.changed = new int[size];
    this.before = new long[size];
    this.stamps = new int[size];
    for (int i = 0; i < size; i++) {
      add(i, terms.get(i), start);
    }
    this.constraints = constraints.stream().mapToInt(this::number).distinct().toArray();
    for (int constraint : this.constraints) {
      weights[constraint] = 1;
      cost += values[constraint] == 0 ? 1 : 0;
    }
  }

  /** By id, so that operands come first. */
  private static List<Term> parts(List<Term> constraints) {
    Set<Term> seen = new HashSet<>(constraints);
    Deque<Term> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Term term = open.pop();
      for (int i = 0; i < term.arity(); i++) {
        if (seen.add(term.operand(i))) {
          open.push(term.operand(i));
        }
      }
    }
    List<Term> parts = new ArrayList<>(seen);
    parts.sort(Comparator.comparingInt(Term::id));
    return parts;
  }

  private void add(int number, Term term, Assignment start) {
    numbers.put(term, number);
    operands[number] = IntStream.range(0, term.arity()).map(i -> number(term.operand(i))).toArray();
    evaluations[number] = Evaluation.of(term, operands[number]);
    values[number] =
        term instanceof Symbol symbol ? start.bits(symbol) : evaluations[number].of(values);
  }

  int size() {
    return values.length;
  }

  int number(Term term) {
    return numbers.getOrDefault(term, -1);
  }

  Term term(int number) {
    return terms.get(number);
  }

  long value(int number) {
    return values[number];
  }

  /** The numbers of the operands. */
  int[] operands(int number) {
    return operands[number];
  }

  /** The sum of the weights of the constraints that do not hold. */
  long cost() {
    return cost;
  }

  /** How many values were computed in all moves. */
  long work() {
    return work;
  }

  /** The constraints that do not hold. */
  int[] violated() {
    return Arrays.stream(constraints).filter(each -> values[each] == 0).toArray();
  }

  /** Makes what is violated matter more. */
  void weigh() {
    for (int constraint : violated()) {
      weights[constraint]++;
      cost++;
    }
  }

  /** What the cost would be after {@code move}. */
  long costOf(ValueChange move) {
    long present = cost;
    apply(move);
    long result = cost;
    for (int i = changes - 1; i >= 0; i--) {
      values[changed[i]] = before[i];
    }
    cost = present;
    return result;
  }

  void apply(ValueChange move) {
    changes = 0;
    stamp++;
    set(move.symbol(), move.value());
    for (int user : users.computeIfAbsent(move.symbol(), this::findUsers)) {
      if (isTouched(operands[user])) {
        work++;
        set(user, evaluations[user].of(values));
      }
    }
  }

  private void set(int number, long value) {
    long old = values[number];
    if (old == value) {
      return;
    }
    changed[changes] = number;
    before[changes++] = old;
    stamps[number] = stamp;
    values[number] = value;
    if (weights[number] > 0) {
      cost += value == 0 ? weights[number] : -weights[number];
    }
  }

  private boolean isTouched(int[] parts) {
    for (int part : parts) {
      if (stamps[part] == stamp) {
        return true;
      }
    }
    return false;
  }

  private int[] findUsers(int symbol) {
    boolean[] isUser = new boolean[terms.size()];
    isUser[symbol] = true;
    for (int i = symbol + 1; i < isUser.length; i++) {
      for (int operand : operands[i]) {
        isUser[i] |= isUser[operand];
      }
    }
    return IntStream.range(symbol + 1, isUser.length).filter(i -> isUser[i]).toArray();
  }

  /** The values of the symbols. */
  Assignment assignment() {
    Assignment.Builder assignment = Assignment.builder();
    for (int i = 0; i < values.length; i++) {
      if (terms.get(i) instanceof Symbol symbol) {
        assignment.put(symbol, values[i]);
      }
    }
    return assignment.build();
  }
}
