package dev.waymark.benchmarks.process;

import dev.waymark.benchmarks.subjects.BitCount;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** How much memory an exploration of many paths takes, as the operating system sees it. */
public final class MemoryTable implements Table {
  private static final int LIMIT_MB = 1_024;
  private static final long INTERVAL = 250;

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public String summary() {
    return "peaks of the resident memory of driver and target JVM while all paths are explored; the"
        + " heap of the driver is bound to 400 MB";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 12),
        Column.number("paths"),
        Column.number("driver_mb"),
        Column.number("target_mb"),
        Column.number("total_mb"),
        Column.number("limit_mb"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean quick = options.effort() == Effort.QUICK;
    measure("bits12", "twelve", 1 << 12, results);
    if (!quick) {
      measure("bits15", "fifteen", 1 << 15, results);
      measure("bits17", "seventeen", 1 << 17, results);
    }
  }

  private static void measure(String name, String method, int paths, Results results) {
    Driver.Task task =
        new Driver.Task(
            BitCount.class.getName() + "#" + method,
            Driver.placeOf(BitCount.class),
            "all-paths",
            0,
            List.of("-Xmx400m", "-XX:+UseSerialGC"));
    long driver = 0;
    long target = 0;
    try (TemporaryFolder folder = TemporaryFolder.create();
        Driver exploration = Driver.start(folder.path(), task)) {
      while (!exploration.isDoneWithin(INTERVAL)) {
        driver = Math.max(driver, peak(exploration.process().pid()));
        target = Math.max(target, exploration.target().map(t -> peak(t.pid())).orElse(0L));
      }
      int found = exploration.result().split("\"number\"", -1).length - 1;
      results.row(name, found, driver, target, driver + target, LIMIT_MB);
      if (found != paths || driver + target > LIMIT_MB) {
        results.failure(name + ": " + found + " paths in " + (driver + target) + " MB");
      }
    }
  }

  /** The most megabytes that a process had in memory so far; 0 if it is over. */
  private static long peak(long pid) {
    try {
      return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1_024)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }
}
