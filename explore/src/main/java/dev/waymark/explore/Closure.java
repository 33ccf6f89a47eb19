package dev.waymark.explore;

import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallSite;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Names;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Looks, without running anything, for code that an entry may reach and whose results nobody can
 * foresee: a value that comes from outside the program could be another the next time. Methods of
 * the library that depend on nothing but their arguments are no such code.
 */
public final class Closure {
  private static final Set<String> PURE =
      Set.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Enum",
          "java/lang/String",
          "java/lang/StringBuilder");

  /** Where inputs come from that code draws by itself. */
  private static final String DRAWS = "dev/waymark/api/Draws";

  private final CallGraph calls;
  private final Set<String> own;
  private final Set<MethodModel> seen = new HashSet<>();
  private final Deque<MethodModel> open = new ArrayDeque<>();
  private final Set<String> doubts = new TreeSet<>();

  private Closure(CallGraph calls) {
    this.calls = calls;
    this.own = calls.hierarchy().scope();
  }

  /** Why not every outcome of {@code entry} follows from its inputs; empty if it does. */
  public static Set<String> doubts(MethodModel entry, CallGraph calls) {
    Closure closure = new Closure(calls);
    closure.reach(entry);
    while (!closure.open.isEmpty()) {
      closure.visit(closure.open.pop());
    }
    return closure.doubts;
  }

  private void reach(MethodModel method) {
    if (method.ref().owner().equals(DRAWS)) {
      return;
    }
    if (own.contains(method.ref().owner())) {
      if (seen.add(method)) {
        open.push(method);
      }
    } else {
      judge(method.ref().owner(), method.name(), method.descriptor());
    }
  }

  private void visit(MethodModel method) {
    if (!method.hasCode()) {
      if (method.isNative()) {
        doubts.add("calls native " + method.ref().simpleName());
      }
      return;
    }
    for (CallSite site : calls.sites(method)) {
      visit(site);
    }
  }

  private void visit(CallSite site) {
    Call call = site.call();
    if (call instanceof Invoke invoke && !own.contains(invoke.method().owner())) {
      judge(invoke.method().owner(), call.name(), call.descriptor());
    } else if (call instanceof InvokeDynamic linked && !isHarmless(linked)) {
      doubts.add("calls " + linked.bootstrap().method().simpleName());
    }
    calls.targets(site).targets().forEach(this::reach);
  }

  /** What returns nothing cannot decide a branch, unless it lets other threads do so. */
  private void judge(String owner, String name, String descriptor) {
    if (owner.equals("java/lang/Thread") || owner.startsWith("java/util/concurrent/")) {
      doubts.add("calls " + Names.simple(owner) + "." + name);
    } else if (!descriptor.endsWith(")V") && !PURE.contains(owner) && !owner.startsWith("[")) {
      doubts.add("calls " + Names.simple(owner) + "." + name);
    }
  }

  private static boolean isHarmless(InvokeDynamic linked) {
    String owner = linked.bootstrap().method().owner();
    return owner.equals("java/lang/invoke/LambdaMetafactory")
        || owner.equals("java/lang/invoke/StringConcatFactory");
  }
}
