package dev.waymark.path.call;

import dev.waymark.library.LibraryMember;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Lambda;
import dev.waymark.path.heap.Types;
import dev.waymark.path.jdk.CarrierQuestions;
import dev.waymark.path.jdk.JdkBuiltins;
import dev.waymark.path.jdk.JdkEffect;
import dev.waymark.path.jdk.JdkNatives;
import dev.waymark.path.jdk.ModelIntrinsics;
import dev.waymark.path.jdk.RecordMethods;
import dev.waymark.path.jdk.ValueCalls;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.state.LambdaApplication;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.ExpressionValues;
import dev.waymark.probe.Intrinsic;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Invoke.Dispatch;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Operand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes calls: what is known of them without running code is asked for first, then their code runs.
 */
public final class CallExecution {
  private static final String NULL_POINTER = "java/lang/NullPointerException";

  private final Heap heap;
  private final ConstraintLog log;
  private final ExpressionValues expressions;
  private final NumberOperations arithmetic;
  private final Types types;
  private final CallSelection targets;
  private final LambdaCalls lambdas;
  private final CallEffects effects;
  private final ValueCalls values;
  private final JdkNatives natives;
  private final LinkedCalls linkage;

  public CallExecution(
      WalkState state,
      ExpressionValues expressions,
      NumberOperations arithmetic,
      Types types,
      CallSelection targets,
      LambdaCalls lambdas,
      CallEffects effects) {
    this.heap = state.heap();
    this.log = state.log();
    this.expressions = expressions;
    this.arithmetic = arithmetic;
    this.types = types;
    this.targets = targets;
    this.lambdas = lambdas;
    this.effects = effects;
    this.values = new ValueCalls(state.world(), heap, arithmetic);
    this.natives = new JdkNatives(state.world(), heap, arithmetic, types);
    RecordMethods records = new RecordMethods(state.world(), heap, arithmetic, types);
    this.linkage = new LinkedCalls(state.log(), values, records, lambdas);
  }

  /** Whether {@code call} says that the input is none. */
  public static boolean isRejection(Call call) {
    return call instanceof Invoke invoke
        && Intrinsic.of(invoke.method().owner(), invoke.name()) == Intrinsic.REJECTION;
  }

  /** Makes {@code call}, which comes next in {@code frame}. */
  public void make(CallFrame frame, Call call) {
    List<PathValue> arguments = new ArrayList<>();
    for (Operand each : call.arguments()) {
      arguments.add(expressions.of(frame, each));
    }
    JdkEffect known =
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
  private @Nullable JdkEffect ofJvm(CallFrame frame, Invoke call, List<PathValue> arguments) {
    PathValue answer = answer(call, arguments);
    if (answer != null) {
      return new JdkEffect.Gives(answer);
    }
    if (!JdkBuiltins.includes(call)) {
      return null;
    }
    Operand receiver = call.receiver();
    if (receiver != null) {
      arguments.add(0, expressions.of(frame, receiver));
    }
    PathValue value = new JdkBuiltins(heap, arithmetic, types).call(call, arguments);
    return value == null ? new JdkEffect.Throws(NULL_POINTER) : new JdkEffect.Gives(value);
  }

  /** What the probe would answer, or a precaution of a model; null if {@code call} is neither. */
  private @Nullable PathValue answer(Invoke call, List<PathValue> arguments) {
    String owner = call.method().owner();
    Intrinsic asked = Intrinsic.of(owner, call.name());
    if (asked != null && asked.isOfNumbers()) {
      return new ModelIntrinsics(heap, arithmetic).call(asked, call, arguments);
    }
    CarrierQuestions carriers = new CarrierQuestions(heap, arithmetic, types);
    if (asked != null && asked.isOfCarriers()) {
      return carriers.call(asked, arguments);
    }
    LibraryMember.Precaution precaution = LibraryMember.precaution(owner, call.name());
    return precaution == null ? null : carriers.check(precaution, arguments);
  }

  /**
   * Calls what {@code invoke} means.
   *
   * @param caller whose code makes the call, though {@code frame} gets the result
   * @param arguments the receiver first, if there is one
   */
  private void invoke(
      CallFrame frame,
      MethodModel caller,
      Invoke invoke,
      List<PathValue> arguments,
      @Nullable LambdaApplication application) {
    JdkEffect effect = values.call(caller, invoke, arguments);
    if (effect != null) {
      effects.happen(frame, effect, application);
      return;
    }
    HeapObject receiver =
        invoke.receiver() == null ? null : heap.get((PathValue.Reference) arguments.get(0));
    if (invoke.dispatch() == Dispatch.VIRTUAL || invoke.dispatch() == Dispatch.INTERFACE) {
      log.assume(log.guard(arguments.get(0)));
    }
    MethodModel selected = targets.selected(caller, invoke, receiver);
    if (selected == null && receiver instanceof HeapObject.Function function) {
      apply(frame, invoke, function, arguments.subList(1, arguments.size()), application);
      return;
    }
    PathValue known = selected == null ? null : natives.call(selected, arguments);
    MethodModel target = known == null ? targets.target(caller, selected, invoke, receiver) : null;
    frame.advance();
    if (target != null) {
      effects.enter(frame, target, arguments, application);
    } else {
      effects.give(frame, application, known);
    }
  }

  /** Calls the method behind a lambda. */
  private void apply(
      CallFrame frame,
      Invoke call,
      HeapObject.Function function,
      List<PathValue> given,
      @Nullable LambdaApplication outer) {
    Lambda lambda = function.lambda();
    if (outer != null || !lambda.implementsMethod(call.method())) {
      throw new LostTrack("what " + call.method().simpleName() + " does in a lambda");
    }
    given.forEach(each -> log.assume(log.guard(each))); // of boxes, what is in them is passed
    List<PathValue> arguments = lambdas.arguments(function, given);
    PathValue.Reference made = null;
    if (lambda.isConstructor()) {
      made = heap.add(HeapObject.Instance.fresh(lambda.behind().owner()));
      arguments.add(0, made);
    }
    if (lambda.hasReceiver() && arguments.get(0) instanceof PathValue.Null) {
      effects.happen(frame, new JdkEffect.Throws(NULL_POINTER), null);
      return;
    }
    if (lambda.hasReceiver() && !(arguments.get(0) instanceof PathValue.Reference)) {
      throw new LostTrack("on which object " + call.method().simpleName() + " calls a method");
    }
    String wanted = Types.result(lambda.method().descriptor());
    LambdaApplication application = new LambdaApplication(made, lambda.result(), wanted);
    invoke(frame, function.maker(), lambda.call(), arguments, application);
  }

  /** Begins to ask whether two boxes are the same one, if that is not clear; says whether. */
  public boolean asksIdentity(CallFrame frame, PathValue left, PathValue right) {
    MethodModel same = values.identity(frame.method, left, right);
    if (same == null) {
      return false;
    }
    effects.enter(frame, same, List.of(left, right)).tellsIdentity = true;
    return true;
  }
}
