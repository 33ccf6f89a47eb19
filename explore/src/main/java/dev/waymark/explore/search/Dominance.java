package dev.waymark.explore.search;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchGraph;
import dev.waymark.program.branch.BranchPoint;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which branches every path to a branch has taken before it. Each branch is looked at once; after
 * that, an answer takes constant time.
 */
final class Dominance {
  private final Territory territory;
  private final Scope scope;
  private final Map<Branch, Node> nodes = new HashMap<>();
  private final IdentityHashMap<Branch, Node> sameObjects = new IdentityHashMap<>();
  private @Nullable EntryDominators entries;

  Dominance(Territory territory, Scope scope) {
    this.territory = territory;
    this.scope = scope;
  }

  /** How far to look. */
  enum Scope {
    /** No branch dominates another. */
    NONE,
    /** Branches of the same method. */
    METHOD,
    /** Branches of callers too, as far as every call has them behind it. */
    CALLS
  }

  /** What is known of a branch. */
  static final class Node {
    private final int number;
    private final long hash;
    private @Nullable BitSet dominators;

    private Node(int number, long hash) {
      this.number = number;
      this.hash = hash;
    }

    /** The same for the same branch in every process, and most likely for no other. */
    long hash() {
      return hash;
    }
  }

  Node node(Branch branch) {
    Node node = sameObjects.get(branch);
    if (node == null) {
      node = nodes.computeIfAbsent(branch, key -> new Node(nodes.size(), hash(key)));
      sameObjects.put(branch, node);
    }
    return node;
  }

  private static long hash(Branch branch) {
    long hash = branch.method().toString().hashCode();
    hash = mix(hash, branch.instruction());
    return mix(hash, ((long) branch.subIndex() << Integer.SIZE) + branch.outcome());
  }

  /** A hash of both, in this order. */
  static long mix(long hash, long next) {
    long mixed = (hash ^ (next + 0x9E3779B97F4A7C15L + (hash << 6) + (hash >>> 2)));
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** Whether every path to {@code branch} has taken {@code earlier} before. */
  boolean dominates(Branch earlier, Branch branch) {
    if (scope == Scope.NONE) {
      return false;
    }
    Node node = node(branch);
    BitSet dominators = node.dominators;
    if (dominators == null) {
      dominators = dominators(branch);
      node.dominators = dominators;
    }
    return dominators.get(node(earlier).number);
  }

  private BitSet dominators(Branch branch) {
    BitSet found = new BitSet();
    MethodModel method = territory.find(branch.method());
    if (method == null) {
      return found;
    }
    BranchGraph graph = method.branchGraph();
    for (BranchPoint point : method.branchPoints()) {
      for (Branch each : point.branches()) {
        if (!each.equals(branch) && graph.dominates(each, branch)) {
          found.set(node(each).number);
        }
      }
    }
    if (scope == Scope.CALLS) {
      entries().of(method).forEach(each -> found.set(node(each).number));
    }
    return found;
  }

  private EntryDominators entries() {
    if (entries == null) {
      entries = new EntryDominators(territory);
    }
    return entries;
  }
}
