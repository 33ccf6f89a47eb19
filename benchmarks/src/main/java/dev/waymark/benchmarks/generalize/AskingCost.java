package dev.waymark.benchmarks.generalize;

import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.automaton.Reach;
import dev.waymark.generalize.family.Families;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.program.ir.MethodRef;
import java.util.Random;

/** What it takes to ask a union of families about a flip: one transition from a known state. */
final class AskingCost {
  private static final MethodRef METHOD = new MethodRef("p/C", "m", "()V");
  private static final int LETTERS = 64;
  private static final int FAMILIES = 40;
  private static final int LENGTH = 12;
  private static final int ASKED = 2_000_000;

  private final Symbols symbols = new Symbols();
  private final Families families = new Families(Integer.MAX_VALUE);
  private final Random random = new Random(1);
  private final int[] states;
  private final int[] letters;

  /** Reads words until there are so many states. */
  AskingCost(int count) {
    for (int i = 0; i < FAMILIES; i++) {
      families.add(family(), 0);
    }
    states = new int[count];
    letters = new int[count];
    int filled = 0;
    while (families.states() < count || filled < count) {
      int state = families.start(0);
      for (int i = 0; i < LETTERS && state != Families.REFUTED; i++) {
        int letter = letter(random.nextInt(LETTERS));
        int next = families.next(state, letter);
        states[filled % count] = state;
        letters[filled++ % count] = letter;
        state = next;
      }
    }
  }

  private int letter(int number) {
    return symbols.of(PathSymbol.statement(1, METHOD, number / 2, number % 2));
  }

  /** Some letters in order, with anything in between. */
  private PathAutomaton family() {
    PathAutomaton.Builder builder = new PathAutomaton.Builder(symbols, Reach.ALL);
    for (int node = 0; node < LENGTH; node++) {
      builder.node(Integer.MAX_VALUE);
      int onward = random.nextInt(LETTERS);
      for (int i = 0; i < LETTERS; i++) {
        builder.edge(letter(i), i == onward ? node + 1 : node);
      }
    }
    builder.node(Integer.MAX_VALUE);
    return builder.build(LENGTH);
  }

  int states() {
    return families.states();
  }

  /** Nanoseconds per question, in an order that no cache foresees. */
  double nanoseconds() {
    int sum = ask();
    long start = System.nanoTime();
    sum += ask();
    double each = (System.nanoTime() - start) / (double) ASKED;
    return sum == Integer.MIN_VALUE ? 0 : each; // so that nothing is left out
  }

  private int ask() {
    int sum = 0;
    int at = 1;
    for (int i = 0; i < ASKED; i++) {
      at = (int) ((at * 48_271L) % Integer.MAX_VALUE);
      int place = at % states.length;
      sum += families.next(states[place], letters[place]);
    }
    return sum;
  }
}
