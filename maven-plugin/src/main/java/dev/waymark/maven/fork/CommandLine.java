package dev.waymark.maven.fork;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The command {@code waymark}, run in a JVM of its own with the same flags as by its launch script.
 *
 * @param java the launcher of a JDK
 * @param classPath the jars of the command line and what it needs
 * @param memory the most that all processes may take
 * @param folder where the command runs
 */
public record CommandLine(Path java, List<Path> classPath, Memory memory, Path folder) {
  private static final String MAIN = "dev.waymark.cli.Main";
  private static final String COMPLAINT = "waymark: ";

  /**
   * Runs one command until it ends. If this JVM is told to end meanwhile, so is the command, which
   * then keeps what it has.
   *
   * @throws IOException if it cannot be started
   * @throws InterruptedException if somebody interrupts this thread; then it ends the command
   */
  public Ending run(List<String> arguments, Listener listener)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("waymark", ".arguments");
    try {
      Files.write(file, arguments, StandardCharsets.UTF_8);
      return await(start(file), listener);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private Process start(Path arguments) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command(arguments)).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("MALLOC_ARENA_MAX", "2");
    return builder.start();
  }

  /** Arguments stand in a file, one per line: class paths are longer than some systems admit. */
  private List<String> command(Path arguments) {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-Xmx" + memory.heapMegabytes() + "m");
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
    command.add("-Dpicocli.useSimplifiedAtFiles=true");
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(MAIN);
    command.add("@" + arguments);
    return command;
  }

  private static Ending await(Process process, Listener listener)
      throws IOException, InterruptedException {
    Thread hook = new Thread(process::destroy, "waymark-stop");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      process.getOutputStream().close();
      String complaint = listen(process, listener);
      return new Ending(process.waitFor(), complaint);
    } finally {
      process.destroy();
      forget(hook);
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // This JVM is ending, and the hook is at work.
    }
  }

  /** The last complaint is held back: it may be what the caller makes an exception of. */
  private static String listen(Process process, Listener listener) throws IOException {
    String held = "";
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith(COMPLAINT)) {
          listener.result(line);
          continue;
        }
        if (!held.isEmpty()) {
          listener.complaint(held);
        }
        held = line.substring(COMPLAINT.length());
      }
    }
    return held;
  }
}
