package dev.waymark.explore;

import dev.waymark.explore.search.Prefix;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Input;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outgoing;
import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The labels to ask for, in the order in which runs came to them; those that were asked for in vain
 * a few times come after others, and share turns with paths.
 */
final class LabelQueue {
  private static final int FEW = 3;

  private final Deque<Waiting> fresh = new ArrayDeque<>();
  private final Deque<Waiting> stale = new ArrayDeque<>();
  private final Map<Branch, Integer> asked = new HashMap<>();
  private boolean isTurnOfPaths;

  /**
   * A label to ask for.
   *
   * @param base the input of the run that came to it
   * @param position after how many steps of its path
   * @param asked what to ask; null if the run has to be done again to know it
   */
  record Waiting(Branch label, Input base, int position, @Nullable Asked asked) {}

  /**
   * A question.
   *
   * @param before the path up to the label; null if it has no step
   * @param place the number of the place
   * @param predicate what must hold of the inputs
   */
  record Asked(@Nullable Prefix before, int place, Term predicate) {
    /** All that the question is about. */
    Prefix whole() {
      return new Prefix(before, place, 0, predicate);
    }
  }

  void add(Waiting next) {
    (asked.getOrDefault(next.label, 0) < FEW ? fresh : stale).add(next);
  }

  int size() {
    return fresh.size() + stale.size();
  }

  /** Leaves out the labels at its head that are not {@code isOpen}; whether others are left. */
  boolean trim(Predicate<Branch> isOpen) {
    for (Deque<Waiting> queue : List.of(fresh, stale)) {
      while (!queue.isEmpty() && !isOpen.test(queue.element().label)) {
        queue.remove();
      }
    }
    return size() > 0;
  }

  /** Whether it is the turn of a label, if there are paths to try, too. */
  boolean takesTurn() {
    isTurnOfPaths = fresh.isEmpty() && !isTurnOfPaths;
    return !isTurnOfPaths;
  }

  /** Takes the next; there is one. */
  Waiting next() {
    Waiting next = fresh.isEmpty() ? stale.remove() : fresh.remove();
    asked.merge(next.label, 1, Integer::sum);
    return next;
  }

  void clear() {
    fresh.clear();
    stale.clear();
    asked.clear();
  }

  /** Writes all but what is asked. */
  void write(Outgoing out) {
    Map<Input, Integer> inputs = new LinkedHashMap<>();
    List<Waiting> all = new ArrayList<>(fresh);
    all.addAll(stale);
    all.forEach(each -> inputs.putIfAbsent(each.base, inputs.size()));
    out.putInt(inputs.size());
    inputs.keySet().forEach(input -> InputCodec.write(input, out));
    write(fresh, inputs, out);
    write(stale, inputs, out);
    out.putInt(asked.size());
    asked.entrySet().stream()
        .sorted((a, b) -> a.getKey().label().compareTo(b.getKey().label()))
        .forEach(
            each -> {
              out.putText(each.getKey().label());
              out.putInt(each.getValue());
            });
    out.putByte(isTurnOfPaths ? 1 : 0);
  }

  private static void write(Deque<Waiting> queue, Map<Input, Integer> inputs, Outgoing out) {
    out.putInt(queue.size());
    for (Waiting each : queue) {
      out.putText(each.label.label());
      out.putInt(inputs.getOrDefault(each.base, 0));
      out.putInt(each.position);
    }
  }

  /** Takes over what {@link #write} wrote; {@code labels} are those that there are, by name. */
  void read(Incoming in, InputCodec codec, Map<String, Branch> labels) {
    clear();
    List<Input> inputs = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      inputs.add(codec.read(in));
    }
    read(in, inputs, labels, fresh);
    read(in, inputs, labels, stale);
    for (int left = in.takeInt(); left > 0; left--) {
      Branch label = labels.get(in.takeText());
      int times = in.takeInt();
      if (label != null) {
        asked.put(label, times);
      }
    }
    isTurnOfPaths = in.takeByte() != 0;
  }

  private static void read(
      Incoming in, List<Input> inputs, Map<String, Branch> labels, Deque<Waiting> queue) {
    for (int left = in.takeInt(); left > 0; left--) {
      Branch label = labels.get(in.takeText());
      Input base = inputs.get(in.takeInt());
      int position = in.takeInt();
      if (label != null) {
        queue.add(new Waiting(label, base, position, null));
      }
    }
  }
}
