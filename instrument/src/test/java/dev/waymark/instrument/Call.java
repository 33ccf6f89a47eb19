package dev.waymark.instrument;

import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.run.Trace;
import dev.waymark.probe.shadow.Shadow;
import dev.waymark.program.ir.Kind;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * A call with all numbers symbolic, those in arrays too.
 *
 * @param outcome what it returned or threw, and what became of its arguments
 * @param inputs the values of the symbols by their index
 */
record Call(String outcome, Trace trace, Map<Integer, Long> inputs) {
  private static final int PER_ARGUMENT = 100;

  /** The result of a call without symbols. */
  static String plain(Method method, @Nullable Object[] arguments) {
    String outcome = invoke(method, arguments);
    return outcome + " " + Description.of(arguments);
  }

  static Call symbolic(Method method, @Nullable Object[] arguments) {
    return symbolic(method, arguments, RunLimits.DEFAULT);
  }

  static Call symbolic(Method method, @Nullable Object[] arguments, RunLimits limits) {
    Trace trace = Probe.begin(limits);
    Map<Integer, Long> inputs = new HashMap<>();
    List<@Nullable Shadow> numbers = new ArrayList<>();
    Class<?>[] types = method.getParameterTypes();
    for (int i = 0; i < types.length; i++) {
      Object value = arguments[i];
      if (types[i].isPrimitive() && value != null) {
        numbers.add(symbol(i * PER_ARGUMENT, types[i], value, inputs));
      } else if (value != null && types[i].isArray()) {
        array(i * PER_ARGUMENT, types[i].getComponentType(), value, inputs);
      }
    }
    int token = Probe.token(method.getName(), Type.getMethodDescriptor(method));
    Probe.pass(token, numbers.toArray(new Shadow[0]));
    String outcome = invoke(method, arguments);
    Probe.result(token, 0);
    Probe.end();
    return new Call(outcome + " " + Description.of(arguments), trace, inputs);
  }

  private static Shadow symbol(int index, Class<?> type, Object value, Map<Integer, Long> inputs) {
    String descriptor = Type.getDescriptor(type);
    long bits = Kind.of(descriptor).bitsOf(value);
    inputs.put(index, bits);
    return Probe.symbol(index, descriptor.charAt(0), bits);
  }

  private static void array(int index, Class<?> element, Object array, Map<Integer, Long> inputs) {
    int length = Array.getLength(array);
    Shadow[] elements = new Shadow[element.isPrimitive() ? length : 0];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = symbol(index + 1 + i, element, Array.get(array, i), inputs);
    }
    inputs.put(index, (long) length);
    Probe.array(array, Probe.symbol(index, 'L', length), elements);
  }

  private static String invoke(Method method, @Nullable Object[] arguments) {
    try {
      return Description.of(method.invoke(null, arguments));
    } catch (InvocationTargetException e) {
      return Description.ofThrown(Objects.requireNonNull(e.getCause()));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
