package dev.waymark.confirm;

import dev.waymark.api.Waymark;
import dev.waymark.program.ClassPath;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.Launcher;
import org.opentest4j.AssertionFailedError;

/** Where the classes are that tests need besides those of the user. */
final class JUnitJars {
  private JUnitJars() {}

  /** What runs tests. */
  static List<Path> all() {
    return Stream.of(
            Test.class,
            ReflectionSupport.class,
            AssertionFailedError.class,
            API.class,
            NullMarked.class,
            JupiterTestEngine.class,
            TestEngine.class,
            Launcher.class)
        .map(ClassPath::placeOf)
        .toList();
  }

  /** What code under test may use. */
  static Path api() {
    return ClassPath.placeOf(Waymark.class);
  }
}
