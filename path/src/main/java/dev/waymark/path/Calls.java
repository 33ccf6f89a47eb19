package dev.waymark.path;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Operand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes calls: what is known of them without running code is asked for first, then their code runs.
 */
final class Calls {
  private static final String NULL_POINTER = "java/lang/NullPointerException";
  private static final String REJECTION = "dev/waymark/probe/Draws";

  private final Heap heap;
  private final Expressions expressions;
  private final Arithmetic arithmetic;
  private final Types types;
  private final CallTargets targets;
  private final Lambdas lambdas;
  private final Effects effects;
  private final ValueCalls values;
  private final Natives natives;
  private final Linkage linkage;

  Calls(
      State state,
      Expressions expressions,
      Arithmetic arithmetic,
      Types types,
      CallTargets targets,
      Lambdas lambdas,
      Effects effects) {
    this.heap = state.heap();
    this.expressions = expressions;
    this.arithmetic = arithmetic;
    this.types = types;
    this.targets = targets;
    this.lambdas = lambdas;
    this.effects = effects;
    this.values = new ValueCalls(state.world(), heap, arithmetic);
    this.natives = new Natives(heap, arithmetic, types);
    Records records = new Records(state.world(), heap, arithmetic, types);
    this.linkage = new Linkage(state.memory(), values, records, lambdas);
  }

  /** Whether {@code call} says that the input is none. */
  static boolean isRejection(Call call) {
    return call instanceof Invoke invoke
        && invoke.method().owner().equals(REJECTION)
        && invoke.name().equals("rejection");
  }

  /** Makes {@code call}, which comes next in {@code frame}. */
  void make(Frame frame, Call call) {
    List<Value> arguments = new ArrayList<>();
    for (Operand each : call.arguments()) {
      arguments.add(expressions.of(frame, each));
    }
    Effect known =
        call instanceof InvokeDynamic linked
            ? linkage.call(frame.method, linked, arguments)
            : ofJvm(frame, (Invoke) call, arguments);
    if (known != null) {
      effects.happen(frame, known, null);
      return;
    }
    Invoke invoke = (Invoke) call;
    Operand receiver = invoke.receiver();
    if (receiver != null) {
      arguments.add(0, expressions.reference(frame, receiver));
    }
    invoke(frame, frame.method, invoke, values.arguments(frame.method, invoke, arguments), null);
  }

  /** What the walk itself answers, in place of the JVM or the probe; null if it has no answer. */
  private @Nullable Effect ofJvm(Frame frame, Invoke call, List<Value> arguments) {
    if (Intrinsics.includes(call)) {
      return new Effect.Gives(new Intrinsics(heap, arithmetic).call(call, arguments));
    }
    if (Carriers.includes(call)) {
      return new Effect.Gives(new Carriers(heap, arithmetic, types).call(call, arguments));
    }
    if (!Builtins.includes(call)) {
      return null;
    }
    Operand receiver = call.receiver();
    if (receiver != null) {
      arguments.add(0, expressions.of(frame, receiver));
    }
    Value value = new Builtins(heap, arithmetic, types).call(call, arguments);
    return value == null ? new Effect.Throws(NULL_POINTER) : new Effect.Gives(value);
  }

  /**
   * Calls what {@code invoke} means.
   *
   * @param caller whose code makes the call, though {@code frame} gets the result
   * @param arguments the receiver first, if there is one
   */
  private void invoke(
      Frame frame,
      MethodModel caller,
      Invoke invoke,
      List<Value> arguments,
      @Nullable Application application) {
    Effect effect = values.call(caller, invoke, arguments);
    if (effect != null) {
      effects.happen(frame, effect, application);
      return;
    }
    HeapObject receiver =
        invoke.receiver() == null ? null : heap.get((Value.Reference) arguments.get(0));
    MethodModel selected = targets.selected(caller, invoke, receiver);
    if (selected == null && receiver instanceof HeapObject.Function function) {
      apply(frame, invoke, function, arguments.subList(1, arguments.size()), application);
      return;
    }
    Value known = selected == null ? null : natives.call(selected, arguments);
    MethodModel target = known == null ? targets.target(caller, selected, invoke, receiver) : null;
    frame.next++;
    if (target != null) {
      effects.enter(frame, target, arguments, application);
    } else {
      effects.give(frame, application, known);
    }
  }

  /** Calls the method behind a lambda. */
  private void apply(
      Frame frame,
      Invoke call,
      HeapObject.Function function,
      List<Value> given,
      @Nullable Application outer) {
    Lambda lambda = function.lambda();
    if (outer != null || !lambda.implementsMethod(call.method())) {
      throw new LostTrack("what " + call.method().simpleName() + " does in a lambda");
    }
    List<Value> arguments = lambdas.arguments(function, given);
    Value.Reference made = null;
    if (lambda.isConstructor()) {
      made = heap.add(HeapObject.Instance.fresh(lambda.behind().owner()));
      arguments.add(0, made);
    }
    if (lambda.hasReceiver() && arguments.get(0) instanceof Value.Null) {
      effects.happen(frame, new Effect.Throws(NULL_POINTER), null);
      return;
    }
    String wanted = Types.result(lambda.method().descriptor());
    Application application = new Application(made, lambda.result(), wanted);
    invoke(frame, function.maker(), lambda.call(), arguments, application);
  }

  /** Begins to ask whether two boxes are the same one, if that is not clear; says whether. */
  boolean asksIdentity(Frame frame, Value left, Value right) {
    MethodModel same = values.identity(frame.method, left, right);
    if (same == null) {
      return false;
    }
    effects.enter(frame, same, List.of(left, right)).tellsIdentity = true;
    return true;
  }
}
