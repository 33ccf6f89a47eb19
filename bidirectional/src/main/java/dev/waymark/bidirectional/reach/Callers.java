package dev.waymark.bidirectional.reach;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallSite;
import dev.waymark.program.call.CallTargets;
import dev.waymark.program.call.Timing;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who calls a method, where that is known: private methods are called from their nest alone. Calls
 * by reflection are not considered, but those that object streams make are.
 */
public final class Callers {
  /** The last kind of method handle that reads or writes a field. */
  private static final int LAST_OF_FIELDS = 4;

  private static final Set<String> OF_STREAMS =
      Set.of("readObject", "readObjectNoData", "readResolve", "writeObject", "writeReplace");

  private final CallGraph calls;
  private final Map<String, @Nullable Map<MethodModel, List<Site>>> nests = new HashMap<>();

  public Callers(CallGraph calls) {
    this.calls = calls;
  }

  /** A call. */
  record Site(MethodModel caller, int statement, boolean isAtOnce) {}

  /** All calls of {@code method}; null if there may be others. */
  @Nullable List<Site> of(MethodModel method) {
    if (!method.isPrivate() || isOfStreams(method)) {
      return null;
    }
    Map<MethodModel, List<Site>> nest = nest(method);
    List<Site> sites = nest == null ? null : nest.get(method);
    return sites != null && sites.stream().allMatch(Site::isAtOnce) ? sites : null;
  }

  /** Whether object streams call it. */
  private boolean isOfStreams(MethodModel method) {
    return OF_STREAMS.contains(method.name())
        && calls.hierarchy().mayBeSubtype(method.ref().owner(), "java/io/Serializable");
  }

  /** Calls of {@code method} in its nest; there may be others. */
  List<Site> known(MethodModel method) {
    Map<MethodModel, List<Site>> nest = nest(method);
    List<Site> sites = nest == null ? List.of() : nest.getOrDefault(method, List.of());
    return sites.stream().filter(Site::isAtOnce).toList();
  }

  private @Nullable Map<MethodModel, List<Site>> nest(MethodModel method) {
    String host = method.owner().nestHost();
    if (!nests.containsKey(host)) {
      nests.put(host, read(host));
    }
    return nests.get(host);
  }

  private @Nullable Map<MethodModel, List<Site>> read(String host) {
    ClassModel model = calls.hierarchy().find(host);
    if (model == null) {
      return null;
    }
    List<String> names = new ArrayList<>(List.of(host));
    names.addAll(model.nestMembers());
    Map<MethodModel, List<Site>> nest = new HashMap<>();
    for (String name : names) {
      ClassModel member = calls.hierarchy().find(name);
      if (member == null || !member.methods().stream().allMatch(each -> read(each, nest))) {
        return null;
      }
    }
    return nest;
  }

  private boolean read(MethodModel caller, Map<MethodModel, List<Site>> nest) {
    if (!caller.hasCode()) {
      return true;
    }
    try {
      caller.code();
    } catch (ProgramException e) {
      return false;
    }
    for (CallSite site : calls.sites(caller)) {
      if (site.call() instanceof InvokeDynamic linked && mayCallAnything(linked)) {
        return false;
      }
      CallTargets targets = calls.targets(site);
      for (MethodModel target : targets.targets()) {
        boolean isAtOnce = targets.timing() == Timing.AT_SITE && site.call() instanceof Invoke;
        nest.computeIfAbsent(target, key -> new ArrayList<>())
            .add(new Site(caller, site.statement(), isAtOnce));
      }
    }
    return true;
  }

  /** Whether a bootstrap method that is not known gets methods to call. */
  private boolean mayCallAnything(InvokeDynamic linked) {
    return !linked.bootstrap().method().owner().equals("java/lang/invoke/LambdaMetafactory")
        && linked.bootstrap().arguments().stream()
            .anyMatch(
                each ->
                    each instanceof InvokeDynamic.Handle handle && handle.tag() > LAST_OF_FIELDS);
  }
}
