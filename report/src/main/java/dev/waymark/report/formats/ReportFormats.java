package dev.waymark.report.formats;

import dev.waymark.program.ProgramException;
import dev.waymark.program.Spelling;
import dev.waymark.report.coverage.CoberturaXml;
import dev.waymark.report.coverage.JacocoXml;
import dev.waymark.report.coverage.Lcov;
import dev.waymark.report.evidence.Evidence;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.html.HtmlReport;
import dev.waymark.report.junitxml.JunitXml;
import dev.waymark.report.markdown.MarkdownSummary;
import dev.waymark.report.sarif.Sarif;
import java.util.List;

/** The formats that Waymark knows. */
public final class ReportFormats {
  private static final List<ReportFormat> ALL =
      List.of(
          new HtmlReport(),
          new MarkdownSummary(),
          new JacocoXml(),
          new Lcov(),
          new CoberturaXml(),
          new Sarif(),
          new JunitXml(),
          new Evidence());

  private ReportFormats() {}

  /** All of them, in the order that documentation lists them. */
  public static List<ReportFormat> all() {
    return ALL;
  }

  /** The names of all. */
  public static List<String> names() {
    return ALL.stream().map(ReportFormat::name).toList();
  }

  /**
   * The format called {@code name}.
   *
   * @throws ProgramException if there is none
   */
  public static ReportFormat require(String name) {
    return ALL.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  private static ProgramException unknown(String name) {
    String hint = Spelling.hint(name, names());
    return new ProgramException(
        "no report format "
            + name
            + (hint.isEmpty() ? " (there are: " + String.join(", ", names()) + ")" : hint));
  }
}
