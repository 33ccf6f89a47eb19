package dev.waymark.program.decision;

import dev.waymark.program.decision.ConditionTree.And;
import dev.waymark.program.decision.ConditionTree.Leaf;
import dev.waymark.program.source.SourceDecision;
import dev.waymark.program.source.SourceTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells nested {@code if}s from {@code &&} with the help of the source. A decision of the bytecode
 * is sought among those of the source by its {@link Signature}; if the source has it as nested
 * {@code if}s it is split, if the source has it both ways on the same lines it stays as it is.
 */
public final class SourceReading {
  /** For each signature, how the source splits it: the numbers of operands of each {@code if}. */
  private final Map<Signature, Set<List<Integer>>> splits = new HashMap<>();

  /** Reads with the decisions that the source of one class shows. */
  public SourceReading(List<SourceDecision> decisions) {
    Set<SourceDecision> outer = new HashSet<>();
    decisions.stream().map(SourceDecision::outer).forEach(outer::add);
    decisions.stream().filter(decision -> !outer.contains(decision)).forEach(this::add);
  }

  private void add(SourceDecision innermost) {
    Deque<Integer> sizes = new ArrayDeque<>();
    for (SourceDecision at = innermost; at != null; at = at.outer()) {
      sizes.addFirst(at.tree() instanceof SourceTree.And and ? and.operands().size() : 1);
    }
    Signature signature = Signature.of(innermost.merged().tree());
    splits.computeIfAbsent(signature, key -> new HashSet<>()).add(List.copyOf(sizes));
  }

  /** The decisions as the source has them; those it does not show stay as they are. */
  public List<Decision> read(List<Decision> decisions) {
    return decisions.stream().flatMap(decision -> read(decision).stream()).toList();
  }

  private List<Decision> read(Decision found) {
    Decision decision = isNegated(found) ? found.negated() : found;
    List<Integer> sizes = splitOf(decision);
    if (decision.tree() instanceof Leaf || sizes == null) {
      return List.of(decision);
    }
    return sizes.size() == 1
        ? List.of(confirmed(decision.tree(), decision.whenTrue(), decision.whenFalse()))
        : split(decision, ((And) decision.tree()).parts(), sizes);
  }

  /** Whether the source does not have the decision, but has the opposite as one. */
  private boolean isNegated(Decision decision) {
    List<Integer> negated = splitOf(decision.negated());
    return splits.get(Signature.of(decision.tree())) == null
        && negated != null
        && negated.size() == 1;
  }

  private @Nullable List<Integer> splitOf(Decision decision) {
    Set<List<Integer>> known = splits.getOrDefault(Signature.of(decision.tree()), Set.of());
    return known.size() == 1 ? known.iterator().next() : null;
  }

  private static List<Decision> split(
      Decision decision, List<ConditionTree> parts, List<Integer> sizes) {
    List<Decision> pieces = new ArrayList<>();
    int start = 0;
    for (int size : sizes) {
      int end = start + size;
      int whenTrue =
          end < parts.size() ? parts.get(end).conditions().get(0).entry() : decision.whenTrue();
      List<ConditionTree> own = parts.subList(start, end);
      ConditionTree tree = own.size() == 1 ? own.get(0) : new And(own);
      pieces.add(confirmed(tree, whenTrue, decision.whenFalse()));
      start = end;
    }
    return pieces;
  }

  private static Decision confirmed(ConditionTree tree, int whenTrue, int whenFalse) {
    Reading reading = tree instanceof Leaf ? Reading.SINGLE : Reading.SOURCE;
    return new Decision(tree, whenTrue, whenFalse, reading);
  }
}
