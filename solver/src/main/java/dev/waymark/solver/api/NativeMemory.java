package dev.waymark.solver.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much memory native solvers may take, all of them together. One limit for the process. */
public final class NativeMemory {
  private static final long MEGABYTE = 1L << 20;
  private static final long PAGE = 4096;

  private static volatile long most = Long.MAX_VALUE;

  private NativeMemory() {}

  /** Sets the limit, before a solver is opened. */
  public static void limit(long bytes) {
    most = Math.max(MEGABYTE, bytes);
  }

  /** The limit in bytes. */
  public static long limit() {
    return most;
  }

  public static boolean isLimited() {
    return most != Long.MAX_VALUE;
  }

  /** The limit in megabytes. */
  public static long megabytes() {
    return most / MEGABYTE;
  }

  /** How much memory the process has now; 0 where nobody tells. */
  public static long ofProcess() {
    try {
      String pages = Files.readString(Path.of("/proc/self/statm")).split(" ", -1)[1];
      return Long.parseLong(pages) * PAGE;
    } catch (IOException | RuntimeException e) {
      return 0;
    }
  }
}
