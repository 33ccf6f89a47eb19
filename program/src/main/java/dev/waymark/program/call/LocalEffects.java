package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Statement;

/** What methods write themselves, and which methods they run that may write more. */
final class LocalEffects {
  /** Every constructor ends here; it does nothing, as JLS 12.5 has it. */
  private static final MethodRef CONSTRUCTOR_OF_OBJECT =
      new MethodRef("java/lang/Object", "<init>", "()V");

  private final CallGraph graph;
  private final StatementWrites statements;
  private final Horizon horizon;

  LocalEffects(CallGraph graph, StatementWrites statements, Horizon horizon) {
    this.graph = graph;
    this.statements = statements;
    this.horizon = horizon;
  }

  Effect ofMethod(MethodModel method) {
    if (method.ref().equals(CONSTRUCTOR_OF_OBJECT)) {
      return Effect.NOTHING;
    }
    Code code = isFollowed(method) ? Bodies.of(method) : null;
    return code == null ? Effect.ANYTHING : ofCode(method, code);
  }

  private boolean isFollowed(MethodModel method) {
    return horizon == Horizon.PLATFORM || graph.hierarchy().scope().contains(method.ref().owner());
  }

  private Effect ofCode(MethodModel method, Code code) {
    Effect effect = Effect.NOTHING;
    for (Statement statement : code.statements()) {
      effect = effect.union(ofStatement(method, statement));
      if (effect.isAnything()) {
        return effect;
      }
    }
    return effect;
  }

  Effect ofStatement(MethodModel method, Statement statement) {
    return Effect.ofHeap(statements.heap(statement))
        .union(Effect.of(graph.initializers(method, statement)))
        .union(statement instanceof Call call ? ofCall(method, call) : Effect.NOTHING);
  }

  private Effect ofCall(MethodModel caller, Call call) {
    if (isCloneOfArray(call)) {
      return Effect.NOTHING;
    }
    CallTargets targets = graph.targets(call, caller.ref());
    return targets.timing() == Timing.DEFERRED ? Effect.NOTHING : Effect.of(targets);
  }

  /** Copying an array is native, but writes nothing that was there before. */
  private static boolean isCloneOfArray(Call call) {
    return call instanceof Invoke invoke
        && invoke.method().owner().startsWith("[")
        && invoke.method().signature().equals("clone()Ljava/lang/Object;");
  }
}
