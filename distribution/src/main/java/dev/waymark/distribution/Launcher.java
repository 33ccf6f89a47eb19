package dev.waymark.distribution;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs the command {@code waymark} in a JVM with the right flags: for {@code waymark.jar}, and for
 * systems without the shell that the script needs. That JVM has the streams of this one.
 */
public final class Launcher {
  private static final int FAILED = 2;

  private Launcher() {}

  public static void main(String[] args) throws InterruptedException {
    System.exit(run(List.of(args)));
  }

  private static int run(List<String> arguments) throws InterruptedException {
    try {
      Path cache =
          CacheFolder.of(
              System.getenv(), System.getProperty("os.name"), System.getProperty("user.home"));
      Path java = Path.of(System.getProperty("java.home"));
      DriverJvm jvm = new DriverJvm(java, Library.at(ownPlace(), cache));
      return await(jvm.command(arguments));
    } catch (IOException e) {
      System.err.println(
          "waymark: cannot start: " + e + " (set WAYMARK_CACHE to a folder that can be written)");
      return FAILED;
    }
  }

  private static Path ownPlace() {
    try {
      return Path.of(Launcher.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("a jar has a place", e);
    }
  }

  /** If this JVM is told to end, so is the other, which then keeps what it has. */
  private static int await(List<String> command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("MALLOC_ARENA_MAX", "2");
    Process process = builder.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process), "waymark-stop"));
    return process.waitFor();
  }

  private static void end(Process process) {
    process.destroy();
    process.onExit().join();
  }
}
