package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.util.ArrayList;
import java.util.List;

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
      SmallPrograms small = new SmallPrograms(scene);
      tell(new OddClasses(scene).checks(), options, results);
      tell(new CommandLine(scene).checks(), options, results);
      tell(new World(scene).checks(), options, results);
      tell(new Conditions(scene).checks(), options, results);
      tell(small.checks(), options, results);
      tell(new Budgets(scene).checks(), options, results);
      tell(new Load(scene).checks(), options, results);
    }
  }

  private static void tell(List<Check> checks, Options options, Results results) {
    for (Check check : checks) {
      if (options.selects(check.name())) {
        tell(check, results);
      }
    }
  }

  private static void tell(Check check, Results results) {
    Finding finding = check.run();
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
