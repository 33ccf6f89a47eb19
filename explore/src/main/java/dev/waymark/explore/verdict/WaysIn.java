package dev.waymark.explore.verdict;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.Nest;
import dev.waymark.program.call.Nest.NestCall;
import dev.waymark.program.call.Timing;
import dev.waymark.target.Entry;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * Which entries all ways to a method begin with. An entry is its own only way in: its exploration
 * tries every argument. To a private method the ways are those of its callers, which are in its
 * nest. Calls by reflection are not considered.
 */
public final class WaysIn {
  private final CallGraph calls;
  private final Set<MethodModel> entries;
  private final Map<MethodModel, Set<MethodModel>> afterErrors = new HashMap<>();

  public WaysIn(CallGraph calls, Collection<MethodModel> entries) {
    this.calls = calls;
    this.entries = new LinkedHashSet<>(entries);
  }

  /**
   * The ways to a method.
   *
   * @param entries the explored methods that they begin with
   * @param obstacles why there may be others; empty if there are none
   * @param afterErrors whether one may lead over an error of the virtual machine that was caught
   */
  public record Ways(Set<MethodModel> entries, Set<String> obstacles, BooleanSupplier afterErrors) {
    /** The only way is a call of {@code entry} itself. */
    public static Ways of(MethodModel entry) {
      return new Ways(Set.of(entry), Set.of(), () -> false);
    }
  }

  public Ways to(MethodModel method) {
    Set<MethodModel> begins = new LinkedHashSet<>();
    Ways ways = new Ways(begins, new TreeSet<>(), () -> isAfterErrors(begins, method));
    Set<MethodModel> seen = new HashSet<>(Set.of(method));
    Deque<MethodModel> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (MethodModel caller : before(open.pop(), ways)) {
        if (seen.add(caller)) {
          open.push(caller);
        }
      }
    }
    return ways;
  }

  private boolean isAfterErrors(Set<MethodModel> begins, MethodModel method) {
    return begins.stream()
        .anyMatch(b -> afterErrors.computeIfAbsent(b, this::afterErrors).contains(method));
  }

  /** The callers to look at; none for what is a way in itself. */
  private List<MethodModel> before(MethodModel method, Ways ways) {
    if (entries.contains(method)) {
      ways.entries.add(method);
      return List.of();
    }
    if (!method.isPrivate()) {
      ways.obstacles.add(whyNotExplored(method));
      return List.of();
    }
    Nest nest = calls.nest(method);
    ways.obstacles.addAll(nest.obstacles(method));
    List<NestCall> callers = nest.callsOf(method);
    if (callers.isEmpty()) {
      ways.obstacles.add("no caller found of " + method.ref().simpleName());
    }
    if (callers.stream().anyMatch(caller -> caller.timing() == Timing.DEFERRED)) {
      ways.obstacles.add(method.ref().simpleName() + " may be called later");
    }
    return callers.stream().map(NestCall::caller).toList();
  }

  private static String whyNotExplored(MethodModel method) {
    String what = method.ref().simpleName() + " is not explored";
    try {
      Entry unused = Entry.of(method);
      return what;
    } catch (ProgramException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      return what + ": " + cause.getMessage();
    }
  }

  /** What may run after an error of the virtual machine was caught, once {@code entry} runs. */
  private Set<MethodModel> afterErrors(MethodModel entry) {
    Set<MethodModel> called = new LinkedHashSet<>();
    for (MethodModel method : calls.reachableFrom(List.of(entry))) {
      boolean isOwn = calls.hierarchy().scope().contains(method.ref().owner());
      if (isOwn && method.hasCode()) {
        calls.sites(method).stream()
            .filter(site -> VmErrors.mayPrecede(method, site.instruction()))
            .forEach(site -> called.addAll(calls.targets(site).targets()));
      }
    }
    return new HashSet<>(calls.reachableFrom(called));
  }
}
