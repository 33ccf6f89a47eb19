package dev.waymark.explore.label;

import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.search.LabelQuestion;
import dev.waymark.program.branch.Branch;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The labels to ask for, in the order in which runs came to them; those that were asked for in vain
 * a few times come after others, and share turns with paths. What a quick try did not settle comes
 * last, and between two of these others have many turns.
 */
public final class LabelQueue {
  private static final int FEW = 3;

  /** How many turns others have between two hard questions. */
  private static final int GAP = 100;

  private final Deque<LabelQuestion> fresh = new ArrayDeque<>();
  private final Deque<LabelQuestion> stale = new ArrayDeque<>();
  private final Deque<LabelQuestion> hard = new ArrayDeque<>();
  private final Map<Branch, Integer> asked = new HashMap<>();
  private boolean isTurnOfPaths;
  private int others;

  public void add(LabelQuestion next) {
    (asked.getOrDefault(next.label(), 0) < FEW ? fresh : stale).add(next);
  }

  /** Has what a quick try did not settle wait for a full one. */
  public void postpone(LabelQuestion next) {
    hard.add(next.with(QueryEffort.FULL));
  }

  public int size() {
    return fresh.size() + stale.size() + hard.size();
  }

  /** Leaves out the labels at its head that are not {@code isOpen}; whether others are left. */
  boolean trim(Predicate<Branch> isOpen) {
    for (Deque<LabelQuestion> queue : List.of(fresh, stale, hard)) {
      while (!queue.isEmpty() && !isOpen.test(queue.element().label())) {
        queue.remove();
      }
    }
    return size() > 0;
  }

  /** Whether it is the turn of a label, if there are paths to try, too. */
  public boolean takesTurn() {
    if (fresh.isEmpty() && stale.isEmpty()) {
      return ++others >= GAP;
    }
    isTurnOfPaths = fresh.isEmpty() && !isTurnOfPaths;
    return !isTurnOfPaths;
  }

  /** Takes the next; there is one. */
  public LabelQuestion next() {
    if (fresh.isEmpty() && stale.isEmpty()) {
      others = 0;
      return hard.remove();
    }
    LabelQuestion next = fresh.isEmpty() ? stale.remove() : fresh.remove();
    asked.merge(next.label(), 1, Integer::sum);
    return next;
  }

  public void clear() {
    fresh.clear();
    stale.clear();
    hard.clear();
    asked.clear();
  }

  /** Writes all but what is asked. */
  public void write(Outgoing out) {
    Map<Input, Integer> inputs = new LinkedHashMap<>();
    List<LabelQuestion> all = new ArrayList<>(fresh);
    all.addAll(stale);
    all.addAll(hard);
    all.forEach(each -> inputs.putIfAbsent(each.base(), inputs.size()));
    out.putInt(inputs.size());
    inputs.keySet().forEach(input -> InputCodec.write(input, out));
    write(fresh, inputs, out);
    write(stale, inputs, out);
    write(hard, inputs, out);
    out.putInt(asked.size());
    asked.entrySet().stream()
        .sorted((a, b) -> a.getKey().label().compareTo(b.getKey().label()))
        .forEach(
            each -> {
              out.putText(each.getKey().label());
              out.putInt(each.getValue());
            });
    out.putByte(isTurnOfPaths ? 1 : 0);
    out.putInt(others);
  }

  private static void write(Deque<LabelQuestion> queue, Map<Input, Integer> inputs, Outgoing out) {
    out.putInt(queue.size());
    for (LabelQuestion each : queue) {
      out.putText(each.label().label());
      out.putInt(inputs.getOrDefault(each.base(), 0));
      out.putInt(each.position());
    }
  }

  /** Takes over what {@link #write} wrote; {@code labels} are those that there are, by name. */
  public void read(Incoming in, InputCodec codec, Map<String, Branch> labels) {
    clear();
    List<Input> inputs = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      inputs.add(codec.read(in));
    }
    read(in, inputs, labels, fresh, QueryEffort.QUICK);
    read(in, inputs, labels, stale, QueryEffort.QUICK);
    read(in, inputs, labels, hard, QueryEffort.FULL);
    for (int left = in.takeInt(); left > 0; left--) {
      Branch label = labels.get(in.takeText());
      int times = in.takeInt();
      if (label != null) {
        asked.put(label, times);
      }
    }
    isTurnOfPaths = in.takeByte() != 0;
    others = in.takeInt();
  }

  private static void read(
      Incoming in,
      List<Input> inputs,
      Map<String, Branch> labels,
      Deque<LabelQuestion> queue,
      QueryEffort effort) {
    for (int left = in.takeInt(); left > 0; left--) {
      Branch label = labels.get(in.takeText());
      Input base = inputs.get(in.takeInt());
      int position = in.takeInt();
      if (label != null) {
        queue.add(new LabelQuestion(label, base, position, null, effort));
      }
    }
  }
}
