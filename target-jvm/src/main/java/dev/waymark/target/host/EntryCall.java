package dev.waymark.target.host;

import dev.waymark.probe.CallRefused;
import dev.waymark.probe.Draws;
import dev.waymark.probe.Probe;
import dev.waymark.probe.Refusals;
import dev.waymark.probe.Shadow;
import dev.waymark.probe.Trace;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls the entry once with the arguments of a request. */
final class EntryCall {
  private final RunRequest request;
  private final EntryMethods methods;

  EntryCall(RunRequest request, EntryMethods methods) {
    this.request = request;
    this.methods = methods;
  }

  RunReport run() {
    Method method;
    Refusals.begin();
    try {
      method = methods.find(request);
    } catch (ReflectiveOperationException | Error e) {
      return RunReport.unstarted(e);
    }
    long[] draws = request.draws().stream().mapToLong(Long::longValue).toArray();
    Trace trace = Probe.begin(request.limits(), draws);
    Outcome outcome = call(method);
    boolean isStopped = Probe.isStopped();
    Probe.end();
    CallRefused refusal = Refusals.first();
    if (refusal != null) {
      outcome = Outcome.refused(refusal, method.getDeclaringClass());
    } else if (Draws.isRejected()) {
      outcome = Outcome.rejected();
    } else if (isStopped && outcome.sort() != Outcome.Sort.EXHAUSTED) {
      outcome = Outcome.exhausted();
    }
    return RunReport.of(outcome, trace);
  }

  private Outcome call(Method method) {
    ArgumentBuilder builder = new ArgumentBuilder();
    Object[] arguments = builder.build(method.getParameterTypes(), request.arguments());
    try {
      int token = Probe.token(request.method(), request.descriptor());
      Probe.pass(token, builder.shadows());
      Object result = method.invoke(null, arguments);
      takeResult(token, method.getReturnType(), result);
      return Outcome.returned(method.getReturnType(), result, arguments);
    } catch (InvocationTargetException e) {
      return Outcome.threw(e.getTargetException(), method.getDeclaringClass(), arguments);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A shadow that nobody takes would count as lost. */
  private static void takeResult(int token, Class<?> type, @Nullable Object result) {
    if (type.isPrimitive() && result != null) {
      Probe.result(token, Bits.of(result));
    }
  }

  /** Builds arguments, and the shadows of those that are primitive. */
  private static final class ArgumentBuilder {
    private final List<Shadow> shadows = new ArrayList<>();

    @Nullable Shadow[] shadows() {
      return shadows.toArray(new Shadow[0]);
    }

    @Nullable Object[] build(Class<?>[] types, List<Value> values) {
      @Nullable Object[] arguments = new Object[types.length];
      for (int i = 0; i < types.length; i++) {
        arguments[i] = value(types[i], values.get(i));
        Shadow shadow = shadow(types[i], values.get(i));
        if (shadow != null) {
          shadows.add(shadow);
        }
      }
      return arguments;
    }

    private static @Nullable Shadow shadow(Class<?> type, Value value) {
      return value instanceof Value.Primitive primitive
          ? Probe.symbol(primitive.symbol(), type.descriptorString().charAt(0), primitive.bits())
          : null;
    }

    private static @Nullable Object value(Class<?> type, Value value) {
      if (value instanceof Value.Primitive primitive) {
        return Bits.box(type, primitive.bits());
      }
      return value instanceof Value.Array array ? array(type.getComponentType(), array) : null;
    }

    private static Object array(Class<?> elementType, Value.Array value) {
      int length = value.elements().size();
      Object array = java.lang.reflect.Array.newInstance(elementType, length);
      @Nullable Shadow[] elements = new Shadow[length];
      for (int i = 0; i < length; i++) {
        java.lang.reflect.Array.set(array, i, value(elementType, value.elements().get(i)));
        elements[i] = shadow(elementType, value.elements().get(i));
      }
      if (elementType.isPrimitive()) {
        Probe.array(array, null, elements);
      }
      return array;
    }
  }
}
