package dev.waymark.cli;

import dev.waymark.program.ClassModel;
import dev.waymark.program.UnexplorableException;

/** The Java that runs Waymark, which also runs the code under test. */
final class RunningJava {
  private RunningJava() {}

  /** Whether the class file of {@code type} is newer than this Java. */
  static boolean isTooOldFor(ClassModel type) {
    return type.release() > Runtime.version().feature();
  }

  /** Why {@code type} cannot be loaded, and what to do. */
  static String reason(ClassModel type) {
    return ("%s is compiled for Java %d, and this is Java %d"
            + " (set JAVA_HOME to a newer JDK, or compile with a lower --release)")
        .formatted(type, type.release(), Runtime.version().feature());
  }

  /**
   * Checks that {@code type} can be loaded.
   *
   * @throws UnexplorableException if it is too new
   */
  static void check(ClassModel type) {
    if (isTooOldFor(type)) {
      throw new UnexplorableException(reason(type));
    }
  }
}
