package dev.waymark.benchmarks.ecosystem;

import dev.waymark.program.ClassPath;
import dev.waymark.report.document.Document;
import dev.waymark.report.document.DocumentReader;
import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.document.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reports of real runs, in all formats.
 *
 * @param findings the JSON that they were made from
 */
record Reports(Path folder, List<Path> findings, Document document) {
  /** Explores {@code classes}, each on its own, and writes reports of all. */
  static Reports of(Path folder, List<Class<?>> classes) {
    List<Path> findings = new ArrayList<>();
    classes.forEach(each -> findings.add(generate(folder, each)));
    List<String> arguments = new ArrayList<>(List.of("report"));
    findings.forEach(each -> arguments.add(each.toString()));
    arguments.addAll(List.of("--out", folder.resolve("reports").toString(), "--formats"));
    arguments.add("markdown,jacoco,lcov,cobertura,sarif,junit,evidence");
    WaymarkCommand.run(folder, List.of(0), arguments.toArray(String[]::new));
    return new Reports(folder.resolve("reports"), findings, DocumentReader.read(findings));
  }

  private static Path generate(Path folder, Class<?> type) {
    Path file = folder.resolve(type.getSimpleName() + ".json");
    WaymarkCommand.run(
        folder,
        List.of(0, 12),
        "generate",
        type.getName(),
        "--classpath",
        ClassPath.placeOf(type).toAbsolutePath().toString(),
        "--criterion",
        "branch,mcdc",
        "--seconds",
        "20",
        "--out",
        folder.resolve("tests").toString(),
        "--results",
        folder.resolve("results").toString(),
        "--json",
        file.toString());
    return file;
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  String text(String name) {
    try {
      return Files.readString(file(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The branches that other tools count. */
  Tally branches() {
    return Tally.of(document.objectives(), ObjectiveSort.BRANCH);
  }

  /** The tests that have a source. */
  long tests() {
    return document.methods().stream()
        .flatMap(each -> each.tests().stream())
        .map(ReportedTest::sourceClass)
        .filter(each -> !each.isEmpty())
        .count();
  }

  /** Violated assertions and unexpected exceptions. */
  long findingCount() {
    return document.methods().stream()
        .flatMap(each -> each.findings().stream())
        .filter(each -> each.kind() != ReportedFinding.Kind.EXPECTED_EXCEPTION)
        .count();
  }
}
