package dev.waymark.report.html.browser;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds Chromium. Where there is none, root on a Debian gets it from the packages of the system.
 * Without it tests fail if the environment variable {@code CI} is set, and are skipped otherwise.
 */
final class ChromiumInstallation {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");
  private static final String APT = "/usr/bin/apt-get";
  private static final int MINUTES = 6;

  private ChromiumInstallation() {}

  /** The program; the tests end here if there is none. */
  static Path require() throws IOException, InterruptedException {
    Optional<Path> found = find();
    if (found.isEmpty()) {
      found = install();
    }
    if (found.isEmpty()) {
      giveUp();
    }
    return found.orElseThrow();
  }

  private static void giveUp() {
    String message =
        "no Chromium, and it cannot be installed: the HTML report is NOT tested in a browser"
            + " (apt-get install chromium)";
    if (System.getenv("CI") != null) {
      fail(message);
    }
    System.err.println("WARNING: " + message);
    Assumptions.abort(message);
  }

  private static Optional<Path> find() {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return NAMES.stream()
        .flatMap(
            name ->
                List.of(path.split(File.pathSeparator)).stream().map(each -> Path.of(each, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Several JVMs may want to; one of them does. */
  private static Optional<Path> install() throws IOException, InterruptedException {
    boolean isPossible =
        Files.isExecutable(Path.of(APT)) && "root".equals(System.getProperty("user.name"));
    if (!isPossible) {
      return Optional.empty();
    }
    Path file = Path.of(System.getProperty("java.io.tmpdir"), "waymark-chromium.lock");
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      if (lock.isValid() && find().isEmpty()) {
        run(APT, "-qq", "update");
        run(
            APT,
            "-qq",
            "-y",
            "--no-install-recommends",
            "install",
            "chromium",
            "fonts-dejavu-core");
      }
    }
    return find();
  }

  private static void run(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
    Path log = Files.createTempFile("waymark-apt", ".log");
    Process process = builder.redirectOutput(log.toFile()).start();
    boolean isDone = process.waitFor(MINUTES, TimeUnit.MINUTES);
    if (!isDone || process.exitValue() != 0) {
      process.destroyForcibly();
      System.err.println(String.join(" ", command) + " failed:\n" + Files.readString(log));
    }
  }
}
