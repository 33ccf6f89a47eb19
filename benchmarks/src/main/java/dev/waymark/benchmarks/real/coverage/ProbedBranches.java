package dev.waymark.benchmarks.real.coverage;

import dev.waymark.benchmarks.turns.Turn;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.internal.flow.ClassProbesAdapter;
import org.objectweb.asm.ClassReader;

/**
 * What JaCoCo's probes say of each branch, which its analyzer adds up per line.
 *
 * @param covered branches behind which a probe was hit
 * @param interruptible branches that a run may take and be ended by an exception before the next
 *     probe: JaCoCo then does not see them, as its documentation says under <i>exceptions</i>
 */
public record ProbedBranches(Set<Branch> covered, Set<Branch> interruptible) {
  /** The branches of the classes of {@code extent}; {@code data} are the probes that were hit. */
  public static ProbedBranches of(Program program, Extent extent, ExecutionDataStore data) {
    ProbedBranches branches = new ProbedBranches(new LinkedHashSet<>(), new LinkedHashSet<>());
    ClassSource classes = program.classes();
    for (String name : extent.classes(classes)) {
      byte[] bytes = Objects.requireNonNull(classes.find(name), name);
      FlowsOfClass flows = new FlowsOfClass();
      new ClassReader(bytes).accept(new ClassProbesAdapter(flows, false), 0);
      branches.add(program.require(name), flows, probes(data, name));
    }
    return branches;
  }

  /** A class that never ran has no probes. */
  private static boolean[] probes(ExecutionDataStore data, String name) {
    return data.getContents().stream()
        .filter(each -> each.getName().equals(name))
        .map(ExecutionData::getProbes)
        .findFirst()
        .orElse(new boolean[0]);
  }

  private void add(ClassModel type, FlowsOfClass flows, boolean[] hits) {
    for (MethodModel method : type.methods()) {
      Flow flow = flows.find(method.name() + method.descriptor());
      if (method.hasCode() && flow != null) {
        add(method, flow, hits);
      }
    }
  }

  private void add(MethodModel method, Flow flow, boolean[] hits) {
    Set<Turn> turns = flow.covered(hits);
    Turn.branches(method)
        .forEach(
            (turn, branch) -> {
              if (turns.contains(turn)) {
                covered.add(branch);
              }
              if (flow.mayThrowAfter(turn)) {
                interruptible.add(branch);
              }
            });
  }
}
