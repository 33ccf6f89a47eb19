package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** One call's way through its statements. */
final class Run {
  private static final int LIMIT = 100_000;

  private final Frame frame;
  private final Code code;
  private final Statements statements;
  private final Executed executed;
  private final Tracer tracer;
  private final BitSet visited;
  private int at;

  Run(Frame frame, Statements statements, Executed executed, Tracer tracer) {
    this.tracer = tracer;
    this.frame = frame;
    this.code = frame.code();
    this.statements = statements;
    this.executed = executed;
    this.visited = executed.instructions(code);
  }

  @Nullable Object toEnd() {
    jump(0);
    for (int steps = 0; steps < LIMIT; steps++) {
      Statement statement = code.statement(at);
      executed.feature(statement.getClass());
      tracer.begins(frame, at);
      if (statement instanceof Return leave) {
        return leave.value() == null ? null : frame.read(leave.value());
      }
      step(statement);
    }
    throw new EvaluatorBug("no end of " + code.method() + " after " + LIMIT + " statements");
  }

  private void step(Statement statement) {
    try {
      if (!jumps(statement)) {
        statements.execute(statement, at, frame);
        fallThrough();
      }
    } catch (ProgramThrow e) {
      if (!statement.canThrow()) {
        throw new EvaluatorBug(statement + " cannot throw but throws", e.thrown());
      }
      handle(e);
    } catch (EvaluatorBug e) {
      throw e;
    } catch (RuntimeException e) {
      throw new EvaluatorBug(
          statement + " at @" + code.instructionOf(at) + " of " + code.method(), e);
    }
  }

  private boolean jumps(Statement statement) {
    if (statement instanceof Goto go) {
      jump(go.target());
    } else if (statement instanceof Switch choice) {
      jump(target(choice, frame.intOf(choice.key())));
    } else if (statement instanceof If condition && statements.holds(condition, frame)) {
      jump(condition.target());
    } else {
      return false;
    }
    return true;
  }

  private static int target(Switch choice, int key) {
    for (Switch.Case option : choice.cases()) {
      if (option.key() == key) {
        return option.target();
      }
    }
    return choice.defaultTarget();
  }

  private void jump(int instruction) {
    at = code.firstStatement(instruction);
    visited.set(instruction, code.instructionOf(at) + 1);
  }

  private void fallThrough() {
    if (code.statement(at).endsFlow()) {
      throw new EvaluatorBug("control passes the end of flow: " + code.statement(at));
    }
    visited.set(code.instructionOf(at), code.instructionOf(at + 1) + 1);
    at++;
  }

  private void handle(ProgramThrow thrown) {
    int instruction = code.instructionOf(at);
    for (Handler handler : code.handlers()) {
      if (handler.covers(instruction) && statements.catches(handler, thrown.thrown())) {
        frame.caught(thrown.thrown());
        jump(handler.target());
        return;
      }
    }
    throw thrown;
  }
}
