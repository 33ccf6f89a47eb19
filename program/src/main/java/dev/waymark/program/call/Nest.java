package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The calls that the classes of a nest contain. Private methods of the nest are called from nowhere
 * else, if there are no {@link #obstacles}. Calls by reflection of others are not considered, but
 * those that object streams make are, and a nest that looks for methods by name may call any.
 */
public final class Nest {
  private static final Set<String> OF_STREAMS =
      Set.of("readObject", "readObjectNoData", "readResolve", "writeObject", "writeReplace");

  private final CallGraph calls;
  private final Map<MethodModel, List<NestCall>> callers = new HashMap<>();
  private final Set<String> obstacles = new TreeSet<>();

  private Nest(CallGraph calls) {
    this.calls = calls;
  }

  /** Reads all methods of the nest. */
  static Nest of(String host, CallGraph calls) {
    Nest nest = new Nest(calls);
    List<String> names = new ArrayList<>(List.of(host));
    ClassModel model = calls.hierarchy().find(host);
    names.addAll(model == null ? List.of() : model.nestMembers());
    names.forEach(nest::readClass);
    return nest;
  }

  /** A call by a method of the nest, at once or perhaps later. */
  public record NestCall(MethodModel caller, int statement, Timing timing) {}

  /** The calls of {@code method}, in the order of the nest's code. */
  public List<NestCall> callsOf(MethodModel method) {
    return callers.getOrDefault(method, List.of());
  }

  /** Why there may be other calls of a private method; empty if there are none. */
  public Set<String> obstacles(MethodModel method) {
    if (!isOfStreams(method)) {
      return Collections.unmodifiableSet(obstacles);
    }
    Set<String> all = new TreeSet<>(obstacles);
    all.add("object streams call " + method.ref().simpleName());
    return all;
  }

  private boolean isOfStreams(MethodModel method) {
    return OF_STREAMS.contains(method.name())
        && calls.hierarchy().mayBeSubtype(method.ref().owner(), "java/io/Serializable");
  }

  private void readClass(String name) {
    ClassModel member = calls.hierarchy().find(name);
    if (member == null) {
      obstacles.add("class " + name.replace('/', '.') + " is missing");
    } else {
      member.methods().stream().filter(MethodModel::hasCode).forEach(this::readMethod);
    }
  }

  private void readMethod(MethodModel caller) {
    try {
      caller.code();
    } catch (ProgramException e) {
      obstacles.add(caller.ref().simpleName() + " cannot be read");
      return;
    }
    if (caller.code().statements().stream().anyMatch(Members.METHODS::mayBeFoundBy)) {
      obstacles.add(caller.ref().simpleName() + " finds methods by name");
    }
    for (CallSite site : calls.sites(caller)) {
      if (site.call() instanceof InvokeDynamic linked && mayCallAnything(linked)) {
        obstacles.add(caller.ref().simpleName() + " hands methods to code that is not known");
      }
      CallTargets targets = calls.targets(site);
      NestCall call = new NestCall(caller, site.statement(), targets.timing());
      for (MethodModel target : targets.targets()) {
        callers.computeIfAbsent(target, key -> new ArrayList<>()).add(call);
      }
    }
  }

  /** Whether a bootstrap method that is not known gets methods to call. */
  private static boolean mayCallAnything(InvokeDynamic linked) {
    return !linked.bootstrap().method().owner().equals("java/lang/invoke/LambdaMetafactory")
        && Members.METHODS.areHandedOverBy(linked);
  }
}
