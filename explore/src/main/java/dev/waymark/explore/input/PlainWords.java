package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Proposes words for the empty strings of an input, and small numbers for its zeros: all at once
 * first, then one after the other, each on top of what has proved to fit.
 */
public final class PlainWords {
  private static final List<String> WORDS =
      List.of("abc", "def", "ghi", "jkl", "mno", "pqr", "stu", "vwx");

  private static final long[] NUMBERS = {10, 1, 2, 3, 5, 20, 50, 100};

  private static final String DECIMAL = "java/math/BigDecimal";

  private final Deque<List<Change>> proposals = new ArrayDeque<>();
  private Assignment numbers;
  private final Input input;
  private @Nullable Assignment proposed;

  /** Whether an input does what is wanted of it. */
  public enum Fit {
    FITS,
    DIFFERS
  }

  /** One value to be changed: a string, or the number of a symbol. */
  private record Change(
      Shape.@Nullable Text text, @Nullable Symbol symbol, String word, long bits) {
    /** The number 1 in place of another; what is no number stays. */
    Change least() {
      boolean isPlain = symbol != null && !symbol.sort().isFloating() && bits < 'a';
      return isPlain ? new Change(text, symbol, word, 1) : this;
    }

    Assignment in(Assignment old) {
      Assignment changed =
          text == null
              ? symbol == null ? null : old.with(symbol, bits)
              : Texts.put(text, word, old);
      return changed == null ? old : changed;
    }
  }

  public PlainWords(Input input) {
    this.input = input;
    this.numbers = input.numbers();
    List<Change> words = new ArrayList<>();
    List<Change> same = new ArrayList<>();
    for (Shape.Text text : Texts.in(input)) {
      if (text.string(numbers).isEmpty()) {
        words.add(new Change(text, null, WORDS.get(words.size() % WORDS.size()), 0));
        same.add(new Change(text, null, WORDS.get(0), 0));
      }
    }
    List<Change> values = new ArrayList<>();
    input.arguments().forEach(shape -> addNumbers(shape, values));
    List<Change> all = new ArrayList<>(words);
    all.addAll(values);
    addGroup(all);
    addGroup(words);
    addGroup(same);
    addGroup(values);
    all.forEach(each -> proposals.add(List.of(each)));
    values.forEach(each -> proposals.add(List.of(each.least())));
  }

  private void addGroup(List<Change> group) {
    if (group.size() > 1) {
      proposals.add(group);
    }
  }

  private void addNumbers(Shape shape, List<Change> values) {
    if (shape instanceof Shape.Scalar number) {
      Symbol symbol = number.symbol();
      boolean isNumber = !number.type().equals("Z") && numbers.bits(symbol) == 0;
      long bits = bits(number, NUMBERS[values.size() % NUMBERS.length]);
      if (isNumber && symbol.admits(bits)) {
        values.add(new Change(null, symbol, "", bits));
      }
    } else if (shape instanceof Shape.Made made && made.maker().owner().equals(DECIMAL)) {
      addNumbers(made.arguments().get(0), values); // what follows says where the point is
    } else if (!(shape instanceof Shape.Text)) {
      shape.parts().forEach(each -> addNumbers(each, values));
    }
  }

  private static long bits(Shape.Scalar number, long value) {
    if (number.type().equals("C")) {
      return 'a' + value - 1;
    }
    Sort sort = number.symbol().sort();
    if (sort.isFloating()) {
      return sort.equals(Sort.DOUBLE)
          ? Double.doubleToLongBits((double) value)
          : Float.floatToIntBits((float) value);
    }
    return value;
  }

  /** The first proposal; null if there is nothing to be improved. */
  public @Nullable Input first() {
    return propose();
  }

  /** The next proposal, now that it is known whether the last one fits; null if there is none. */
  public @Nullable Input next(Fit fit) {
    if (fit == Fit.FITS && proposed != null) {
      numbers = proposed;
    }
    return propose();
  }

  private @Nullable Input propose() {
    while (!proposals.isEmpty()) {
      Assignment next = numbers;
      for (Change each : proposals.remove()) {
        next = isDone(each) ? next : each.in(next);
      }
      if (!next.equals(numbers)) {
        proposed = next;
        return input.with(next);
      }
    }
    return null;
  }

  /** Whether the value was changed before. */
  private boolean isDone(Change change) {
    if (change.text != null) {
      return !change.text.string(numbers).isEmpty();
    }
    return change.symbol != null && numbers.bits(change.symbol) != 0;
  }
}
