package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.process.Memory;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A run of the command {@code waymark} in a process of its own, to its end.
 *
 * @param exit its exit code, -1 if it had to be killed
 * @param megabytes the most that it and its children had in memory at once
 */
record Command(int exit, String out, String err, double seconds, long megabytes) {
  private static final long GLANCE = 50;
  private static final Duration MOST = Duration.ofMinutes(5);

  /** Runs the command in {@code folder}, which it makes, as soon as a processor is free. */
  static Command run(Path folder, List<String> arguments) {
    return Processors.with(() -> start(folder, arguments));
  }

  /** As the launcher does. */
  private static List<String> command(List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
    command.add("-Xmx" + heap(arguments) + "m");
    Instant now = Instant.now();
    command.add("-Dwaymark.started=" + ChronoUnit.MICROS.between(Instant.EPOCH, now));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath()));
    command.add("dev.waymark.cli.Main");
    command.addAll(arguments);
    return command;
  }

  /** Three eighths of {@code --memory}, which is in megabytes here. */
  private static int heap(List<String> arguments) {
    int place = arguments.indexOf("--memory");
    String memory = place < 0 ? "2048m" : arguments.get(place + 1);
    return Integer.parseInt(memory.replace("m", "")) * 3 / 8;
  }

  private static Command start(Path folder, List<String> arguments) {
    Path out = folder.resolve("out.txt");
    Path err = folder.resolve("err.txt");
    try {
      Files.createDirectories(folder);
      long start = System.nanoTime();
      ProcessBuilder builder =
          new ProcessBuilder(command(arguments))
              .directory(folder.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile());
      builder.environment().put("MALLOC_ARENA_MAX", "2");
      Process process = builder.start();
      process.getOutputStream().close();
      long megabytes = watch(process, start);
      double seconds = (System.nanoTime() - start) / 1e9;
      int exit = process.isAlive() ? -1 : process.exitValue();
      end(process);
      return new Command(exit, Files.readString(out), Files.readString(err), seconds, megabytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static long watch(Process process, long start) throws InterruptedException {
    long most = 0;
    while (!process.waitFor(GLANCE, TimeUnit.MILLISECONDS)
        && System.nanoTime() - start < MOST.toNanos()) {
      most = Math.max(most, Memory.megabytes(process.toHandle()));
    }
    return most;
  }

  private static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /** Absolute, for the process works in another folder. */
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(entry -> new File(entry).getAbsolutePath())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** What it printed. */
  String text() {
    return out + err;
  }
}
