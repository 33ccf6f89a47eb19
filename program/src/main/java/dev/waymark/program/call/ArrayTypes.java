package dev.waymark.program.call;

/** Subtyping of arrays, given as descriptors (JLS 4.10.3). */
final class ArrayTypes {
  private ArrayTypes() {}

  /** Whether the array type {@code sub} is a subtype of {@code base}, any type but itself. */
  static boolean isSubtype(String sub, String base, ClassHierarchy hierarchy) {
    if (!base.startsWith("[")) {
      return base.equals("java/lang/Object")
          || base.equals("java/lang/Cloneable")
          || base.equals("java/io/Serializable");
    }
    String component = sub.substring(1);
    String baseComponent = base.substring(1);
    return isReference(component)
        && isReference(baseComponent)
        && hierarchy.isSubtype(nameOf(component), nameOf(baseComponent));
  }

  /** The class inside an array of classes, Object for an array of numbers, else the name itself. */
  static String innermost(String name) {
    String descriptor = name.substring(name.lastIndexOf('[') + 1);
    if (descriptor.length() == name.length()) {
      return name;
    }
    return isReference(descriptor) ? nameOf(descriptor) : "java/lang/Object";
  }

  private static boolean isReference(String descriptor) {
    return descriptor.startsWith("L") || descriptor.startsWith("[");
  }

  private static String nameOf(String descriptor) {
    return descriptor.startsWith("[")
        ? descriptor
        : descriptor.substring(1, descriptor.length() - 1);
  }
}
