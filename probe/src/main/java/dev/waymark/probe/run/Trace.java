package dev.waymark.probe.run;

import dev.waymark.probe.shadow.RelationCode;
import dev.waymark.probe.shadow.Shadow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a run leaves behind: its symbolic branches in order, each with the relation that held, and
 * why that may not be all.
 */
public final class Trace {
  private static final int INITIAL = 16;
  private static final int RELATION_SHIFT = 28;
  private static final int OUTCOME = (1 << RELATION_SHIFT) - 1;
  private static final int[] NO_NUMBERS = {};
  private static final Shadow[] NO_SHADOWS = {};

  private final int limit;

  /** For how many events there is room from the first on. */
  private final int expected;

  private @Nullable Set<Incompleteness> incomplete;
  private int size;

  /** Two for each event: outcome and relation, and the constant. */
  private int[] numbers = NO_NUMBERS;

  /** Two for each event: left and right. */
  private @Nullable Shadow[] operands = NO_SHADOWS;

  /** In the order of the run; null if there is none. */
  private @Nullable List<LabelVisit> visits;

  /**
   * An empty trace.
   *
   * @param limit how many events it takes
   * @param expected how many there will likely be: as many as in the last run
   */
  Trace(int limit, int expected) {
    this.limit = limit;
    this.expected = Math.max(INITIAL, expected);
  }

  /** How many branches were recorded. */
  public int size() {
    return size;
  }

  /** Site plus outcome of event {@code i}. */
  public int outcome(int i) {
    return numbers[2 * i] & OUTCOME;
  }

  /** The {@link RelationCode} that held. */
  public int relation(int i) {
    return numbers[2 * i] >>> RELATION_SHIFT;
  }

  /** The left operand; null if {@link #constant} is. */
  public @Nullable Shadow left(int i) {
    return operands[2 * i];
  }

  /** The right operand; null if {@link #constant} is. */
  public @Nullable Shadow right(int i) {
    return operands[2 * i + 1];
  }

  /** The operand that is not symbolic. */
  public long constant(int i) {
    return numbers[2 * i + 1];
  }

  /** The visits to places with labels where something symbolic was read, in order. */
  public List<LabelVisit> visits() {
    return visits == null ? List.of() : Collections.unmodifiableList(visits);
  }

  /** Why, and where, the run is incomplete; empty if it is not. */
  public Set<Incompleteness> incompleteness() {
    return incomplete == null ? Set.of() : incomplete;
  }

  /** How many shadows the run has made so far. */
  public int nodes() {
    return Nodes.created();
  }

  void incomplete(LossReason reason, int site) {
    if (incomplete == null) {
      incomplete = new LinkedHashSet<>();
    }
    incomplete.add(new Incompleteness(reason, site));
  }

  public void add(
      int outcome, int relation, @Nullable Shadow left, @Nullable Shadow right, int constant) {
    if (size == limit) {
      incomplete(LossReason.TRACE_LIMIT, Run.NO_SITE);
      return;
    }
    int at = 2 * size;
    if (at == numbers.length) {
      grow();
    }
    numbers[at] = outcome | relation << RELATION_SHIFT;
    numbers[at + 1] = constant;
    operands[at] = left;
    operands[at + 1] = right;
    size++;
    if (Run.recordsPath) {
      PathLog.note(~outcome);
    }
  }

  public void add(LabelVisit visit) {
    if (visits == null) {
      visits = new ArrayList<>();
    }
    if (visits.size() == limit) {
      incomplete(LossReason.TRACE_LIMIT, Run.NO_SITE);
    } else {
      visits.add(visit);
    }
  }

  private void grow() {
    int capacity = size == 0 ? 2 * expected : 2 * numbers.length;
    numbers = Arrays.copyOf(numbers, capacity);
    operands = Arrays.copyOf(operands, capacity);
  }
}
