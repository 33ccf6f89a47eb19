package dev.waymark.benchmarks;

import dev.waymark.benchmarks.process.KillsTable;
import dev.waymark.benchmarks.process.MemoryTable;
import dev.waymark.benchmarks.real.MutantsTable;
import dev.waymark.benchmarks.real.RealTable;
import dev.waymark.benchmarks.search.SearchCostTable;
import dev.waymark.benchmarks.search.SearchTable;
import dev.waymark.benchmarks.search.SearchTargetsTable;
import dev.waymark.benchmarks.search.SearchWinsTable;
import java.util.List;
import java.util.stream.Collectors;

/** The tables there are, in the order to list them. */
record Tables(List<Table> all) {
  Tables {
    all = List.copyOf(all);
  }

  /** Those of Waymark; a new one goes here. */
  static Tables ofWaymark() {
    return new Tables(
        List.of(
            new ProgramTable(),
            new DecisionsTable(),
            new InstrumentTable(),
            new ExecutorTable(),
            new SuiteTable(),
            new ExploreTable(),
            new LabelsTable(),
            new LabelScoreTable(),
            new AbstractTable(),
            new KillsTable(),
            new MemoryTable(),
            new HostileTable(),
            new SoundnessTable(),
            new SearchTable(System.err::println),
            new SearchTargetsTable(System.err::println),
            new SearchWinsTable(System.err::println),
            new SearchCostTable(System.err::println),
            new RealTable(System.err::println),
            new MutantsTable(System.err::println)));
  }

  /** The table called {@code name}. */
  Table require(String name) {
    return all.stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new BenchException("no table " + name + " (there is: " + names() + ")"));
  }

  private String names() {
    return all.stream().map(Table::name).collect(Collectors.joining(", "));
  }
}
