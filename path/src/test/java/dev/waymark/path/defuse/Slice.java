package dev.waymark.path.defuse;

import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The constraints that the last one of a path hangs together with, by what they use and define:
 * what it uses, what that was computed from, and what else was decided about any of it.
 */
final class Slice {
  private Slice() {}

  static List<Constraint> of(List<Constraint> constraints) {
    Map<Instance, List<Constraint>> mentions = new HashMap<>();
    for (Constraint each : constraints) {
      instances(each).forEach(i -> mentions.computeIfAbsent(i, key -> new ArrayList<>()).add(each));
    }
    Set<Constraint> kept = new HashSet<>();
    List<Constraint> waiting = new ArrayList<>();
    waiting.add(constraints.get(constraints.size() - 1));
    while (!waiting.isEmpty()) {
      Constraint next = waiting.remove(waiting.size() - 1);
      if (kept.add(next)) {
        instances(next).forEach(i -> waiting.addAll(mentions.getOrDefault(i, List.of())));
      }
    }
    return constraints.stream().filter(kept::contains).toList();
  }

  private static List<Instance> instances(Constraint constraint) {
    List<Instance> all = new ArrayList<>(constraint.uses());
    all.addAll(constraint.defines());
    return all;
  }
}
