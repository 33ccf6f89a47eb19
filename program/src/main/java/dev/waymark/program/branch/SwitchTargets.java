package dev.waymark.program.branch;

import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The outcomes of a switch: one per target, the keys that share it taken together. */
public final class SwitchTargets {
  private final Map<Integer, List<Integer>> keysOf;
  private final int defaultTarget;

  /** The outcomes of {@code jump}. */
  public SwitchTargets(Switch jump) {
    this.defaultTarget = jump.defaultTarget();
    this.keysOf =
        jump.cases().stream()
            .filter(c -> c.target() != defaultTarget)
            .collect(
                Collectors.groupingBy(
                    Switch.Case::target,
                    TreeMap::new,
                    Collectors.mapping(Switch.Case::key, Collectors.toList())));
  }

  /** Target instructions in ascending order, which is that of the source; the default's last. */
  public List<Integer> targets() {
    List<Integer> targets = new ArrayList<>(keysOf.keySet());
    targets.add(defaultTarget);
    return targets;
  }

  /** The keys that lead to {@code target}; empty for the default. */
  public List<Integer> keys(int target) {
    return keysOf.getOrDefault(target, List.of());
  }
}
