package dev.waymark.target.host;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Finds the methods to call; remembers the last one, which is mostly wanted again. */
final class EntryMethods {
  private final RemoteLoader loader;
  private @Nullable Method last;
  private String lastName = "";

  EntryMethods(RemoteLoader loader) {
    this.loader = loader;
  }

  /** The class is initialized before the run, so that its initializer is no part of the trace. */
  Method find(RunRequest request) throws ReflectiveOperationException {
    String name = request.type() + "." + request.method() + request.descriptor();
    Method known = last;
    if (known != null && name.equals(lastName)) {
      return known;
    }
    Class<?> type = Class.forName(request.type(), true, loader);
    MethodType signature = MethodType.fromMethodDescriptorString(request.descriptor(), loader);
    Method method = type.getDeclaredMethod(request.method(), signature.parameterArray());
    method.setAccessible(true);
    last = method;
    lastName = name;
    return method;
  }
}
