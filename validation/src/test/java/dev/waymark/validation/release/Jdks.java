package dev.waymark.validation.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds other JDKs beside the running one, where systems install them. */
final class Jdks {
  private Jdks() {}

  /** The home of a JDK of the given feature release, or of the variable {@code JAVA25_HOME}. */
  static Optional<Path> find(int release) throws IOException {
    String configured = System.getenv("JAVA" + release + "_HOME");
    if (configured != null) {
      return Optional.of(Path.of(configured));
    }
    Path siblings = Path.of(System.getProperty("java.home")).toRealPath().getParent();
    try (Stream<Path> homes = Files.list(siblings)) {
      return homes.sorted().filter(home -> isJdk(home, release)).findFirst();
    }
  }

  private static boolean isJdk(Path home, int release) {
    try {
      return Files.isExecutable(home.resolve("bin/javac"))
          && Files.readString(home.resolve("release")).contains("JAVA_VERSION=\"" + release);
    } catch (IOException e) {
      return false;
    }
  }
}
