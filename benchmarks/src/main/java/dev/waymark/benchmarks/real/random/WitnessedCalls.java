package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.witness.Sighting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Which branches random calls take, as the code itself tells.
 *
 * @param calls how many were made
 */
public record WitnessedCalls(List<Sighting> sightings, long calls) {
  /**
   * Makes calls for as long as {@code task} says.
   *
   * @param longestArray how long arrays are within bounds
   * @param longestText how long strings are within bounds
   */
  public static WitnessedCalls of(Task task, int longestArray, int longestText) {
    List<String> bounds = List.of(String.valueOf(longestArray), String.valueOf(longestText));
    try {
      CallingJvms.run(WitnessMain.class, task, bounds);
      return read(Path.of(task.folder()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Likewise with the instrumentation that explorations use, which sees checks fail too. */
  public static WitnessedCalls withChecks(Task task) {
    try {
      CallingJvms.run(CheckMain.class, task, List.of());
      return read(Path.of(task.folder()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** These calls, and then the others. */
  public WitnessedCalls and(WitnessedCalls others) {
    List<Sighting> all = new ArrayList<>(sightings);
    all.addAll(others.sightings);
    return new WitnessedCalls(all, calls + others.calls);
  }

  private static WitnessedCalls read(Path folder) throws IOException {
    Path file = WitnessNotes.sightings(folder);
    List<Sighting> sightings =
        Files.exists(file)
            ? Files.readAllLines(file).stream().map(Sighting::parse).toList()
            : List.of();
    return new WitnessedCalls(sightings, Tally.read(WitnessNotes.tally(folder)).next());
  }
}
