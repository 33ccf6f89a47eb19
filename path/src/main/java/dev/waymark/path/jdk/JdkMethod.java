package dev.waymark.path.jdk;

import dev.waymark.path.heap.Types;
import dev.waymark.program.ir.MethodRef;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/** A public method or constructor of the JDK that is called as it is. */
record JdkMethod(MethodRef ref) {
  /**
   * What it returns, or the object that it makes.
   *
   * @param self unset for what is static, and for constructors
   * @throws InvocationTargetException if it throws
   * @throws ReflectiveOperationException if there is no such method
   */
  @Nullable Object call(@Nullable Object self, @Nullable Object[] arguments)
      throws ReflectiveOperationException {
    Class<?> owner = Class.forName(ref.owner().replace('/', '.'));
    return ref.name().equals("<init>")
        ? owner.getConstructor(parameters()).newInstance(arguments)
        : owner.getMethod(ref.name(), parameters()).invoke(self, arguments);
  }

  private Class<?>[] parameters() {
    ClassLoader loader = JdkMethod.class.getClassLoader();
    return MethodType.fromMethodDescriptorString(ref.descriptor(), loader).parameterArray();
  }

  /** The internal name of what was thrown. */
  static String thrown(InvocationTargetException failure) {
    return Types.nameOf(failure.getTargetException());
  }
}
