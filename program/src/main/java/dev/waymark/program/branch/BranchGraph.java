package dev.waymark.program.branch;

import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.ControlDependence;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.graph.Edge;
import dev.waymark.program.graph.PostDominators;
import dev.waymark.program.ir.Code;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The control flow of a method with its branches as nodes of their own, and blocks split at
 * implicit checks: dominance, post-dominance and control dependence of branches, implicit ones
 * included.
 *
 * <p>A branch that no path from the entry takes dominates nothing and is dominated by nothing.
 */
public final class BranchGraph {
  private final Code code;
  private final int[] firstBranchNode;
  private final @Nullable Branch[] branchAt;
  private final int[] segmentOfStatement;
  private final Dominators dominators;
  private final PostDominators postDominators;
  private final ControlDependence dependence;

  private BranchGraph(BranchGraphBuilder built) {
    this.code = built.code();
    this.firstBranchNode = built.firstBranchNodes();
    this.segmentOfStatement = built.segments();
    Digraph graph = built.graph();
    this.branchAt = built.branches();
    this.dominators = Dominators.of(graph, 0);
    this.postDominators = PostDominators.of(graph, built.exits());
    this.dependence = ControlDependence.of(graph, postDominators);
  }

  /** The graph of the branches {@code points} of {@code cfg}; near linear in statements. */
  public static BranchGraph of(Cfg cfg, List<BranchPoint> points) {
    return new BranchGraph(new BranchGraphBuilder(cfg, points));
  }

  private int node(Branch branch) {
    if (!branch.method().equals(code.method())) {
      throw new IllegalArgumentException("a branch of another method: " + branch);
    }
    int statement = code.firstStatement(branch.instruction()) + branch.subIndex();
    return firstBranchNode[statement] + branch.outcome();
  }

  /** Whether every path from the entry to {@code b} takes {@code a} before it or is {@code a}. */
  public boolean dominates(Branch a, Branch b) {
    return dominators.dominates(node(a), node(b));
  }

  /**
   * Whether every path from {@code b} out of the method takes {@code a} after it or is {@code a}.
   */
  public boolean postDominates(Branch a, Branch b) {
    return postDominators.postDominates(node(a), node(b));
  }

  /** The closest branch that strictly dominates {@code branch}; null if there is none. */
  public @Nullable Branch immediateDominator(Branch branch) {
    int node = dominators.immediate(node(branch));
    while (node >= 0 && branchAt[node] == null) {
      node = dominators.immediate(node);
    }
    return node < 0 ? null : branchAt[node];
  }

  /** The branches on which it directly depends whether {@code statement} is executed. */
  public List<Branch> controlling(int statement) {
    return controllingNode(segmentOfStatement[statement]);
  }

  /** The branches on which it directly depends whether {@code branch} is taken or not. */
  public List<Branch> controlling(Branch branch) {
    return controllingNode(node(branch));
  }

  /** An edge into or out of a branch's node speaks for the branch. */
  private List<Branch> controllingNode(int node) {
    Set<Branch> branches = new LinkedHashSet<>();
    for (Edge edge : dependence.controlling(node)) {
      Branch branch = branchAt[edge.to()] != null ? branchAt[edge.to()] : branchAt[edge.from()];
      if (branch != null) {
        branches.add(branch);
      }
    }
    return new ArrayList<>(branches);
  }
}
