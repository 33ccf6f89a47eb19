package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.InvokeDynamic.Handle;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Calls by class hierarchy analysis, worked out method by method when asked for and kept. A site's
 * targets contain every method of a known class that can run there; {@link CallTargets#openness()}
 * says whether methods of unknown classes can, too.
 *
 * <p>Abstract and native methods, and methods whose code is damaged, have no sites.
 */
public final class CallGraph {
  private final ClassHierarchy hierarchy;
  private final HierarchyAnalysis analysis;
  private final Initializers initializers;
  private final Map<MethodRef, List<MethodModel>> callees = new HashMap<>();
  private final StableInitializers stable = new StableInitializers(this);
  private final Map<String, Nest> nests = new HashMap<>();
  private final Map<Horizon, MayWrite> writes = new EnumMap<>(Horizon.class);
  private @Nullable CallerIndex callers;

  private CallGraph(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.analysis = new HierarchyAnalysis(hierarchy);
    this.initializers = new Initializers(hierarchy);
  }

  /** The calls of the hierarchy's program. */
  public static CallGraph of(ClassHierarchy hierarchy) {
    return new CallGraph(hierarchy);
  }

  /** The hierarchy that targets are looked up in. */
  public ClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** The calls in a method, in order. O(statements). */
  public List<CallSite> sites(MethodModel method) {
    Code code = Bodies.of(method);
    List<CallSite> sites = new ArrayList<>();
    for (int i = 0; code != null && i < code.statements().size(); i++) {
      if (code.statement(i) instanceof Call call) {
        sites.add(new CallSite(method.ref(), i, code.instructionOf(i), call));
      }
    }
    return sites;
  }

  /** What may run at, or because of, a call. */
  public CallTargets targets(CallSite site) {
    return targets(site.call(), site.caller());
  }

  CallTargets targets(Call call, MethodRef caller) {
    Callee callee = callee(call, caller);
    if (call instanceof InvokeDynamic dynamic) {
      return callee == null ? DynamicCalls.others(dynamic) : analysis.targets(callee).deferred();
    }
    return callee == null ? CallTargets.NONE : analysis.targets(callee);
  }

  /** What is called, at once or deferred; null if that has no name. */
  private @Nullable Callee callee(Call call, MethodRef caller) {
    if (call instanceof Invoke invoke) {
      return Callee.of(invoke, caller);
    }
    Handle handle = DynamicCalls.implementation((InvokeDynamic) call);
    return handle == null ? null : Callee.of(handle, caller, hierarchy);
  }

  /**
   * The static initializers in the scope that a statement of {@code method} may set off. They are
   * not among the targets of calls. The class of {@code method} counts as initialized.
   */
  public CallTargets initializers(MethodModel method, Statement statement) {
    return initializers.setOffBy(statement, method.ref().owner());
  }

  /**
   * The static initializers in the scope that run when a class is first used: its supertypes' too.
   */
  public CallTargets initializers(String type) {
    return initializers.ofClass(type);
  }

  /** Whether a class is initialized alike whenever that happens; see {@link StableInitializers}. */
  public boolean isStable(String type) {
    return stable.include(type);
  }

  /** All known targets of a method's calls, deferred ones included, each once and sorted. */
  public List<MethodModel> callees(MethodModel method) {
    List<MethodModel> known = callees.get(method.ref());
    if (known == null) {
      known = collectCallees(method);
      callees.put(method.ref(), known);
    }
    return known;
  }

  private List<MethodModel> collectCallees(MethodModel method) {
    SortedSet<MethodModel> found = new TreeSet<>(Order.METHODS);
    sites(method).forEach(site -> found.addAll(targets(site).targets()));
    return List.copyOf(found);
  }

  /**
   * The sites in the scope that have the method among their targets, deferred calls included, by
   * caller and place. The first question reads all methods of the scope.
   */
  public List<CallSite> callers(MethodRef target) {
    if (callers == null) {
      callers = readCallers();
    }
    return callers.callers(target);
  }

  /** The calls in the nest of the class that declares {@code method}. */
  public Nest nest(MethodModel method) {
    return nests.computeIfAbsent(method.owner().nestHost(), host -> Nest.of(host, this));
  }

  /** What statements and methods may write, with calls followed as far as {@code horizon}. */
  public MayWrite writes(Horizon horizon) {
    return writes.computeIfAbsent(horizon, key -> new MayWrite(this, key));
  }

  private CallerIndex readCallers() {
    CallerIndex index = new CallerIndex();
    for (String name : hierarchy.scope()) {
      ClassModel model = hierarchy.find(name);
      if (model != null) {
        model.methods().forEach(method -> addSites(method, index));
      }
    }
    index.link(analysis::targets);
    return index;
  }

  private void addSites(MethodModel method, CallerIndex index) {
    for (CallSite site : sites(method)) {
      Callee callee = callee(site.call(), site.caller());
      if (callee != null) {
        index.add(callee, site);
      }
    }
  }

  /**
   * All methods that may run once the given ones do, as far as known: through calls, deferred calls
   * and static initializers. Methods outside the scope are listed but not entered. Sorted.
   */
  public List<MethodModel> reachableFrom(Collection<MethodModel> roots) {
    return reachableFrom(roots, Integer.MAX_VALUE);
  }

  /** The same, but if there are more than {@code most}, only those that fewest calls lead to. */
  public List<MethodModel> reachableFrom(Collection<MethodModel> roots, int most) {
    return new Reachability(this, initializers).from(roots, most);
  }
}
