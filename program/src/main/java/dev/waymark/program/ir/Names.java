package dev.waymark.program.ir;

/** Descriptors and internal names as a person reads them. */
public final class Names {
  private Names() {}

  /** {@code [Ljava/lang/String;} as {@code java.lang.String[]}, {@code I} as {@code int}. */
  public static String type(String descriptor) {
    int dimensions = 0;
    while (descriptor.charAt(dimensions) == '[') {
      dimensions++;
    }
    return element(descriptor.substring(dimensions)) + "[]".repeat(dimensions);
  }

  private static String element(String descriptor) {
    return switch (descriptor) {
      case "Z" -> "boolean";
      case "B" -> "byte";
      case "C" -> "char";
      case "S" -> "short";
      case "I" -> "int";
      case "J" -> "long";
      case "F" -> "float";
      case "D" -> "double";
      case "V" -> "void";
      default -> internal(descriptor.substring(1, descriptor.length() - 1));
    };
  }

  /** {@code java/util/List} as {@code java.util.List}. */
  public static String internal(String internalName) {
    return internalName.replace('/', '.');
  }

  /** {@code java/util/Map$Entry} as {@code Map$Entry}. */
  public static String simple(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1);
  }

  /** The type of an internal name or, for arrays, a descriptor, without its package. */
  public static String simpleType(String internalNameOrArray) {
    String name =
        internalNameOrArray.startsWith("[") ? type(internalNameOrArray) : internalNameOrArray;
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('.')) + 1);
  }
}
