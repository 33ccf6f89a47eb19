package dev.waymark.benchmarks.soundness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds other JDKs beside the running one, where systems install them. */
final class Jdks {
  private Jdks() {}

  /** The launcher of a JDK of the given release; one that {@code JAVA25_HOME} names goes first. */
  static Optional<Path> find(int release) {
    String configured = System.getenv("JAVA" + release + "_HOME");
    if (configured != null) {
      return Optional.of(launcher(Path.of(configured)));
    }
    try {
      Path siblings = Path.of(System.getProperty("java.home")).toRealPath().getParent();
      try (Stream<Path> homes = Files.list(siblings)) {
        return homes.sorted().filter(home -> isOf(home, release)).map(Jdks::launcher).findFirst();
      }
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Path launcher(Path home) {
    return home.resolve("bin/java");
  }

  private static boolean isOf(Path home, int release) {
    try {
      return Files.isExecutable(launcher(home))
          && Files.readString(home.resolve("release")).contains("JAVA_VERSION=\"" + release);
    } catch (IOException e) {
      return false;
    }
  }
}
