package dev.waymark.validation.oracle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Type;

/** The descriptors of a method's parameters and result. */
record Signature(List<String> parameters, String result) {
  private static final Map<String, Signature> KNOWN = new ConcurrentHashMap<>();

  static Signature of(String descriptor) {
    return KNOWN.computeIfAbsent(descriptor, Signature::parse);
  }

  private static Signature parse(String descriptor) {
    List<String> parameters =
        Arrays.stream(Type.getArgumentTypes(descriptor)).map(Type::getDescriptor).toList();
    return new Signature(parameters, Type.getReturnType(descriptor).getDescriptor());
  }
}
