package dev.waymark.report.sarif;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.Provenance;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Violated assertions and unexpected exceptions as SARIF 2.1.0. */
public final class Sarif implements ReportFormat {
  @Override
  public String name() {
    return "sarif";
  }

  @Override
  public String summary() {
    return "violated assertions and unexpected exceptions as SARIF 2.1.0: waymark.sarif";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    folder.writeJson("waymark.sarif", data(document));
  }

  static Map<String, Object> data(Document document) {
    Map<String, Object> driver = new LinkedHashMap<>();
    driver.put("name", "Waymark");
    driver.put(
        "version",
        document.origins().stream()
            .map(Provenance::version)
            .distinct()
            .collect(Collectors.joining(", ")));
    driver.put("rules", SarifRule.all());
    Map<String, Object> run = new LinkedHashMap<>();
    run.put("tool", Map.of("driver", driver));
    run.put("columnKind", "utf16CodeUnits");
    run.put("results", new SarifResults(document).all());
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    data.put("version", "2.1.0");
    data.put("runs", List.of(run));
    return data;
  }
}
