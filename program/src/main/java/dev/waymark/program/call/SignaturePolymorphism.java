package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The methods of method and variable handles that take any descriptor (JVMS 2.9.3). */
final class SignaturePolymorphism {
  private static final Set<String> OWNERS =
      Set.of("java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle");

  private SignaturePolymorphism() {}

  /** The signature polymorphic method {@code name} of {@code owner}; null if there is none. */
  static @Nullable MethodModel find(ClassModel owner, String name) {
    if (!OWNERS.contains(owner.name())) {
      return null;
    }
    return owner.methods().stream()
        .filter(m -> m.name().equals(name) && isPolymorphic(m))
        .findFirst()
        .orElse(null);
  }

  static boolean isPolymorphic(MethodModel method) {
    return OWNERS.contains(method.owner().name())
        && method.isNative()
        && method.descriptor().startsWith("([Ljava/lang/Object;)");
  }
}
