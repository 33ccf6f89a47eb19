package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.tests.OwnCoverage;
import dev.waymark.benchmarks.real.witness.Sighting;
import dev.waymark.instrument.site.SiteTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Which branches calls take, failing checks included; all calls count, however they end. */
final class CheckNotes implements Notes {
  private final SiteTable sites;
  private final Path folder;
  private Tally tally;

  /** Goes on where an earlier JVM wrote to {@code folder}. */
  CheckNotes(SiteTable sites, Path folder) throws IOException {
    this.sites = sites;
    this.folder = folder;
    this.tally = Tally.read(WitnessNotes.tally(folder));
  }

  @Override
  public synchronized long next() {
    return tally.next();
  }

  @Override
  public synchronized void ended() {
    tally = tally.afterCall();
  }

  @Override
  public synchronized void failed() {
    tally = tally.afterCall();
  }

  @Override
  public synchronized void stopped() {
    tally = tally.afterCall().withStopped();
  }

  @Override
  public synchronized void save() throws IOException {
    String by = "a random call before " + tally.next() + " with our instrumentation";
    List<String> lines =
        OwnCoverage.hits(sites).stream()
            .map(branch -> new Sighting(branch, Sighting.Place.ANYWHERE, by).toString())
            .toList();
    Files.write(
        WitnessNotes.sightings(folder),
        lines,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    tally.write(WitnessNotes.tally(folder));
  }
}
