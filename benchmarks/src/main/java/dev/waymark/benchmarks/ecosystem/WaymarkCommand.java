package dev.waymark.benchmarks.ecosystem;

import dev.waymark.benchmarks.table.BenchException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Commands in processes of their own. */
final class WaymarkCommand {
  private WaymarkCommand() {}

  /**
   * What a command printed.
   *
   * @param code -1 if there is no such program
   */
  record Ended(int code, String text) {}

  /** Runs {@code waymark}, which may only end with one of {@code codes}. */
  static void run(Path folder, List<Integer> codes, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", absolute(System.getProperty("java.class.path"))));
    command.add("dev.waymark.cli.Main");
    command.addAll(List.of(arguments));
    Ended ended = run(folder, command);
    if (!codes.contains(ended.code())) {
      throw new BenchException("waymark " + arguments[0] + " failed: " + ended.text().strip());
    }
  }

  /** Runs a program to its end. */
  static Ended run(Path folder, List<String> command) {
    Path log = folder.resolve("log.txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      int code = process.waitFor();
      return new Ended(code, Files.readString(log));
    } catch (IOException e) {
      return new Ended(-1, command.get(0) + " is not there");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String absolute(String classPath) {
    List<String> entries = new ArrayList<>();
    for (String each : classPath.split(File.pathSeparator, -1)) {
      entries.add(new File(each).getAbsolutePath());
    }
    return String.join(File.pathSeparator, entries);
  }
}
