package dev.waymark.benchmarks.process;

import dev.waymark.benchmarks.subjects.SelectionSort;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Whether explorations that are killed at random moments end with the result of others. */
public final class KillsTable implements Table {
  private static final long SEED = 20;
  private static final int LONGEST_PAUSE_OF_TARGETS = 2_000;
  private static final int LONGEST_PAUSE_OF_DRIVERS = 8_000;

  private final SplittableRandom random = new SplittableRandom(SEED);

  @Override
  public String name() {
    return "kills";
  }

  @Override
  public String summary() {
    return "selection sort explored while processes are killed at random moments; tests_anew: what"
        + " the last process had to find, the others being known from the journal";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("criterion", 17),
        Column.text("killed", 12),
        Column.number("kills"),
        Column.number("explorations"),
        Column.text("same_result", 11),
        Column.number("tests"),
        Column.number("tests_anew"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean quick = options.effort() == Effort.QUICK;
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      measure(new Setup(folder.path(), "all-paths", quick ? 5 : 7), quick, results);
      measure(new Setup(folder.path(), "minimal-all-paths", quick ? 4 : 6), quick, results);
    }
  }

  private void measure(Setup setup, boolean quick, Results results) {
    String expected = setup.undisturbed();
    Outcome targets = setup.killTargets(quick ? 2 : 50);
    report(setup.criterion, "target JVM", targets, expected, results);
    Outcome drivers = setup.killDrivers(quick ? 1 : 20);
    report(setup.criterion, "driver", drivers, expected, results);
  }

  private static void report(
      String criterion, String what, Outcome outcome, String expected, Results results) {
    boolean isSame = outcome.results.stream().allMatch(expected::equals);
    int tests = expected.split("\"number\"", -1).length - 1;
    results.row(
        criterion,
        what,
        outcome.kills,
        outcome.results.size(),
        isSame,
        tests,
        outcome.leastAnew(tests));
    if (!isSame) {
      String other =
          outcome.results.stream().filter(each -> !each.equals(expected)).findFirst().orElse("");
      results.failure(
          criterion
              + ": killing the "
              + what
              + " has changed a result: "
              + firstDifference(expected, other));
    }
  }

  private static String firstDifference(String expected, String other) {
    List<String> wanted = expected.lines().toList();
    List<String> found = other.lines().toList();
    int at = 0;
    while (at < wanted.size() && at < found.size() && wanted.get(at).equals(found.get(at))) {
      at++;
    }
    return at < found.size() ? found.get(at).strip() : "it ends after " + at + " lines";
  }

  /** What came of some explorations, killed {@code kills} times altogether. */
  private record Outcome(int kills, List<String> results, List<Integer> known) {
    int leastAnew(int tests) {
      return tests - known.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
  }

  /** Explorations in a folder. */
  private final class Setup {
    private final Path folder;
    private final String criterion;
    private final int arrayLength;
    private int started;

    Setup(Path folder, String criterion, int arrayLength) {
      this.folder = folder;
      this.criterion = criterion;
      this.arrayLength = arrayLength;
    }

    private Driver start(int number) {
      String target = SelectionSort.class.getName() + "#sort";
      return Driver.start(
          folder.resolve(criterion + number),
          new Driver.Task(
              target, Driver.placeOf(SelectionSort.class), criterion, arrayLength, List.of()));
    }

    String undisturbed() {
      try (Driver driver = start(started++)) {
        driver.isDoneWithin(Long.MAX_VALUE);
        return driver.result();
      }
    }

    Outcome killTargets(int wanted) {
      Outcomes all = new Outcomes();
      while (all.kills < wanted) {
        try (Driver driver = start(started++)) {
          while (!driver.isDoneWithin(pause(LONGEST_PAUSE_OF_TARGETS))) {
            if (all.kills < wanted && driver.killTarget()) {
              all.kills++;
            }
          }
          all.add(driver);
        }
      }
      return all.outcome();
    }

    /** Each exploration is started again until it is done. */
    Outcome killDrivers(int wanted) {
      Outcomes all = new Outcomes();
      while (all.kills < wanted) {
        int number = started++;
        boolean isDone = false;
        while (!isDone) {
          try (Driver driver = start(number)) {
            isDone =
                driver.isDoneWithin(
                    all.kills < wanted ? pause(LONGEST_PAUSE_OF_DRIVERS) : Long.MAX_VALUE);
            if (isDone) {
              all.add(driver);
            } else {
              driver.kill();
              all.kills++;
            }
          }
        }
      }
      return all.outcome();
    }
  }

  private static final class Outcomes {
    private final List<String> results = new ArrayList<>();
    private final List<Integer> known = new ArrayList<>();
    private int kills;

    void add(Driver driver) {
      results.add(driver.result());
      known.add(driver.knownTests());
    }

    Outcome outcome() {
      return new Outcome(kills, results, known);
    }
  }

  private long pause(int longest) {
    return random.nextInt(longest / 4, longest);
  }
}
