package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.OutputCheck;
import dev.waymark.cli.console.OutputFile;
import dev.waymark.cli.generate.OldTests;
import dev.waymark.report.document.DocumentReader;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What {@code generate} writes, and where. */
final class OutputOptions {
  @Option(names = "--json", paramLabel = "FILE", description = "Also write the findings as JSON.")
  private @Nullable Path json;

  @Mixin private ReportOptions reports = new ReportOptions();

  @Option(
      names = "--findings",
      paramLabel = "FOLDER",
      description = {
        "Also write the findings of each class as JSON, to CLASS.json in this folder, as soon as its"
            + " tests are there; those of a method go to CLASS#METHOD.json."
      })
  private @Nullable Path findings;

  @Option(
      names = "--results",
      paramLabel = "FOLDER",
      defaultValue = "target/waymark",
      description =
          "The folder for journals; an interrupted exploration goes on from its journal (default:"
              + " ${DEFAULT-VALUE}).")
  private Path results = Path.of("");

  @Option(
      names = "--history",
      paramLabel = "FOLDER",
      description = {
        "Keep the results of classes in this folder, and reuse those of classes that are as they"
            + " were, with all that they depend on, the options and Waymark itself."
      })
  private @Nullable Path history;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "target/generated-test-sources/waymark",
      description = "The folder for the tests (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("");

  @Option(
      names = "--overwrite",
      description = "Overwrite generated tests even if somebody has edited them.")
  private boolean isOverwriting;

  /** What cannot be written is refused before anything is explored. */
  void check() {
    OutputCheck.folder("--out", out);
    OutputCheck.folder("--results", results);
    if (json != null) {
      OutputCheck.file("--json", json);
    }
    if (findings != null) {
      OutputCheck.folder("--findings", findings);
    }
    if (history != null) {
      OutputCheck.folder("--history", history);
    }
    reports.check();
  }

  /** The folder for results to reuse; null if there is none. */
  @Nullable Path history() {
    return history;
  }

  /** The folder for journals. */
  Path results() {
    return results;
  }

  /** The tests that are there, of whole classes, or of {@code method} if that is not empty. */
  OldTests oldTests(String method) {
    OldTests.Policy policy =
        isOverwriting ? OldTests.Policy.OVERWRITE : OldTests.Policy.KEEP_EDITED;
    return new OldTests(out, policy, method);
  }

  /** Whether somebody wants all findings together as data. */
  boolean isDataWanted() {
    return json != null || reports.isWanted();
  }

  /** Whether somebody wants the findings of each class in a file. */
  boolean isEachClassWanted() {
    return findings != null;
  }

  /** Writes all findings, and the reports that are made from them. */
  void writeData(String text, Console console) {
    if (json != null) {
      OutputFile.write(json, text);
    }
    if (reports.isWanted()) {
      reports.write(DocumentReader.read(text, "findings"), List.of(out), console);
    }
  }

  /** Writes the findings of one class. */
  void writeClass(String name, String text) {
    if (findings != null) {
      OutputFile.write(findings.resolve(name + ".json"), text);
    }
  }
}
