package dev.waymark.benchmarks.search;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.benchmarks.table.BenchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps measurements, a line of JSON for each, so that a table can be gone on with. */
final class ResultsFile {
  private final Path file;
  private final List<Measurement> known = new ArrayList<>();

  /** Reads what the file has; a last line that was cut short is left out. */
  ResultsFile(Path file) {
    this.file = file;
    try {
      if (Files.exists(file)) {
        for (String line : Files.readAllLines(file)) {
          if (line.endsWith("}")) {
            known.add(Measurement.of(JSON.std.mapFrom(line)));
          }
        }
      }
    } catch (IOException e) {
      throw new BenchException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  /** A measurement of at least so many iterations. */
  Optional<Measurement> find(String subject, String strategy, long seed, int iterations) {
    return on(subject).stream()
        .filter(each -> each.strategy().equals(strategy))
        .filter(each -> each.seed() == seed && each.iterations() >= iterations)
        .findFirst();
  }

  /** All measurements on a subject. */
  List<Measurement> on(String subject) {
    return known.stream().filter(each -> each.subject().equals(subject)).toList();
  }

  void add(Measurement measurement) {
    known.add(measurement);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(
          file,
          JSON.std.asString(measurement.toMap()) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw BenchException.unwritable(file, e);
    }
  }
}
