package dev.waymark.generalize.explain;

import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Some constraints of a path, and all that defines what they use. */
final class Slice {
  private final Map<Instance, List<Integer>> definitions = new HashMap<>();
  private final BitSet included = new BitSet();
  private final Deque<Integer> waiting = new ArrayDeque<>();

  private Slice(List<Constraint> walked) {
    for (int i = 0; i < walked.size(); i++) {
      for (Instance each : walked.get(i).defines()) {
        definitions.computeIfAbsent(each, key -> new ArrayList<>()).add(i);
      }
    }
  }

  /** The slice for the constraints at {@code roots}, in the order of the path. Linear in it. */
  static List<Constraint> of(List<Constraint> walked, Collection<Integer> roots) {
    Slice slice = new Slice(walked);
    roots.forEach(slice::include);
    while (!slice.waiting.isEmpty()) {
      for (Instance used : walked.get(slice.waiting.remove()).uses()) {
        slice.definitions.getOrDefault(used, List.of()).forEach(slice::include);
      }
    }
    return slice.included.stream().mapToObj(walked::get).toList();
  }

  private void include(int index) {
    if (!included.get(index)) {
      included.set(index);
      waiting.add(index);
    }
  }
}
