package dev.waymark.report.markdown;

import static dev.waymark.report.markdown.MarkdownText.code;
import static dev.waymark.report.markdown.MarkdownText.plain;
import static dev.waymark.report.markdown.MarkdownText.row;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.LeftOut;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.Tally;
import dev.waymark.report.document.VerdictKind;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A page with the figures, what is wrong, and what is not covered; long lists are cut. */
public final class MarkdownSummary implements ReportFormat {
  private static final int MOST = 50;

  @Override
  public String name() {
    return "markdown";
  }

  @Override
  public String summary() {
    return "a summary for the pages of continuous integration: waymark.md";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    folder.write("waymark.md", text(document));
  }

  static String text(Document document) {
    return "# Waymark\n\n"
        + line(document)
        + kinds(document)
        + classes(document)
        + findings(document)
        + objectives("Open", document, VerdictKind.OPEN)
        + objectives("Infeasible within bounds", document, VerdictKind.WITHIN_BOUNDS)
        + objectives("Infeasible", document, VerdictKind.INFEASIBLE)
        + leftOut(document);
  }

  private static String line(Document document) {
    boolean isMeasured = document.classes().stream().allMatch(ReportedClass::isMeasured);
    return counted(document.tests(), "test", "tests")
        + " for "
        + counted(document.classes().size(), "class", "classes")
        + (isMeasured
            ? ". Covered means: a written test takes it.\n"
            : ". Some tests are not confirmed: covered means that a run takes it.\n");
  }

  private static String counted(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  private static String kinds(Document document) {
    Map<String, List<ReportedObjective>> kinds = new LinkedHashMap<>();
    for (ReportedObjective each : document.objectives()) {
      String kind = each.sort().name().toLowerCase(Locale.ROOT) + ": " + each.kind();
      kinds.computeIfAbsent(kind, key -> new ArrayList<>()).add(each);
    }
    StringBuilder text = new StringBuilder("\n## Coverage\n\n").append(header("objectives"));
    kinds.forEach((kind, all) -> text.append(row(cells(plain(kind), Tally.of(all)))));
    return text.append(row(cells("**all**", document.tally()))).toString();
  }

  private static String header(String first) {
    return row(
            List.of(
                first,
                "all",
                "covered",
                "infeasible",
                "within bounds",
                "open",
                "coverage",
                "feasible coverage"))
        + "|---|---:|---:|---:|---:|---:|---:|---:|\n";
  }

  private static List<String> cells(String name, Tally tally) {
    return List.of(
        name,
        "" + tally.all(),
        "" + tally.covered(),
        "" + tally.infeasible(),
        "" + tally.withinBounds(),
        "" + tally.open(),
        percent(tally.all(), tally.coverage()),
        percent(tally.feasible(), tally.feasibleCoverage()));
  }

  private static String percent(int whole, double percent) {
    return whole == 0 ? "" : String.format(Locale.ROOT, "%.1f %%", percent);
  }

  private static String classes(Document document) {
    StringBuilder text = new StringBuilder("\n## Classes\n\n").append(header("class"));
    document.classes().forEach(each -> text.append(row(cells(code(each.name()), each.tally()))));
    return text.toString();
  }

  private static String findings(Document document) {
    List<String> rows = new ArrayList<>();
    for (ReportedMethod method : document.methods()) {
      for (ReportedFinding each : method.findings()) {
        if (each.kind() != ReportedFinding.Kind.EXPECTED_EXCEPTION) {
          rows.add(
              row(
                  List.of(
                      each.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                      code(each.exception()),
                      code(each.place()),
                      plain(each.message()),
                      "test " + each.test() + " of " + code(method.simpleName()))));
        }
      }
    }
    return section(
        "Findings", List.of("finding", "exception", "place", "message", "shown by"), rows);
  }

  private static String objectives(String title, Document document, VerdictKind verdict) {
    Predicate<ReportedObjective> isMeant = each -> each.verdict() == verdict;
    List<String> rows =
        document.objectives().stream()
            .filter(isMeant)
            .map(each -> row(List.of(code(each.name()), plain(why(each)))))
            .toList();
    return section(title, List.of("objective", "why"), rows);
  }

  private static String why(ReportedObjective objective) {
    return objective.reasons().stream()
        .findFirst()
        .map(
            reason ->
                objective.verdict() == VerdictKind.OPEN
                    ? reason.text()
                    : "because " + reason.text())
        .orElse(objective.explanation());
  }

  private static String leftOut(Document document) {
    Collection<LeftOut> all = document.leftOut();
    return section(
        "Left out",
        List.of("what", "why"),
        all.stream().map(each -> row(List.of(code(each.what()), plain(each.reason())))).toList());
  }

  private static String section(String title, List<String> columns, List<String> rows) {
    if (rows.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("\n## " + title + " (" + rows.size() + ")\n\n");
    text.append(row(columns)).append("|---".repeat(columns.size())).append("|\n");
    Stream<String> shown = rows.stream().limit(MOST);
    shown.forEach(text::append);
    int left = rows.size() - MOST;
    return left > 0 ? text + "\nand " + left + " more\n" : text.toString();
  }
}
