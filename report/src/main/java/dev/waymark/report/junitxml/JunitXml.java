package dev.waymark.report.junitxml;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import dev.waymark.report.xml.XmlText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The written tests as JUnit XML. Confirmed tests passed each time they were run; those that show a
 * violated assertion failed each time. Tests that were not confirmed are skipped ones.
 */
public final class JunitXml implements ReportFormat {
  @Override
  public String name() {
    return "junit";
  }

  @Override
  public String summary() {
    return "the confirmed tests as JUnit XML: junit.xml";
  }

  @Override
  public void write(Document document, SourceFolders sources, ReportFolder folder) {
    folder.write("junit.xml", text(document));
  }

  private enum Result {
    PASSED,
    FAILED,
    SKIPPED
  }

  private record Case(ReportedTest test, Result result, String message) {}

  static String text(Document document) {
    Map<String, List<Case>> suites = new TreeMap<>();
    for (ReportedClass type : document.classes()) {
      type.methods().forEach(method -> add(type, method, suites));
    }
    List<Case> all = suites.values().stream().flatMap(List::stream).toList();
    XmlText xml = new XmlText("");
    begin("testsuites", "Waymark", all, xml);
    suites.forEach((name, cases) -> addSuite(name, cases, xml));
    return xml.end().toString();
  }

  private static void add(
      ReportedClass type, ReportedMethod method, Map<String, List<Case>> suites) {
    for (ReportedTest each : method.tests()) {
      if (!each.sourceClass().isEmpty()) {
        suites
            .computeIfAbsent(each.sourceClass(), key -> new ArrayList<>())
            .add(new Case(each, result(type, each), message(method, each)));
      }
    }
  }

  private static Result result(ReportedClass type, ReportedTest test) {
    if (!type.isMeasured()) {
      return Result.SKIPPED;
    }
    return test.isFailing() ? Result.FAILED : Result.PASSED;
  }

  private static String message(ReportedMethod method, ReportedTest test) {
    return method.findings().stream()
        .filter(each -> each.test() == test.number())
        .map(each -> place(each))
        .findFirst()
        .orElse("");
  }

  private static String place(ReportedFinding finding) {
    return finding.message() + (finding.place().isEmpty() ? "" : " at " + finding.place());
  }

  private static void addSuite(String name, List<Case> cases, XmlText xml) {
    begin("testsuite", name, cases, xml);
    cases.stream()
        .sorted(Comparator.comparing(each -> each.test().sourceMethod()))
        .forEach(each -> addCase(name, each, xml));
    xml.end();
  }

  private static void begin(String element, String name, List<Case> cases, XmlText xml) {
    xml.begin(
        element,
        "name",
        name,
        "tests",
        cases.size(),
        "failures",
        count(cases, Result.FAILED),
        "errors",
        0,
        "skipped",
        count(cases, Result.SKIPPED));
  }

  private static long count(List<Case> cases, Result result) {
    return cases.stream().filter(each -> each.result() == result).count();
  }

  private static void addCase(String suite, Case each, XmlText xml) {
    Object[] attributes = {"classname", suite, "name", each.test().sourceMethod()};
    switch (each.result()) {
      case PASSED -> xml.add("testcase", attributes);
      case FAILED ->
          xml.begin("testcase", attributes)
              .add("failure", "type", "java.lang.AssertionError", "message", each.message())
              .end();
      case SKIPPED ->
          xml.begin("testcase", attributes).add("skipped", "message", "not confirmed").end();
    }
  }
}
