package dev.waymark.benchmarks.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** How much memory processes take, where the system tells: on Linux. */
public final class Memory {
  private static final int PAGE = 4096;

  private Memory() {}

  /** What {@code process} and its children have in memory just now. */
  public static long megabytes(ProcessHandle process) {
    return Stream.concat(Stream.of(process), process.descendants())
            .mapToLong(each -> bytes(each.pid()))
            .sum()
        >> 20;
  }

  private static long bytes(long pid) {
    try {
      String[] pages = Files.readString(Path.of("/proc", "" + pid, "statm")).split(" ", -1);
      return Long.parseLong(pages[1]) * PAGE;
    } catch (IOException e) {
      return 0;
    }
  }
}
