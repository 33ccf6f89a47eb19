package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A bounded set of cores, each under its youngest constraint: a query can only contain a core whose
 * youngest constraint it contains, and young constraints have few cores.
 */
final class CoreIndex {
  private static final int CAPACITY = 10_000;

  private final Map<Term, List<Unsat>> byYoungest = new HashMap<>();
  private final Deque<Unsat> oldestFirst = new ArrayDeque<>();

  /** Adds a core; drops the oldest one if there are too many. Empty cores are not kept. */
  void add(Unsat unsat) {
    if (unsat.core().isEmpty()) {
      return;
    }
    if (oldestFirst.size() == CAPACITY) {
      drop(oldestFirst.removeFirst());
    }
    oldestFirst.addLast(unsat);
    byYoungest.computeIfAbsent(youngest(unsat), term -> new ArrayList<>()).add(unsat);
  }

  private void drop(Unsat unsat) {
    Term youngest = youngest(unsat);
    List<Unsat> bucket = byYoungest.getOrDefault(youngest, List.of());
    bucket.remove(unsat);
    if (bucket.isEmpty()) {
      byYoungest.remove(youngest);
    }
  }

  /** A core all of whose constraints are among {@code constraints}. */
  Optional<Unsat> within(List<Term> constraints) {
    List<Unsat> candidates = new ArrayList<>();
    for (Term constraint : constraints) {
      candidates.addAll(byYoungest.getOrDefault(constraint, List.of()));
    }
    if (candidates.isEmpty()) {
      return Optional.empty();
    }
    Set<Term> members = new HashSet<>(constraints);
    return candidates.stream().filter(unsat -> members.containsAll(unsat.core())).findFirst();
  }

  private static Term youngest(Unsat unsat) {
    return unsat.core().stream().max(Comparator.comparingInt(Term::id)).orElseThrow();
  }
}
