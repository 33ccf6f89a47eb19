package dev.waymark.path.call;

import dev.waymark.path.PathValue;
import dev.waymark.path.jdk.JdkEffect;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.state.LambdaApplication;
import dev.waymark.path.state.ScriptProgress;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.Assignments;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets happen what calls mean: the caller goes on with a result, or an exception is thrown, or code
 * runs first. The statement before the next one of a caller is its call, as soon as code runs.
 */
public final class CallEffects {
  private final ConstraintLog log;
  private final CallStack stack;
  private final ScriptProgress progress;
  private final CallSelection targets;
  private final LambdaCalls lambdas;
  private final Assignments assignments;
  private final ExceptionRaising exceptions;
  private final ClassInitialization initializers;

  public CallEffects(
      WalkState state,
      CallSelection targets,
      LambdaCalls lambdas,
      Assignments assignments,
      ExceptionRaising exceptions,
      ClassInitialization initializers) {
    this.log = state.log();
    this.stack = state.stack();
    this.progress = state.progress();
    this.targets = targets;
    this.lambdas = lambdas;
    this.assignments = assignments;
    this.exceptions = exceptions;
    this.initializers = initializers;
  }

  /**
   * The call that comes next in {@code caller} has this effect.
   *
   * @param application through which lambda it is made; null if through none
   */
  void happen(CallFrame caller, JdkEffect effect, @Nullable LambdaApplication application) {
    if (effect instanceof JdkEffect.Throws thrown) {
      exceptions.raise(thrown.type());
      return;
    }
    caller.advance();
    if (effect instanceof JdkEffect.Gives gives) {
      give(caller, application, gives.value());
    } else {
      proceed(caller, ((JdkEffect.Runs) effect).steps(), List.of(), application);
    }
  }

  /** Makes the first of these calls; what it returns goes to the next one. */
  private void proceed(
      CallFrame caller,
      List<JdkEffect.Step> steps,
      List<PathValue> before,
      @Nullable LambdaApplication application) {
    JdkEffect.Step step = steps.get(0);
    List<PathValue> arguments = new ArrayList<>(before);
    arguments.addAll(step.more());
    CallFrame called = enter(caller, step.method(), arguments);
    called.rest = steps.subList(1, steps.size());
    called.application = application;
    initializers.begin(step.method().ref().owner());
  }

  /** Begins {@code method}, which {@code caller} calls. */
  CallFrame enter(CallFrame caller, MethodModel method, List<PathValue> arguments) {
    return stack.push(method, caller.depth + 1, targets.role(caller.role, method), arguments);
  }

  /** As {@link #enter}, with what a lambda calls initialized. */
  void enter(
      CallFrame caller,
      MethodModel method,
      List<PathValue> arguments,
      @Nullable LambdaApplication application) {
    enter(caller, method, arguments).application = application;
    if (application != null) {
      initializers.begin(method.ref().owner());
    }
  }

  /** Hands over the result of the call that {@code caller} has just made; null for void. */
  void give(
      CallFrame caller, @Nullable LambdaApplication application, @Nullable PathValue returned) {
    PathValue value = application == null ? returned : lambdas.result(application, returned);
    if (value == null) {
      return;
    }
    Call call = (Call) caller.code.statement(caller.next() - 1);
    Variable target = call.result();
    if (target != null) {
      assignments.set(caller, target, value);
    }
  }

  /** Ends {@code frame}, the innermost call, which returns {@code value}; null for void. */
  public void end(CallFrame frame, @Nullable PathValue value) {
    stack.pop();
    if (frame.role == CallFrame.Role.INITIALIZER && frame.method.name().equals("<clinit>")) {
      return;
    }
    if (stack.isEmpty()) {
      if (value != null) {
        progress.add(log.put(progress.argument(progress.number() - 1), value));
      }
      return;
    }
    CallFrame caller = stack.top();
    if (frame.tellsIdentity) {
      caller.identity = value;
    } else if (frame.rest.isEmpty()) {
      give(caller, frame.application, value);
    } else {
      List<PathValue> before = value == null ? List.of() : List.of(value);
      proceed(caller, frame.rest, before, frame.application);
    }
  }
}
