package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Code;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The methods that running some methods may lead to. */
final class Reachability {
  private final CallGraph graph;
  private final Initializers initializers;
  private final SortedSet<MethodModel> reached = new TreeSet<>(Order.METHODS);
  private final Deque<MethodModel> pending = new ArrayDeque<>();

  Reachability(CallGraph graph, Initializers initializers) {
    this.graph = graph;
    this.initializers = initializers;
  }

  /** All, or the nearest if there are more than {@code most}. */
  List<MethodModel> from(Collection<MethodModel> roots, int most) {
    roots.forEach(this::reach);
    while (!pending.isEmpty() && reached.size() < most) {
      enter(pending.remove());
    }
    return List.copyOf(reached);
  }

  private void reach(MethodModel method) {
    if (reached.add(method) && graph.hierarchy().scope().contains(method.ref().owner())) {
      pending.add(method);
    }
  }

  private void enter(MethodModel method) {
    graph.callees(method).forEach(this::reach);
    initializers.ofClass(method.ref().owner()).targets().forEach(this::reach);
    Code code = Bodies.of(method);
    if (code != null) {
      code.statements().stream()
          .flatMap(statement -> graph.initializers(method, statement).targets().stream())
          .forEach(this::reach);
    }
  }
}
