package dev.waymark.cli.doctor;

import java.io.IOException;
import java.nio.file.Path;

/** Tries to start a JVM. */
final class JavaStart {
  private JavaStart() {}

  static boolean works(Path home) {
    String launcher = home.resolve("bin").resolve("java").toString();
    ProcessBuilder builder = new ProcessBuilder(launcher, "-version");
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    try {
      return builder.start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
