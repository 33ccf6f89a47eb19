package dev.waymark.benchmarks.engine;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.real.mutants.Mutants;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.nio.file.Path;
import java.util.List;

/** Whether our own tests notice mutations of the engine. */
public final class EngineTable implements Table {
  private static final int PERCENT = 100;
  private static final double ENOUGH = 90;

  private final Path root;

  /** Mutates the modules of the checkout {@code root}. */
  public EngineTable(Path root) {
    this.root = root.toAbsolutePath();
  }

  @Override
  public String name() {
    return "engine";
  }

  @Override
  public String summary() {
    return "mutations of Waymark itself, made by PIT in the rooms that proofs rest on; killed are"
        + " those that our unit tests notice, share is percent";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("room", 24),
        Column.number("mutations"),
        Column.number("killed"),
        Column.number("share"));
  }

  @Override
  public void run(Options options, Results results) {
    EnginePit pit = new EnginePit(root, options.subjects().folder());
    int mutations = 0;
    int killed = 0;
    for (Room room : Room.ALL) {
      if (options.selects(room.name())) {
        Mutants found = run(pit, options.effort() == Effort.QUICK ? room.sampled() : room);
        mutations += found.size();
        killed += found.kills();
        row(room.name(), found.size(), found.kills(), results);
        found.survivors().forEach(each -> results.note(room.name() + " survived: " + each));
      }
    }
    row("all", mutations, killed, results);
    if (PERCENT * (double) killed < ENOUGH * mutations) {
      results.failure("fewer than 90 % of the mutations are noticed");
    }
  }

  private static Mutants run(EnginePit pit, Room room) {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      return pit.run(room, folder.path());
    }
  }

  private static void row(String name, int mutations, int killed, Results results) {
    results.row(name, mutations, killed, (double) PERCENT * killed / Math.max(1, mutations));
  }
}
