package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Whether what Waymark says is so. */
public final class TrustTable implements Table {
  private static final int TOLD = 110;

  @Override
  public String name() {
    return "trust";
  }

  @Override
  public String summary() {
    return "what Waymark says against what happens: verdicts against calls that refute them,"
        + " coverage against the written tests, tests in another world, budgets by the clock";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("check", 42),
        Column.number("tried"),
        Column.number("violated"),
        Column.text("example", 20));
  }

  @Override
  public void run(Options options, Results results) {
    try (Scene scene = Scene.create(options.effort())) {
      List<List<Check>> groups = new ArrayList<>();
      groups.add(new SmallPrograms(scene).checks()); // they take longest
      groups.add(new CommandLine(scene).checks());
      groups.add(new World(scene).checks());
      groups.add(new Conditions(scene).checks());
      groups.add(new OddClasses(scene).checks());
      groups.add(new Budgets(scene).checks());
      tell(groups, options, results);
      tell(List.of(new Load(scene).checks()), options, results);
    }
  }

  /** All groups at once, as far as there are processors; they are told in order. */
  private static void tell(List<List<Check>> groups, Options options, Results results) {
    ExecutorService threads = Executors.newCachedThreadPool(TrustTable::thread);
    try {
      Map<Check, CompletableFuture<Finding>> findings = new LinkedHashMap<>();
      for (List<Check> group : groups) {
        CompletableFuture<Finding> last = CompletableFuture.completedFuture(Finding.NOTHING);
        for (Check check : group) {
          if (options.selects(check.name())) {
            last = last.thenApplyAsync(before -> check.run(), threads);
            findings.put(check, last);
          }
        }
      }
      findings.forEach((check, finding) -> tell(check, finding.join(), results));
    } finally {
      threads.shutdownNow();
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "check");
    thread.setDaemon(true);
    return thread;
  }

  private static void tell(Check check, Finding finding, Results results) {
    List<String> wrong = new ArrayList<>(finding.violations());
    if (finding.tried() == 0) {
      wrong.add("nothing was tried");
    }
    String example = wrong.isEmpty() ? "" : wrong.get(0);
    results.row(check.name(), finding.tried(), wrong.size(), brief(example));
    wrong.forEach(each -> results.failure(check.name() + ": " + each));
  }

  private static String brief(String line) {
    return line.length() <= TOLD ? line : line.substring(0, TOLD) + "...";
  }
}
