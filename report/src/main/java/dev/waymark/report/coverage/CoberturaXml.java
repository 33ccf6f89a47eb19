package dev.waymark.report.coverage;

import dev.waymark.report.coverage.LineStatus.Hit;
import dev.waymark.report.document.Document;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import dev.waymark.report.xml.XmlText;
import java.util.List;
import java.util.Locale;

/**
 * Cobertura's XML report, as coverage-04.dtd describes it. The format has no word for what is not
 * known: a line with branches none of which is taken has no hits, and other lines are left out
 * unless it is known whether tests execute them. Complexity and time are 0.
 */
public final class CoberturaXml implements ReportFormat {
  private static final String DOCTYPE =
      "<!DOCTYPE coverage SYSTEM \"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">";

  @Override
  public String name() {
    return "cobertura";
  }

  @Override
  public String summary() {
    return "branch and line coverage as Cobertura writes it: cobertura.xml";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    folder.write("cobertura.xml", text(document, sources));
  }

  /** Lines and branches of something. */
  private record Figures(int hit, int lines, int covered, int branches) {
    static Figures of(List<ReportedClass> classes) {
      List<LineStatus> lines =
          classes.stream().flatMap(each -> shown(SourceLines.of(each)).stream()).toList();
      return ofLines(lines);
    }

    static Figures ofLines(List<LineStatus> lines) {
      return new Figures(
          (int) lines.stream().filter(each -> each.hit() == Hit.YES).count(),
          lines.size(),
          lines.stream().mapToInt(LineStatus::covered).sum(),
          lines.stream().mapToInt(each -> each.branches().size()).sum());
    }

    String lineRate() {
      return rate(hit, lines);
    }

    String branchRate() {
      return rate(covered, branches);
    }

    private static String rate(int part, int whole) {
      return whole == 0 ? "1.0" : String.format(Locale.ROOT, "%.4f", (double) part / whole);
    }
  }

  private static List<LineStatus> shown(SourceLines lines) {
    return lines.lines().stream().filter(LineStatus::isShown).toList();
  }

  static String text(Document document, SourceFolders sources) {
    Figures all = Figures.of(document.classes());
    XmlText xml = new XmlText(DOCTYPE);
    xml.begin(
        "coverage",
        "line-rate",
        all.lineRate(),
        "branch-rate",
        all.branchRate(),
        "lines-covered",
        all.hit(),
        "lines-valid",
        all.lines(),
        "branches-covered",
        all.covered(),
        "branches-valid",
        all.branches(),
        "complexity",
        0,
        "version",
        version(document),
        "timestamp",
        0);
    xml.begin("sources");
    sources.folders().forEach(each -> xml.addText("source", each.toString()));
    xml.end().begin("packages");
    SourcePackages.of(document).forEach((name, classes) -> addPackage(name, classes, xml));
    return xml.end().end().toString();
  }

  private static String version(Document document) {
    return document.origins().stream()
        .map(each -> "waymark " + each.version())
        .distinct()
        .reduce((one, other) -> one + ", " + other)
        .orElse("waymark");
  }

  private static void addPackage(String name, List<ReportedClass> classes, XmlText xml) {
    Figures all = Figures.of(classes);
    xml.begin(
        "package",
        "name",
        name,
        "line-rate",
        all.lineRate(),
        "branch-rate",
        all.branchRate(),
        "complexity",
        0);
    xml.begin("classes");
    classes.forEach(each -> addClass(each, xml));
    xml.end().end();
  }

  private static void addClass(ReportedClass type, XmlText xml) {
    Figures all = Figures.of(List.of(type));
    xml.begin(
        "class",
        "name",
        type.name(),
        "filename",
        type.sourcePath(),
        "line-rate",
        all.lineRate(),
        "branch-rate",
        all.branchRate(),
        "complexity",
        0);
    xml.begin("methods");
    type.methods().forEach(each -> addMethod(each, xml));
    xml.end();
    addLines(shown(SourceLines.of(type)), xml);
    xml.end();
  }

  private static void addMethod(ReportedMethod method, XmlText xml) {
    List<LineStatus> lines = shown(SourceLines.of(List.of(method)));
    Figures all = Figures.ofLines(lines);
    xml.begin(
        "method",
        "name",
        method.simpleName(),
        "signature",
        method.descriptor(),
        "line-rate",
        all.lineRate(),
        "branch-rate",
        all.branchRate());
    addLines(lines, xml);
    xml.end();
  }

  private static void addLines(List<LineStatus> lines, XmlText xml) {
    xml.begin("lines");
    lines.forEach(each -> addLine(each, xml));
    xml.end();
  }

  private static void addLine(LineStatus line, XmlText xml) {
    int hits = line.hit() == Hit.YES ? 1 : 0;
    if (line.branches().isEmpty()) {
      xml.add("line", "number", line.number(), "hits", hits, "branch", false);
      return;
    }
    xml.begin(
        "line",
        "number",
        line.number(),
        "hits",
        hits,
        "branch",
        true,
        "condition-coverage",
        share(line.covered(), line.branches().size()));
    xml.begin("conditions");
    List<List<ReportedObjective>> points = line.points();
    for (int i = 0; i < points.size(); i++) {
      addCondition(i, points.get(i), xml);
    }
    xml.end().end();
  }

  private static void addCondition(int number, List<ReportedObjective> outcomes, XmlText xml) {
    int covered = (int) outcomes.stream().filter(ReportedObjective::isCovered).count();
    String type = outcomes.get(0).kind().equals("switch") ? "switch" : "jump";
    String percent = 100 * covered / outcomes.size() + "%";
    xml.add("condition", "number", number, "type", type, "coverage", percent);
  }

  private static String share(int part, int whole) {
    return 100 * part / whole + "% (" + part + "/" + whole + ")";
  }
}
