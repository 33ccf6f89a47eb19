package dev.waymark.program.branch;

import dev.waymark.program.ir.Switch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The outcomes of a switch: one per target, the keys that share it taken together. */
public final class SwitchTargets {
  private static final int SHOWN = 6;

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
                    LinkedHashMap::new,
                    Collectors.mapping(Switch.Case::key, Collectors.toList())));
  }

  /** Target instructions in the order of their smallest keys, the default's last. */
  public List<Integer> targets() {
    List<Integer> targets = new java.util.ArrayList<>(keysOf.keySet());
    targets.add(defaultTarget);
    return targets;
  }

  /** How the outcome at {@code target} reads: {@code case 1, 2} or {@code default}. */
  String outcome(int target) {
    List<Integer> keys = keysOf.get(target);
    if (keys == null) {
      return "default";
    }
    String shown =
        keys.stream().limit(SHOWN).map(Object::toString).collect(Collectors.joining(", "));
    return "case " + shown + (keys.size() > SHOWN ? ", ..." : "");
  }
}
