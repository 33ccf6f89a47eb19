package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;

/** Which methods override which (JVMS 5.4.5). */
final class Overriding {
  private final ClassTable classes;

  Overriding(ClassTable classes) {
    this.classes = classes;
  }

  /**
   * Whether {@code lower}, of the same name and descriptor and declared at or below the class of
   * {@code upper}, is run in place of {@code upper}. A method overrides itself.
   */
  boolean canOverride(MethodModel lower, MethodModel upper) {
    if (lower.ref().equals(upper.ref())) {
      return true;
    }
    if (lower.isPrivate() || upper.isPrivate()) {
      return false;
    }
    return !upper.isPackagePrivate()
        || packageOf(lower).equals(packageOf(upper))
        || overridesBetween(lower, upper);
  }

  /** Whether a class between the two passes the right to override on. */
  private boolean overridesBetween(MethodModel lower, MethodModel upper) {
    MethodRef ref = lower.ref();
    for (String between : classes.supertypes(ref.owner()).superclasses()) {
      if (between.equals(upper.ref().owner())) {
        return false;
      }
      ClassModel model = classes.find(between);
      MethodModel middle = model == null ? null : model.find(ref.name(), ref.descriptor());
      if (middle != null
          && !middle.isStatic()
          && canOverride(lower, middle)
          && canOverride(middle, upper)) {
        return true;
      }
    }
    return false;
  }

  private static String packageOf(MethodModel method) {
    String owner = method.ref().owner();
    return owner.substring(0, Math.max(0, owner.lastIndexOf('/')));
  }
}
