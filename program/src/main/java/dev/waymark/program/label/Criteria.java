package dev.waymark.program.label;

import dev.waymark.program.ProgramException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The criteria that labels simulate, by the names that users know. */
final class Criteria {
  private static final String WEAK_MUTATION = "wm";

  private static final Map<String, LabellingFunction> MUTATIONS = new LinkedHashMap<>();
  private static final Map<String, LabellingFunction> ALL = new LinkedHashMap<>();

  static {
    MUTATIONS.put("abs", OperandLabels.absolute());
    MUTATIONS.put("aor", new OperatorLabels());
    MUTATIONS.put("ror", new RelationLabels());
    MUTATIONS.put("cor", new ConnectiveLabels());
    MUTATIONS.put("aoiu", OperandLabels.negatedVariables());
    MUTATIONS.put("uoi", OperandLabels.negated());
    MUTATIONS.put("lhs", new TargetLabels());
    ALL.put("ic", new InstructionLabels());
    ALL.put("dc", new DecisionLabels());
    ALL.put("cc", new ConditionLabels());
    ALL.put("mcc", new MultipleConditionLabels());
    ALL.put("mcdc", new IndependenceLabels());
    ALL.put("rte", new ErrorLabels());
    ALL.put("idc", new DomainLabels());
    ALL.put("labels", new CalledLabels());
  }

  private Criteria() {}

  /** The names of all criteria. */
  static List<String> names() {
    List<String> names = new ArrayList<>(ALL.keySet());
    names.add(names.indexOf("mcc"), "dcc");
    names.add(WEAK_MUTATION);
    return names;
  }

  /** The names of all kinds of mutants. */
  static Set<String> mutations() {
    return MUTATIONS.keySet();
  }

  /**
   * The functions for a criterion.
   *
   * @param mutations which mutants are wanted, if it is that of weak mutation; all if none is named
   * @throws ProgramException if there is no such criterion or mutation
   */
  static Set<LabellingFunction> find(String name, List<String> mutations) {
    Set<LabellingFunction> functions = new LinkedHashSet<>();
    if (name.equals("dcc")) {
      functions.addAll(find("dc", mutations));
      functions.addAll(find("cc", mutations));
    } else if (name.equals(WEAK_MUTATION)) {
      List<String> wanted = mutations.isEmpty() ? usual() : mutations;
      wanted.forEach(each -> functions.add(mutation(each)));
    } else {
      LabellingFunction function = ALL.get(name);
      if (function == null) {
        throw new ProgramException(
            (name.isEmpty() ? "a criterion is missing" : "unknown criterion " + name)
                + " (there are: "
                + String.join(", ", names())
                + ")");
      }
      functions.add(function);
    }
    return functions;
  }

  /** All but what others include. */
  private static List<String> usual() {
    return MUTATIONS.keySet().stream().filter(name -> !name.equals("uoi")).toList();
  }

  private static LabellingFunction mutation(String name) {
    LabellingFunction function = MUTATIONS.get(name);
    if (function == null) {
      throw new ProgramException(
          "unknown mutation " + name + " (there are: " + String.join(", ", mutations()) + ")");
    }
    return function;
  }
}
