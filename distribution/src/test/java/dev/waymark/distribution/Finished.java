package dev.waymark.distribution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A process that has ended, with all that it wrote. */
record Finished(int exitCode, String output) {
  static Finished run(Path folder, Path cache, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("WAYMARK_CACHE", cache.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Finished(process.waitFor(), output);
  }
}
