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
import java.util.Collection;
import java.util.List;

/**
 * JaCoCo's XML report, as report.dtd 1.1 describes it. There are counters of branches everywhere,
 * and of lines where all lines are known to be executed or not. Waymark does not count
 * instructions: there are no counters of them, and a line that is known to be executed, or not, has
 * one. Waymark keeps no times, so there are no sessions.
 */
public final class JacocoXml implements ReportFormat {
  private static final String DOCTYPE =
      "<!DOCTYPE report PUBLIC \"-//JACOCO//DTD Report 1.1//EN\" \"report.dtd\">";

  @Override
  public String name() {
    return "jacoco";
  }

  @Override
  public String summary() {
    return "branch coverage as JaCoCo writes it: jacoco.xml";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    folder.write("jacoco.xml", text(document));
  }

  static String text(Document document) {
    XmlText xml = new XmlText(DOCTYPE).begin("report", "name", "Waymark");
    SourcePackages.of(document).forEach((name, classes) -> addPackage(name, classes, xml));
    branches(document.objectives(), xml);
    return xml.end().toString();
  }

  private static void addPackage(String name, List<ReportedClass> classes, XmlText xml) {
    xml.begin("package", "name", name.replace('.', '/'));
    classes.forEach(each -> addClass(each, xml));
    SourcePackages.files(classes).forEach((path, lines) -> addFile(path, lines, xml));
    branches(classes.stream().flatMap(each -> each.objectives().stream()).toList(), xml);
    xml.end();
  }

  private static void addClass(ReportedClass type, XmlText xml) {
    String name = type.name().replace('.', '/');
    if (type.sourceFile().isEmpty()) {
      xml.begin("class", "name", name);
    } else {
      xml.begin("class", "name", name, "sourcefilename", type.sourceFile());
    }
    type.methods().forEach(each -> addMethod(each, xml));
    branches(type.objectives(), xml);
    lines(SourceLines.of(type), xml);
    xml.end();
  }

  private static void addMethod(ReportedMethod method, XmlText xml) {
    if (method.firstLine() == 0) {
      xml.begin("method", "name", method.simpleName(), "desc", method.descriptor());
    } else {
      xml.begin(
          "method",
          "name",
          method.simpleName(),
          "desc",
          method.descriptor(),
          "line",
          method.firstLine());
    }
    branches(method.objectives(), xml);
    lines(SourceLines.of(List.of(method)), xml);
    xml.end();
  }

  private static void addFile(String path, SourceLines lines, XmlText xml) {
    xml.begin("sourcefile", "name", path.substring(path.lastIndexOf('/') + 1));
    lines.lines().stream().filter(LineStatus::isShown).forEach(each -> addLine(each, xml));
    counter("BRANCH", lines.missed(), lines.covered(), xml);
    lines(lines, xml);
    xml.end();
  }

  /** Readers want to hear of instructions: 1 stands for at least one. */
  private static void addLine(LineStatus line, XmlText xml) {
    xml.add(
        "line",
        "nr",
        line.number(),
        "mi",
        line.hit() == Hit.NO ? 1 : 0,
        "ci",
        line.hit() == Hit.YES ? 1 : 0,
        "mb",
        line.missed(),
        "cb",
        line.covered());
  }

  private static void branches(Collection<ReportedObjective> objectives, XmlText xml) {
    List<ReportedObjective> branches = SourceLines.branches(objectives);
    int covered = (int) branches.stream().filter(ReportedObjective::isCovered).count();
    counter("BRANCH", branches.size() - covered, covered, xml);
  }

  private static void lines(SourceLines lines, XmlText xml) {
    if (lines.areAllKnown()) {
      counter("LINE", lines.count(Hit.NO), lines.count(Hit.YES), xml);
    }
  }

  /** As JaCoCo does, what there is none of is not counted. */
  private static void counter(String type, int missed, int covered, XmlText xml) {
    if (missed + covered > 0) {
      xml.add("counter", "type", type, "missed", missed, "covered", covered);
    }
  }
}
