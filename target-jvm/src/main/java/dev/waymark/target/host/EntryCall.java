package dev.waymark.target.host;

import dev.waymark.probe.Draws;
import dev.waymark.probe.Labels;
import dev.waymark.probe.Probe;
import dev.waymark.probe.refuse.CallRefused;
import dev.waymark.probe.refuse.Refusals;
import dev.waymark.probe.run.Trace;
import dev.waymark.target.wire.InputValue;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.RunRequest;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls the entry once with the inputs of a request. */
final class EntryCall {
  private final RunRequest request;
  private final LoadedMembers members;

  /** Who asks objects for what has changed; null if nobody does. */
  private final @Nullable Onlooker onlooker;

  EntryCall(RunRequest request, LoadedMembers members) {
    this(request, members, null);
  }

  private EntryCall(RunRequest request, LoadedMembers members, @Nullable Onlooker onlooker) {
    this.request = request;
    this.members = members;
    this.onlooker = onlooker;
  }

  /** A call that can be {@link #observe observed}; before the call, it is not made. */
  static EntryCall observed(RunRequest request, LoadedMembers members, Onlooker.Moment moment) {
    return new EntryCall(request, members, new Onlooker(moment, request));
  }

  RunReport run() {
    Executable entry;
    for (int place : request.closed()) {
      Labels.close(place);
    }
    Refusals.begin();
    try {
      entry = members.find(request);
    } catch (ReflectiveOperationException | Error e) {
      return RunReport.unstarted(e);
    }
    try {
      members.prepare(request.arguments());
    } catch (ReflectiveOperationException | Error e) {
      return RunReport.rejected();
    }
    return run(entry);
  }

  /** What objects say that the call has left, after it ended as {@code outcome}. */
  List<Observation> observe(Outcome outcome) {
    Onlooker asking = onlooker;
    if (asking == null || !outcome.isAnswer()) {
      return List.of();
    }
    Refusals.begin();
    Probe.begin(request.limits(), request.drawn());
    try {
      boolean hasReturned = outcome.sort() == Outcome.Sort.RETURNED;
      List<Observation> answers = hasReturned ? asking.ask() : asking.counts();
      return Probe.isStopped() || Refusals.first() != null ? List.of() : answers;
    } catch (VirtualMachineError e) {
      return List.of();
    } finally {
      Probe.end();
    }
  }

  private RunReport run(Executable entry) {
    Trace trace = Probe.begin(request.limits(), request.drawn());
    if (request.pathEvents() > 0) {
      Probe.recordWholePath(request.pathEvents());
    }
    Outcome outcome = call(entry);
    boolean isStopped = Probe.isStopped();
    Probe.end();
    CallRefused refusal = Refusals.first();
    if (refusal != null) {
      outcome = Endings.refused(refusal, request.testPackage());
    } else if (Draws.isRejected()) {
      outcome = Endings.rejected();
    } else if (isStopped && outcome.sort() != Outcome.Sort.EXHAUSTED) {
      outcome = Endings.exhausted();
    }
    return RunReport.of(outcome, trace);
  }

  private Outcome call(Executable entry) {
    try {
      StubRecords records = onlooker == null ? null : onlooker.records();
      ArgumentBuilder builder = new ArgumentBuilder(members, request.limits(), records);
      @Nullable Object[] inputs = builder.build(types(entry), request.arguments());
      if (receivers(entry) > 0 && !entry.getDeclaringClass().isInstance(inputs[0])) {
        throw new MakingException(new ClassCastException("another class is called"));
      }
      return isLookedAt(entry, inputs)
          ? Endings.returned("", List.of())
          : call(entry, builder, inputs);
    } catch (MakingException e) {
      return Endings.unmade(e.reason(), request.testPackage());
    }
  }

  /** Whether objects are asked before the call, which is not made then. */
  private boolean isLookedAt(Executable entry, @Nullable Object[] inputs) {
    if (onlooker != null) {
      onlooker.enter(entry, types(entry), inputs);
    }
    return onlooker != null && onlooker.isBefore();
  }

  private Outcome call(Executable entry, ArgumentBuilder builder, @Nullable Object[] inputs) {
    Class<?> owner = entry.getDeclaringClass();
    TestExpressions expressions = new TestExpressions(request.testPackage());
    List<String> contents = expressions.contents(inputs);
    try {
      members.initialize(owner);
      int receivers = receivers(entry);
      List<InputValue> values = request.arguments().subList(receivers, inputs.length);
      int token = Probe.token(request.method(), request.descriptor());
      @Nullable Object[] arguments = Arrays.copyOfRange(inputs, receivers, inputs.length);
      if (entry instanceof Constructor<?> constructor) {
        Probe.pass(token, builder.shadows(entry.getParameterTypes(), values));
        leave(constructor.newInstance(arguments), owner);
        return Endings.returned("", expressions.changed(contents, inputs));
      }
      Method method = (Method) entry;
      Probe.pass(token, builder.shadows(entry.getParameterTypes(), values));
      Object result = method.invoke(receivers == 0 ? null : inputs[0], arguments);
      takeResult(token, method.getReturnType(), result);
      String text = expressions.result(method.getReturnType(), result);
      if (text.isEmpty() && method.getReturnType() != void.class) {
        leave(result, method.getGenericReturnType());
      }
      return Endings.returned(text, expressions.changed(contents, inputs));
    } catch (InvocationTargetException e) {
      List<String> changed = expressions.changed(contents, inputs);
      return Endings.threw(e.getTargetException(), request.testPackage(), changed);
    } catch (Error e) { // in an initializer
      return Endings.threw(e, request.testPackage(), expressions.changed(contents, inputs));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void leave(@Nullable Object object, Type type) {
    if (onlooker != null) {
      onlooker.leave(object, type);
    }
  }

  /** How many of the inputs are an object that is called. */
  private static int receivers(Executable entry) {
    return entry instanceof Method && !Modifier.isStatic(entry.getModifiers()) ? 1 : 0;
  }

  private static Class<?>[] types(Executable entry) {
    Class<?>[] parameters = entry.getParameterTypes();
    if (receivers(entry) == 0) {
      return parameters;
    }
    Class<?>[] types = new Class<?>[parameters.length + 1];
    types[0] = entry.getDeclaringClass();
    System.arraycopy(parameters, 0, types, 1, parameters.length);
    return types;
  }

  /** A shadow that nobody takes would count as lost. */
  private static void takeResult(int token, Class<?> type, @Nullable Object result) {
    if (type.isPrimitive() && result != null) {
      Probe.result(token, PrimitiveBits.of(result));
    }
  }
}
