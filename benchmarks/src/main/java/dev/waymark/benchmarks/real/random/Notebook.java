package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.ExecutionFile;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.coverage.Probes;
import dev.waymark.program.ClassSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.jacoco.core.data.ExecutionDataStore;

/**
 * What is covered, in files that are up to date after each call that is kept; what an earlier JVM
 * wrote there counts too.
 */
final class Notebook implements Notes {
  private final ClassSource classes;
  private final Extent extent;
  private final Probes probes;
  private final ExecutionFile executions;
  private final Path tallyFile;
  private final ExecutionDataStore earlier;
  private int covered;
  private Tally tally;

  Notebook(ClassSource classes, Extent extent, Probes probes, Path folder) throws IOException {
    this.classes = classes;
    this.extent = extent;
    this.probes = probes;
    this.executions = executions(folder);
    this.tallyFile = folder.resolve("tally");
    this.earlier = executions.read();
    this.tally = Tally.read(tallyFile);
    this.covered = BranchCounts.of(classes, extent, earlier).covered();
  }

  static ExecutionFile executions(Path folder) {
    return new ExecutionFile(folder.resolve("covered.exec"));
  }

  @Override
  public synchronized long next() {
    return tally.next();
  }

  @Override
  public synchronized void ended() {
    tally = tally.afterCall();
    if (probes.hasNew()) {
      probes.accept();
      ExecutionDataStore all = all();
      int now = BranchCounts.of(classes, extent, all).covered();
      if (now > covered) {
        covered = now;
        tally = tally.withKept();
        save(all);
      }
    }
  }

  @Override
  public synchronized void failed() {
    tally = tally.afterCall();
    probes.reject();
  }

  @Override
  public synchronized void stopped() {
    failed();
    tally = tally.withStopped();
  }

  @Override
  public synchronized void save() {
    save(all());
  }

  private ExecutionDataStore all() {
    // Into the copy, for what a store takes in changes what it holds.
    ExecutionDataStore all = probes.copy();
    earlier.accept(all);
    return all;
  }

  private void save(ExecutionDataStore all) {
    try {
      executions.write(all);
      tally.write(tallyFile);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
