package dev.waymark.path;

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
final class Effects {
  private final Memory memory;
  private final CallStack stack;
  private final Progress progress;
  private final CallTargets targets;
  private final Lambdas lambdas;
  private final Assignments assignments;
  private final Exceptions exceptions;
  private final Initializers initializers;

  Effects(
      State state,
      CallTargets targets,
      Lambdas lambdas,
      Assignments assignments,
      Exceptions exceptions,
      Initializers initializers) {
    this.memory = state.memory();
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
  void happen(Frame caller, Effect effect, @Nullable Application application) {
    if (effect instanceof Effect.Throws thrown) {
      exceptions.raise(thrown.type());
      return;
    }
    caller.next++;
    if (effect instanceof Effect.Gives gives) {
      give(caller, application, gives.value());
    } else {
      proceed(caller, ((Effect.Runs) effect).steps(), List.of(), application);
    }
  }

  /** Makes the first of these calls; what it returns goes to the next one. */
  private void proceed(
      Frame caller,
      List<Effect.Step> steps,
      List<Value> before,
      @Nullable Application application) {
    Effect.Step step = steps.get(0);
    List<Value> arguments = new ArrayList<>(before);
    arguments.addAll(step.more());
    Frame called = enter(caller, step.method(), arguments);
    called.rest = steps.subList(1, steps.size());
    called.application = application;
    initializers.begin(step.method().ref().owner());
  }

  /** Begins {@code method}, which {@code caller} calls. */
  Frame enter(Frame caller, MethodModel method, List<Value> arguments) {
    return stack.push(method, caller.depth + 1, targets.role(caller.role, method), arguments);
  }

  /** As {@link #enter}, with what a lambda calls initialized. */
  void enter(
      Frame caller, MethodModel method, List<Value> arguments, @Nullable Application application) {
    enter(caller, method, arguments).application = application;
    if (application != null) {
      initializers.begin(method.ref().owner());
    }
  }

  /** Hands over the result of the call that {@code caller} has just made; null for void. */
  void give(Frame caller, @Nullable Application application, @Nullable Value returned) {
    Value value = application == null ? returned : lambdas.result(application, returned);
    if (value == null) {
      return;
    }
    Call call = (Call) caller.code.statement(caller.next - 1);
    Variable target = call.result();
    if (target != null) {
      assignments.set(caller, target, value, memory.uses(caller, call.arguments()));
    }
  }

  /** Ends {@code frame}, the innermost call, which returns {@code value}; null for void. */
  void end(Frame frame, @Nullable Value value) {
    stack.pop();
    if (frame.role == Frame.Role.INITIALIZER && frame.method.name().equals("<clinit>")) {
      return;
    }
    if (stack.isEmpty()) {
      if (value != null) {
        progress.add(value);
      }
      return;
    }
    Frame caller = stack.top();
    if (frame.tellsIdentity) {
      caller.identity = value;
    } else if (frame.rest.isEmpty()) {
      give(caller, frame.application, value);
    } else {
      List<Value> before = value == null ? List.of() : List.of(value);
      proceed(caller, frame.rest, before, frame.application);
    }
  }
}
