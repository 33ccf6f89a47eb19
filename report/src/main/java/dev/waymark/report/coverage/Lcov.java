package dev.waymark.report.coverage;

import dev.waymark.report.coverage.LineStatus.Hit;
import dev.waymark.report.document.Document;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import java.nio.file.Path;
import java.util.List;

/**
 * A tracefile of LCOV. A branch that tests take has the count 1, for Waymark does not count how
 * often; {@code -} stands for a condition that no test evaluates to the end. Lines of which it is
 * not known whether tests execute them have no record.
 */
public final class Lcov implements ReportFormat {
  @Override
  public String name() {
    return "lcov";
  }

  @Override
  public String summary() {
    return "branch and line coverage as LCOV reads it: lcov.info";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    folder.write("lcov.info", text(document, sources));
  }

  static String text(Document document, SourceFolders sources) {
    StringBuilder text = new StringBuilder();
    SourcePackages.files(document.classes())
        .forEach(
            (path, lines) ->
                addFile(sources.find(path).map(Path::toString).orElse(path), lines, text));
    return text.toString();
  }

  private static void addFile(String path, SourceLines lines, StringBuilder text) {
    text.append("TN:\nSF:").append(path.replaceAll("[\\r\\n]", "?")).append('\n');
    lines.lines().forEach(each -> addBranches(each, text));
    text.append("BRF:").append(lines.branches()).append('\n');
    text.append("BRH:").append(lines.covered()).append('\n');
    for (LineStatus each : lines.lines()) {
      if (each.isShown()) {
        int count = each.hit() == Hit.YES ? 1 : 0;
        text.append("DA:").append(each.number()).append(',').append(count).append('\n');
      }
    }
    int hit = lines.count(Hit.YES);
    long shown = lines.lines().stream().filter(LineStatus::isShown).count();
    text.append("LF:").append(shown).append('\n');
    text.append("LH:").append(hit).append("\nend_of_record\n");
  }

  private static void addBranches(LineStatus line, StringBuilder text) {
    List<List<ReportedObjective>> points = line.points();
    for (int point = 0; point < points.size(); point++) {
      List<ReportedObjective> outcomes = points.get(point);
      boolean isEvaluated = outcomes.stream().anyMatch(ReportedObjective::isCovered);
      for (int i = 0; i < outcomes.size(); i++) {
        String count = outcomes.get(i).isCovered() ? "1" : isEvaluated ? "0" : "-";
        text.append("BRDA:%d,%d,%d,%s\n".formatted(line.number(), point, i, count));
      }
    }
  }
}
