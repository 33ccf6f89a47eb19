package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallTargets;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Interval;
import dev.waymark.term.Term;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Steps back over calls, into what they call, and out of it. */
public final class CallSteps {
  private final Places places;
  private final Values values;
  private final CallGraph calls;
  private final Steps steps;
  private final EnumSwitches switches;

  CallSteps(Places places, Values values, CallGraph calls, Steps steps, EnumSwitches switches) {
    this.places = places;
    this.switches = switches;
    this.values = values;
    this.calls = calls;
    this.steps = steps;
  }

  /** What must hold before a call that is not looked into. */
  Predicate called(Frame frame, int index, Call call, Predicate after, long least) {
    Variable result = call.result();
    Predicate rest = after;
    if (result != null) {
      Place.Slot target = Place.Slot.of(frame.level(), result);
      Term value = result(frame, call, least);
      rest = steps.rewritten(after, place -> place.equals(target) ? value : places.of(place));
    }
    return steps.weakened(frame, index, rest, constructed(frame, call));
  }

  /** What is known of what a call returns. */
  private Term result(Frame frame, Call call, long least) {
    if (call instanceof Invoke invoke && invoke.receiver() != null) {
      if (isOfClass(call)) {
        return places.of(new Place.ClassOf(values.of(frame.level(), invoke.receiver())));
      }
      if (invoke.name().equals("clone") && invoke.method().owner().startsWith("[")) {
        return places.unknown(invoke.method().owner(), 1);
      }
    }
    String type = Type.getReturnType(call.descriptor()).getDescriptor();
    Interval ordinal = switches.ordinal(call);
    return ordinal == null ? places.unknown(type, least) : places.unknown(type, ordinal);
  }

  /** Whether what a call returns is known without a look at what it runs. */
  public boolean isKnown(Call call) {
    return switches.ordinal(call) != null;
  }

  /** Whether a call asks for the class of an object. */
  public static boolean isOfClass(Call call) {
    return call.name().equals("getClass") && call.descriptor().equals("()Ljava/lang/Class;");
  }

  /** Whether a call on {@code receiver} runs {@code target}. */
  public Term runs(Frame frame, Invoke call, MethodModel resolved, MethodModel target) {
    Operand receiver = Objects.requireNonNull(call.receiver());
    return places.of(new Place.Runs(target, resolved, values.of(frame.level(), receiver)));
  }

  /** The object whose constructor is called; null for other calls. */
  @Nullable Term constructed(Frame frame, Call call) {
    return call instanceof Invoke invoke
            && invoke.name().equals("<init>")
            && invoke.receiver() != null
        ? values.of(frame.level(), invoke.receiver())
        : null;
  }

  /** Whether what {@code predicate} says depends on what the call did. */
  public boolean depends(Frame frame, int index, Predicate predicate) {
    Call call = (Call) frame.method().code().statement(index);
    Variable result = call.result();
    Place target = result == null ? null : Place.Slot.of(frame.level(), result);
    Weakening weakening = steps.weakening(frame, index, constructed(frame, call));
    return steps.anyPlace(predicate, place -> place.equals(target) || weakening.changes(place));
  }

  /** Whether a call gets something that {@code predicate} is about. */
  public boolean passes(Frame frame, int index, Predicate predicate) {
    Call call = (Call) frame.method().code().statement(index);
    Copies copies = new Copies(frame.method(), index);
    Set<Operand> passed = call.arguments().stream().map(copies::origin).collect(Collectors.toSet());
    return steps.anyPlace(
        predicate,
        place ->
            place instanceof Place.Slot slot
                && slot.level() == frame.level()
                && copies.origin(slot.variable()) instanceof Variable variable
                && passed.contains(variable));
  }

  /** What must hold before the callee returns, so that {@code after} holds in its caller. */
  public Predicate beforeReturn(Frame callee, Return leave, Predicate after) {
    Frame caller = Objects.requireNonNull(callee.caller());
    Call call = (Call) caller.method().code().statement(callee.call());
    Variable result = call.result();
    Operand value = leave.value();
    if (result == null || value == null) {
      return after;
    }
    Place.Slot target = Place.Slot.of(caller.level(), result);
    String type = Type.getReturnType(callee.method().descriptor()).getDescriptor();
    Term returned = values.stored(type, values.of(callee.level(), value));
    return steps.rewritten(after, place -> place.equals(target) ? returned : places.of(place));
  }

  /** What must hold where {@code caller} calls, so that {@code entry} holds in its callee. */
  public Predicate beforeEntry(
      MethodModel callee, int level, Frame caller, int index, Predicate entry) {
    Invoke call = (Invoke) caller.method().code().statement(index);
    Arguments arguments = new Arguments(callee, call);
    Predicate passed =
        steps.rewritten(
            entry,
            place -> {
              Operand operand =
                  place instanceof Place.Slot slot && slot.level() == level && slot.isLocal()
                      ? arguments.at(slot.index())
                      : null;
              return operand == null ? places.of(place) : values.of(caller.level(), operand);
            });
    CallTargets initializers = calls.initializers(caller.method(), call);
    return initializers.targets().isEmpty() && !initializers.isOpen()
        ? passed
        : steps.weakened(caller, passed, () -> steps.writes(initializers), null);
  }

  /** What must hold at the entry, whoever calls, given what types and calls guarantee. */
  public Predicate atEntry(Frame frame, Predicate entry) {
    MethodModel method = frame.method();
    Parameters parameters = new Parameters(method, places);
    return steps.rewritten(
        steps.rewritten(entry, Beginning.of(places, values, frame)::of),
        place ->
            place instanceof Place.Slot slot && slot.level() == frame.level() && slot.isLocal()
                ? parameters.at(slot)
                : places.of(place));
  }
}
