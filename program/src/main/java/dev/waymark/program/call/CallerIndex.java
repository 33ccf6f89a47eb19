package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Call sites by target, in space linear in the sites plus the targets of different callees. */
final class CallerIndex {
  private final Map<Callee, List<CallSite>> sites = new LinkedHashMap<>();
  private final Map<MethodRef, List<Callee>> callees = new HashMap<>();

  void add(Callee callee, CallSite site) {
    sites.computeIfAbsent(callee, key -> new ArrayList<>()).add(site);
  }

  /** Ends the adding of sites. */
  void link(Function<Callee, CallTargets> targetsOf) {
    for (Callee callee : sites.keySet()) {
      for (MethodModel target : targetsOf.apply(callee).targets()) {
        callees.computeIfAbsent(target.ref(), key -> new ArrayList<>()).add(callee);
      }
    }
  }

  List<CallSite> callers(MethodRef target) {
    return callees.getOrDefault(target, List.of()).stream()
        .map(callee -> sites.getOrDefault(callee, List.of()))
        .flatMap(Collection::stream)
        .sorted(Order.SITES)
        .toList();
  }
}
