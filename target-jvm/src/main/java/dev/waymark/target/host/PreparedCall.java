package dev.waymark.target.host;

import dev.waymark.probe.Probe;
import dev.waymark.probe.shadow.Shadow;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call whose arguments are there, and which may be made any number of times. */
final class PreparedCall {
  private final Executable called;
  private final int token;
  private final @Nullable Method model;
  private final @Nullable Object[] arguments;
  private final boolean takesReceiver;
  private final @Nullable Shadow[] shadows;

  /**
   * Prepares a call.
   *
   * @param token of what is called
   * @param model what says in its place what is symbolic; null if there is none
   * @param takesReceiver whether the receiver is the first argument
   * @param shadows of those arguments that are primitive
   */
  PreparedCall(
      Executable called,
      int token,
      @Nullable Method model,
      @Nullable Object[] arguments,
      boolean takesReceiver,
      @Nullable Shadow[] shadows) {
    this.called = called;
    this.token = token;
    this.model = model;
    this.arguments = arguments;
    this.takesReceiver = takesReceiver;
    this.shadows = shadows;
  }

  /** Makes the call; gives what it makes or returns. */
  @Nullable Object on(@Nullable Object receiver) throws ReflectiveOperationException {
    @Nullable Object[] given = arguments.clone();
    if (takesReceiver) {
      given[0] = receiver;
    }
    if (model != null) {
      return modelled(model, receiver, given);
    }
    Probe.pass(token, shadows);
    if (called instanceof Constructor<?> constructor) {
      return constructor.newInstance(given);
    }
    Method method = (Method) called;
    Object result = method.invoke(receiver, given);
    if (method.getReturnType().isPrimitive() && result != null) {
      Probe.result(token, PrimitiveBits.of(result)); // nobody takes it, and it is not lost
    }
    return result;
  }

  /** Has the model of a constructor or method of the JDK say what is symbolic. */
  private @Nullable Object modelled(
      Method instead, @Nullable Object receiver, @Nullable Object[] given)
      throws ReflectiveOperationException {
    Object made =
        called instanceof Constructor<?> constructor ? constructor.newInstance(given) : receiver;
    List<@Nullable Object> all = new ArrayList<>(Arrays.asList(given));
    if (made != null) {
      all.add(0, made);
    }
    String descriptor =
        MethodType.methodType(instead.getReturnType(), instead.getParameterTypes())
            .toMethodDescriptorString();
    Probe.pass(Probe.token(instead.getName(), descriptor), shadows);
    Object result = instead.invoke(null, all.toArray());
    return called instanceof Constructor<?> ? made : result;
  }
}
