package dev.waymark.benchmarks;

import dev.waymark.benchmarks.ecosystem.EcosystemTable;
import dev.waymark.benchmarks.engine.EngineTable;
import dev.waymark.benchmarks.executor.ExecutorTable;
import dev.waymark.benchmarks.explore.AbstractTable;
import dev.waymark.benchmarks.explore.ExploreTable;
import dev.waymark.benchmarks.explore.GeneralizeExploreTable;
import dev.waymark.benchmarks.explore.LabelScoreTable;
import dev.waymark.benchmarks.explore.LabelsTable;
import dev.waymark.benchmarks.frontier.BidirectionalTable;
import dev.waymark.benchmarks.generalize.GeneralizeTable;
import dev.waymark.benchmarks.harm.HostileTable;
import dev.waymark.benchmarks.house.HouseTable;
import dev.waymark.benchmarks.process.KillsTable;
import dev.waymark.benchmarks.process.MemoryTable;
import dev.waymark.benchmarks.program.DecisionsTable;
import dev.waymark.benchmarks.program.InstrumentTable;
import dev.waymark.benchmarks.program.ProgramTable;
import dev.waymark.benchmarks.real.GeneralizeRealTable;
import dev.waymark.benchmarks.real.MutantsTable;
import dev.waymark.benchmarks.real.ObjectsTable;
import dev.waymark.benchmarks.real.ProofsTable;
import dev.waymark.benchmarks.real.RealTable;
import dev.waymark.benchmarks.reuse.HistoryTable;
import dev.waymark.benchmarks.reuse.ParallelTable;
import dev.waymark.benchmarks.search.SearchCostTable;
import dev.waymark.benchmarks.search.SearchTable;
import dev.waymark.benchmarks.search.SearchTargetsTable;
import dev.waymark.benchmarks.search.SearchWinsTable;
import dev.waymark.benchmarks.startup.StartupTable;
import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.benchmarks.trust.TrustTable;
import java.nio.file.Path;
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
            new GeneralizeTable(),
            new GeneralizeExploreTable(),
            new GeneralizeRealTable(),
            new ProofsTable(),
            new BidirectionalTable(),
            new KillsTable(),
            new MemoryTable(),
            new HostileTable(),
            new SoundnessTable(),
            new TrustTable(),
            new EngineTable(Path.of(System.getProperty("waymark.root", ""))),
            new SearchTable(System.err::println),
            new SearchTargetsTable(System.err::println),
            new SearchWinsTable(System.err::println),
            new SearchCostTable(System.err::println),
            new RealTable(System.err::println),
            new ObjectsTable(System.err::println),
            new MutantsTable(System.err::println),
            new EcosystemTable(),
            new StartupTable(Path.of(System.getProperty("waymark.root", ""))),
            new ParallelTable(Path.of(System.getProperty("waymark.root", ""))),
            new HistoryTable(Path.of(System.getProperty("waymark.root", ""))),
            new HouseTable(Path.of(System.getProperty("waymark.root", "")))));
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
