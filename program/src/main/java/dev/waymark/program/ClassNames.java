package dev.waymark.program;

/** Which files are classes, and of what name. */
final class ClassNames {
  private static final String SUFFIX = ".class";

  private ClassNames() {}

  /** Whether {@code file}, with slashes, is a class file other than a module descriptor. */
  static boolean isClass(String file) {
    return file.endsWith(SUFFIX)
        && !file.endsWith("module-info.class")
        && !file.startsWith("META-INF/");
  }

  static String strip(String file) {
    return file.substring(0, file.length() - SUFFIX.length());
  }
}
