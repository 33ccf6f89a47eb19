package dev.waymark.explore.verdict;

import dev.waymark.program.Assertions;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.AssertStatements;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallSite;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.Statement;
import dev.waymark.target.Entry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Looks, without running anything, for what an entry may reach and nobody can foresee: a value that
 * comes from outside the program could be another the next time, static fields could have been
 * written before, and errors of the virtual machine could have been caught.
 */
public final class Closure {
  /** Where inputs come from that code draws by itself. */
  private static final String DRAWS = "dev/waymark/api/Draws";

  private static final int MOST_DOUBTS = 16;
  private static final int MOST_METHODS = 2_000;

  private final List<MethodModel> entries;
  private final CallGraph calls;
  private final Set<String> own;
  private final PureJdkCode library;
  private final Set<MethodModel> seen = new LinkedHashSet<>();
  private final Deque<MethodModel> open = new ArrayDeque<>();

  /** What is called first comes first. */
  private final Set<String> doubts = new LinkedHashSet<>();

  private final Set<String> bounds = new TreeSet<>();
  private final Set<FieldRef> statics = new LinkedHashSet<>();
  private final Assumptions assumptions;
  private boolean callsBack;

  /** Whether the outcomes depend on whether assertions are enabled. */
  private boolean hasAssertions;

  private Closure(List<MethodModel> entries, CallGraph calls) {
    this.entries = List.copyOf(entries);
    this.calls = calls;
    this.own = calls.hierarchy().scope();
    this.library = new PureJdkCode(calls.hierarchy());
    this.assumptions = new Assumptions(entries.get(0), calls.hierarchy());
  }

  /** What {@code entry} may reach. */
  public static Closure of(MethodModel entry, CallGraph calls) {
    return of(List.of(entry), calls);
  }

  /** What {@code entry} and what makes its inputs may reach. */
  public static Closure of(Entry entry, CallGraph calls) {
    Set<String> own = calls.hierarchy().scope();
    List<MethodModel> methods = new ArrayList<>(List.of(entry.method()));
    Set<String> foreign = new TreeSet<>();
    for (MethodModel maker : entry.makers()) {
      if (own.contains(maker.ref().owner())) {
        methods.add(maker);
      } else {
        foreign.add(maker.ref().simpleName() + " makes values that are not symbolic");
      }
    }
    for (String owner : entry.constantOwners()) {
      methods.addAll(calls.initializers(owner).targets());
    }
    Closure closure = of(methods, calls);
    closure.doubts.addAll(foreign);
    return closure;
  }

  private static Closure of(List<MethodModel> methods, CallGraph calls) {
    Closure closure = new Closure(methods, calls);
    for (MethodModel method : methods) {
      closure.open.add(method);
      calls.initializers(method.owner().name()).targets().forEach(closure::reach);
    }
    while (!closure.open.isEmpty() && !closure.isEnough()) {
      closure.visit(closure.open.remove());
      if (closure.open.isEmpty() && closure.callsBack) {
        closure.reachElements();
      }
    }
    if (!closure.isWhole()) {
      closure.doubts.add("reaches too much code to check");
    }
    return closure;
  }

  /** Whether there are reasons enough to doubt, or too much code to look at. */
  private boolean isEnough() {
    return doubts.size() >= MOST_DOUBTS || seen.size() >= MOST_METHODS;
  }

  /** Whether all was looked at that may be reached. */
  public boolean isWhole() {
    return open.isEmpty();
  }

  /** Why not every outcome of the entry follows from its inputs; empty if it does. */
  public Set<String> doubts() {
    return doubts;
  }

  /** The methods of the program that the entry, which is one of them, may run. */
  public Set<MethodModel> reached() {
    Set<MethodModel> reached = new LinkedHashSet<>(entries);
    reached.addAll(seen);
    return reached;
  }

  /** What it was found by. */
  public CallGraph calls() {
    return calls;
  }

  /**
   * Which states of the world the outcomes of the entry are known for; empty if for all.
   *
   * @param assertions whether they were enabled
   */
  public Set<String> bounds(Assertions assertions) {
    Set<String> all = new TreeSet<>(bounds);
    if (hasAssertions) {
      all.add(assertions.toString());
    }
    return all;
  }

  /** The static fields of the program that it may read, and earlier calls may have changed. */
  public Set<FieldRef> statics() {
    return statics;
  }

  /** What the outcomes of the entry rest on; empty if on nothing. */
  public Set<String> assumptions() {
    return assumptions.all();
  }

  private boolean isOwn(MethodModel method) {
    return own.contains(method.ref().owner());
  }

  private void reach(MethodModel method) {
    if (method.ref().owner().equals(DRAWS)) {
      return;
    }
    if (!isOwn(method)) {
      judge(method.ref());
    } else if (seen.add(method)) {
      open.add(method);
      if (method.name().equals("<clinit>") && !calls.isStable(method.ref().owner())) {
        String type = Names.simple(method.ref().owner());
        doubts.add("how " + type + " is initialized depends on what ran before");
      }
      if (VmErrors.mayHide(method)) {
        doubts.add(method.ref().simpleName() + " catches errors of the virtual machine");
      }
    }
  }

  private void visit(MethodModel method) {
    if (!method.hasCode()) {
      if (method.isNative()) {
        doubts.add("calls native " + method.ref().simpleName());
      }
      return;
    }
    calls.sites(method).forEach(site -> visit(site, method));
    hasAssertions |= asksForAssertions(method);
    if (!method.name().equals("<clinit>")) {
      assumptions.look(method);
    }
    List<Statement> statements = method.code().statements();
    for (int i = 0; i < statements.size(); i++) {
      calls.initializers(method, statements.get(i)).targets().forEach(this::reach);
      if (statements.get(i) instanceof Assign assign && assign.value() instanceof GetStatic get) {
        read(get.field(), method, i);
      }
    }
  }

  /** Whether it asks by itself, and not only so that others can: they are looked at anyway. */
  private boolean asksForAssertions(MethodModel method) {
    boolean isInitializer = method.name().equals("<clinit>");
    return calls.sites(method).stream()
            .anyMatch(
                site ->
                    site.call() instanceof Invoke call && AssertStatements.isStatus(call.method()))
        && !(isInitializer && AssertStatements.onlySetsFlag(method.code()));
  }

  private void visit(CallSite site, MethodModel caller) {
    if (MatchHandlers.makeText(site, caller)) {
      calls.targets(site).targets().stream().filter(this::isOwn).forEach(this::reach);
      return;
    }
    if (site.call() instanceof Invoke invoke && !own.contains(invoke.method().owner())) {
      judge(invoke.method());
      if (invoke.method().owner().startsWith("[")) {
        return;
      }
    } else if (site.call() instanceof InvokeDynamic linked && !library.isForeseeable(linked)) {
      doubts.add("calls " + linked.bootstrap().method().simpleName());
    }
    calls.targets(site).targets().forEach(this::reach);
  }

  private void judge(MethodRef method) {
    if (!library.isForeseeable(method) && !AssertStatements.isStatus(method)) {
      doubts.add("calls " + method.simpleName());
    }
    callsBack |= library.mayCallBack(method);
  }

  /** What containers call of their elements, which are objects of classes with constructors. */
  private void reachElements() {
    for (MethodModel method : reached()) {
      if (method.name().equals("<init>")) {
        reachElements(method.owner());
        calls.hierarchy().superclasses(method.owner().name()).stream()
            .filter(own::contains)
            .flatMap(name -> Stream.ofNullable(calls.hierarchy().find(name)))
            .forEach(this::reachElements);
      }
    }
  }

  private void reachElements(ClassModel type) {
    type.methods().stream()
        .filter(method -> method.descriptor().equals(PureJdkCode.CALLED_BACK.get(method.name())))
        .forEach(this::reach);
  }

  /** What an initializer reads was not written by earlier calls, or the initializer is unstable. */
  private void read(FieldRef named, MethodModel reader, int statement) {
    FieldRef field = Objects.requireNonNullElse(calls.hierarchy().resolve(named), named);
    ClassModel owner = own.contains(field.owner()) ? calls.hierarchy().find(field.owner()) : null;
    if (AssertStatements.isFlag(field)) {
      hasAssertions = true;
    } else if (owner != null) {
      if (owner.mutableStatics().contains(field) && !reader.name().equals("<clinit>")) {
        statics.add(field);
      }
    } else if (StandardStreams.isPrintedTo(reader.code(), statement)) {
      assumptions.add(field + " not replaced");
    } else if (!library.isForeseeable(field)) {
      doubts.add("reads " + field);
    }
  }
}
