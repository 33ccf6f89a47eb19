package dev.waymark.explore;

import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.validation.trap.Expected;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a trap says of its explicit branches, by its {@link Expected}. Without one, all of them must
 * be covered.
 *
 * @param uncovered what must become of branches that are not covered
 * @param either the branches that are covered or open by chance
 */
record TrapExpectation(Map<String, String> uncovered, Set<String> either) {
  private static final String OPEN = "open";
  static final String BOUNDED = "infeasible within bounds";

  static TrapExpectation of(MethodModel trap) {
    Expected expected = declared(trap).getAnnotation(Expected.class);
    if (expected == null) {
      return new TrapExpectation(Map.of(), Set.of());
    }
    Map<String, String> uncovered = new TreeMap<>();
    List.of(expected.open()).forEach(branch -> uncovered.put(branch, OPEN));
    List.of(expected.bounded()).forEach(branch -> uncovered.put(branch, BOUNDED));
    return new TrapExpectation(uncovered, Set.of(expected.either()));
  }

  /** Loads the trap's class, but does not initialize it. */
  private static Method declared(MethodModel trap) {
    try {
      ClassLoader loader = TrapExpectation.class.getClassLoader();
      Class<?> owner = Class.forName(trap.ref().owner().replace('/', '.'), false, loader);
      return Stream.of(owner.getDeclaredMethods())
          .filter(method -> method.getName().equals(trap.name()) && !method.isSynthetic())
          .findFirst()
          .orElseThrow();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether this need not be told: it is covered, or open where chance decides. */
  boolean allows(String branch, Verdict verdict) {
    return verdict instanceof Verdict.Covered
        || (verdict instanceof Verdict.Open && either.contains(branch));
  }

  /** The branch as {@link Expected} names it; numbered if others before it are {@code seen}. */
  static String name(Branch branch, Map<String, Integer> seen) {
    String text = branch.label().substring(branch.label().indexOf(' ') + 1);
    int count = seen.merge(text, 1, Integer::sum);
    return count == 1 ? text : text + " (" + count + ")";
  }

  /** The verdict without its reasons. */
  static String sort(Verdict verdict) {
    if (verdict instanceof Verdict.Open) {
      return OPEN;
    }
    return verdict instanceof Verdict.InfeasibleWithinBounds ? BOUNDED : verdict.toString();
  }
}
