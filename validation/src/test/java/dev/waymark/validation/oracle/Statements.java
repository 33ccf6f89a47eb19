package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Monitor;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Throw;
import java.util.Objects;

/** What statements mean, apart from where control goes. */
final class Statements {
  private final Linker linker;
  private final Fields fields;
  private final Calls calls;
  private final Monitors monitors;
  private final Executed executed;
  private final Tracer tracer;
  private final Checks checks;
  private final Expressions expressions;

  Statements(
      Linker linker,
      Fields fields,
      Calls calls,
      Monitors monitors,
      Executed executed,
      Tracer tracer) {
    this.tracer = tracer;
    this.linker = linker;
    this.fields = fields;
    this.calls = calls;
    this.monitors = monitors;
    this.executed = executed;
    this.checks = new Checks(linker, tracer);
    this.expressions = new Expressions(linker, fields, executed, tracer);
  }

  /** Executes statement {@code at} of the frame's code, which is no jump and no return. */
  void execute(Statement statement, int at, Frame frame) {
    if (statement instanceof Assign assign) {
      frame.write(assign.target(), expressions.evaluate(assign.value(), frame));
    } else if (statement instanceof Check check) {
      check(check, frame);
    } else if (statement instanceof Call call) {
      call(call, at, frame);
    } else if (statement instanceof Throw thrown) {
      throw raised((Throwable) present(thrown.exception(), frame));
    } else if (statement instanceof Monitor monitor) {
      executed.feature(monitor.action());
      monitors.execute(monitor.action(), monitorOf(monitor, frame));
    } else if (!(statement instanceof If)) {
      put(statement, frame);
    }
  }

  private static Object present(Operand operand, Frame frame) {
    return Values.present(frame.read(operand));
  }

  /** A monitor is entered behind a null check, but left without. */
  private Object monitorOf(Monitor monitor, Frame frame) {
    Object object = frame.read(monitor.object());
    if (object == null && monitor.action() == Monitor.Action.EXIT) {
      throw ProgramThrow.of(implicit(NullPointerException.class));
    }
    return Values.present(object);
  }

  private void put(Statement statement, Frame frame) {
    if (statement instanceof PutField put) {
      Object object = present(put.object(), frame);
      fields.write(frame.owner(), put.field(), object, frame.read(put.value()));
      tracer.writesPart(object, fields.name(put.field()));
    } else if (statement instanceof PutStatic put) {
      fields.writeStatic(frame.owner(), put.field(), frame.read(put.value()));
      tracer.writesPart(null, fields.name(put.field()));
    } else if (statement instanceof PutElement put) {
      Object array = present(put.array(), frame);
      int index = frame.intOf(put.index());
      Elements.write(put.type(), array, index, frame.read(put.value()));
      tracer.writesPart(array, "[" + index + "]");
    } else {
      throw new EvaluatorBug("unknown statement: " + statement);
    }
  }

  private void check(Check check, Frame frame) {
    if (!checks.passes(check, frame)) {
      executed.failed(check);
      throw raised(implicit(linker.type(check.exception())));
    }
  }

  private ProgramThrow raised(Throwable thrown) {
    tracer.raises(thrown);
    return ProgramThrow.of(thrown);
  }

  private static Throwable implicit(Class<?> type) {
    try {
      return (Throwable) type.getConstructor(String.class).newInstance(ReferenceEvaluator.IMPLICIT);
    } catch (ReflectiveOperationException e) {
      throw new EvaluatorBug("cannot make " + type, e);
    }
  }

  private void call(Call call, int at, Frame frame) {
    if (call instanceof Invoke invoke) {
      executed.feature(invoke.dispatch());
    }
    boolean isEvaluated = tracer != Tracer.NONE && calls.isEvaluated(call, frame);
    Object result = calls.call(call, at, frame);
    if (call.result() != null) {
      frame.writeResult(call.result(), result, isEvaluated);
    }
  }

  boolean holds(If condition, Frame frame) {
    executed.feature(condition.relation());
    if (condition.left().kind() != Kind.REFERENCE) {
      int left = frame.intOf(condition.left());
      return condition.relation().holds(Integer.compare(left, frame.intOf(condition.right())));
    }
    boolean same = frame.read(condition.left()) == frame.read(condition.right());
    return switch (condition.relation()) {
      case EQ -> same;
      case NE -> !same;
      default -> throw new EvaluatorBug("references have no order: " + condition);
    };
  }

  boolean catches(Handler handler, Throwable thrown) {
    return handler.type() == null
        || linker.type(Objects.requireNonNull(handler.type())).isInstance(thrown);
  }
}
