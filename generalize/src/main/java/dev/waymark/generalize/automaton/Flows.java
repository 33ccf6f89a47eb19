package dev.waymark.generalize.automaton;

import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallTargets;
import dev.waymark.program.call.Horizon;
import dev.waymark.program.call.MayWrite;
import dev.waymark.program.call.Writes;
import dev.waymark.program.ir.MethodRef;
import java.util.HashMap;
import java.util.Map;

/** The flow of control of all methods that paths come through. Not thread-safe. */
public final class Flows {
  private final CallGraph calls;
  private final MayWrite mayWrite;
  private final Map<MethodRef, MethodFlow> methods = new HashMap<>();

  /** Calls out of what {@code horizon} includes may write anything. */
  public Flows(CallGraph calls, Horizon horizon) {
    this.calls = calls;
    this.mayWrite = calls.writes(horizon);
  }

  MethodFlow of(MethodModel method) {
    return methods.computeIfAbsent(method.ref(), key -> new MethodFlow(method, this));
  }

  Writes writes(MethodModel method, int statement) {
    return mayWrite.ofStatement(method, statement);
  }

  Writes own(MethodModel method, int statement) {
    Writes all = mayWrite.of(method.code().statement(statement));
    CallTargets initializers = calls.initializers(method, method.code().statement(statement));
    if (initializers.isOpen()) {
      return all.union(Writes.ANYTHING);
    }
    for (MethodModel each : initializers.targets()) {
      all = all.union(mayWrite.ofMethod(each));
    }
    return all;
  }
}
