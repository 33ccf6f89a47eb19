package dev.waymark.explore.search;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallSite;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The code that an entry may reach, and what strategies ask of it; each is worked out when first
 * asked for, and kept.
 */
public final class Territory {
  /** In large libraries, a strategy does not look at what many calls lead to. */
  private static final int MOST_METHODS = 400;

  private final MethodModel entry;
  private final CallGraph calls;
  private @Nullable List<MethodModel> methods;
  private @Nullable FlowGraph flow;
  private @Nullable Dependents dependents;
  private final Map<Dominance.Scope, Dominance> dominance = new HashMap<>();

  /** What {@code entry} may reach by {@code calls}. */
  public Territory(MethodModel entry, CallGraph calls) {
    this.entry = entry;
    this.calls = calls;
  }

  MethodModel entry() {
    return entry;
  }

  /** The methods with code that can be read, or the nearest; in the order of their names. */
  List<MethodModel> methods() {
    if (methods == null) {
      Set<String> own = calls.hierarchy().scope();
      methods =
          calls.reachableFrom(List.of(entry), MOST_METHODS).stream()
              .filter(method -> own.contains(method.ref().owner()) && isReadable(method))
              .toList();
    }
    return methods;
  }

  private static boolean isReadable(MethodModel method) {
    try {
      return method.hasCode() && !method.cfg().blocks().isEmpty();
    } catch (ProgramException e) {
      return false;
    }
  }

  /** The method of a branch; null if it is unknown. */
  @Nullable MethodModel find(MethodRef method) {
    ClassModel owner = calls.hierarchy().find(method.owner());
    return owner == null ? null : owner.find(method.name(), method.descriptor());
  }

  /** A call that may run {@code callee}, at once or later. */
  record Reach(int statement, MethodModel callee) {}

  /** The calls in {@code method}, as far as they stay in the program. */
  List<Reach> calls(MethodModel method) {
    List<Reach> found = new ArrayList<>();
    for (CallSite site : calls.sites(method)) {
      calls.targets(site).targets().forEach(to -> found.add(new Reach(site.statement(), to)));
    }
    return found;
  }

  FlowGraph flow() {
    if (flow == null) {
      flow = new FlowGraph(this);
    }
    return flow;
  }

  Dependents dependents() {
    if (dependents == null) {
      dependents = new Dependents(this);
    }
    return dependents;
  }

  Dominance dominance(Dominance.Scope scope) {
    return dominance.computeIfAbsent(scope, key -> new Dominance(this, key));
  }
}
