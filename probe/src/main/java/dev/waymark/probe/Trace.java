package dev.waymark.probe;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a run leaves behind: its symbolic branches in order, each with the relation that held, and
 * why that may not be all.
 */
public final class Trace {
  private static final int INITIAL = 16;

  private final int limit;
  private @Nullable Set<Incompleteness> incomplete;
  private int size;
  private int[] outcomes = new int[INITIAL];
  private byte[] relations = new byte[INITIAL];
  private @Nullable Shadow[] lefts = new Shadow[INITIAL];
  private @Nullable Shadow[] rights = new Shadow[INITIAL];
  private long[] constants = new long[INITIAL];

  Trace(int limit) {
    this.limit = limit;
  }

  /** How many branches were recorded. */
  public int size() {
    return size;
  }

  /** Site plus outcome of event {@code i}. */
  public int outcome(int i) {
    return outcomes[i];
  }

  /** The {@link Relation} that held. */
  public int relation(int i) {
    return relations[i];
  }

  /** The left operand; null if {@link #constant} is. */
  public @Nullable Shadow left(int i) {
    return lefts[i];
  }

  /** The right operand; null if {@link #constant} is. */
  public @Nullable Shadow right(int i) {
    return rights[i];
  }

  /** The operand that is not symbolic. */
  public long constant(int i) {
    return constants[i];
  }

  /** Why, and where, the run is incomplete; empty if it is not. */
  public Set<Incompleteness> incompleteness() {
    return incomplete == null ? Set.of() : incomplete;
  }

  /** The identity of the first shadow of the run. */
  public int firstNode() {
    return Nodes.first();
  }

  /** How many shadows the run has made so far. */
  public int nodes() {
    return Nodes.created();
  }

  void incomplete(Reason reason, int site) {
    if (incomplete == null) {
      incomplete = new LinkedHashSet<>();
    }
    incomplete.add(new Incompleteness(reason, site));
  }

  void add(
      int outcome, int relation, @Nullable Shadow left, @Nullable Shadow right, long constant) {
    if (size == limit) {
      incomplete(Reason.TRACE_LIMIT, Run.NO_SITE);
      return;
    }
    if (size == outcomes.length) {
      grow();
    }
    outcomes[size] = outcome;
    relations[size] = (byte) relation;
    lefts[size] = left;
    rights[size] = right;
    constants[size] = constant;
    size++;
  }

  private void grow() {
    int capacity = size * 2;
    outcomes = Arrays.copyOf(outcomes, capacity);
    relations = Arrays.copyOf(relations, capacity);
    lefts = Arrays.copyOf(lefts, capacity);
    rights = Arrays.copyOf(rights, capacity);
    constants = Arrays.copyOf(constants, capacity);
  }
}
