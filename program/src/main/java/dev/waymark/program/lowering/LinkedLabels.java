package dev.waymark.program.lowering;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

/** Reads labels that the JVM would compute: constants of enums, and primitive types. */
final class LinkedLabels {
  private static final String BOOTSTRAPS = "java/lang/invoke/ConstantBootstraps";

  private LinkedLabels() {}

  static @Nullable SwitchLabel read(ConstantDynamic linked, Type selector) {
    if (linked.getBootstrapMethod().getName().equals("primitiveClass")) {
      return primitive(Type.getType(linked.getName()), selector);
    }
    return isMadeBy("java/lang/Enum$EnumDesc", linked)
            && linked.getBootstrapMethodArgument(1) instanceof ConstantDynamic type
            && isMadeBy("java/lang/constant/ClassDesc", type)
            && type.getBootstrapMethodArgument(1) instanceof String owner
            && linked.getBootstrapMethodArgument(2) instanceof String name
        ? new SwitchLabel.OfConstant(owner.replace('.', '/'), name)
        : null;
  }

  /** Conversions that may lose something are left to the JVM. */
  private static @Nullable SwitchLabel primitive(Type type, Type selector) {
    return type.equals(selector) ? new SwitchLabel.OfPrimitive(type) : null;
  }

  /** Whether {@code linked} is what the static method {@code of} of a type returns. */
  private static boolean isMadeBy(String owner, ConstantDynamic linked) {
    Handle bootstrap = linked.getBootstrapMethod();
    return bootstrap.getOwner().equals(BOOTSTRAPS)
        && bootstrap.getName().equals("invoke")
        && linked.getBootstrapMethodArgument(0) instanceof Handle handle
        && handle.getOwner().equals(owner)
        && handle.getName().equals("of");
  }
}
