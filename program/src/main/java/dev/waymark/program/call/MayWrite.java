package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;

/**
 * What statements and methods may write, on the same thread and without finalizers. Over-estimates:
 * an open call, a native method, a missing class or field, or damaged code may write anything, and
 * writes to objects made in the meantime count. Function objects are invoked through open calls, so
 * making one writes nothing. The initialization of classes outside the scope is taken to write
 * nothing that code has read before.
 */
public final class MayWrite {
  private final StatementWrites statements;
  private final LocalEffects effects;
  private final WriteSolver solver;

  MayWrite(CallGraph graph, Horizon horizon) {
    this.statements = new StatementWrites(graph.hierarchy());
    this.effects = new LocalEffects(graph, statements, horizon);
    this.solver = new WriteSolver(effects);
  }

  /**
   * What the statement itself writes: of a call the result variable only, without its callees, and
   * without static initializers that it may set off.
   */
  public Writes of(Statement statement) {
    Variable variable = StatementWrites.variable(statement);
    Writes heap = Writes.ofHeap(statements.heap(statement));
    return variable == null ? heap : heap.union(Writes.of(variable));
  }

  /**
   * All that a statement of {@code method} may write: itself, callees, and static initializers.
   *
   * @param statement index among the statements of the method's code
   */
  public Writes ofStatement(MethodModel method, int statement) {
    Statement step = method.code().statement(statement);
    Effect effect = effects.ofStatement(method, step);
    HeapWrites heap = effect.heap();
    for (MethodModel callee : effect.callees()) {
      heap = heap.union(solver.solve(callee));
    }
    return of(step).union(Writes.ofHeap(heap));
  }

  /**
   * What running {@code method} may write to the heap, callees included; it has no slots. The
   * initialization of the method's own class is its caller's, since it comes before the method.
   */
  public Writes ofMethod(MethodModel method) {
    return Writes.ofHeap(solver.solve(method));
  }
}
