package dev.waymark.report.html;

import dev.waymark.explore.verdict.StopReason;
import dev.waymark.report.document.ReportedLoss;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedProgress;
import dev.waymark.report.plot.CoveragePlot;
import dev.waymark.report.plot.ProgressData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How the exploration went: coverage over time, why it stopped, and what runs lost. */
final class RunSection implements Section {
  private static final List<String> FIGURES =
      List.of("runs", "paths", "infeasiblePartialPaths", "solverCalls", "unknown");

  private final Unit unit;

  RunSection(Unit unit) {
    this.unit = unit;
  }

  @Override
  public String title() {
    return "Exploration";
  }

  @Override
  public boolean isEmpty() {
    return unit.entries().isEmpty();
  }

  @Override
  public void write(HtmlWriter html) {
    plot(html);
    table(html);
    losses(html);
  }

  private void plot(HtmlWriter html) {
    List<Object> progress = new ArrayList<>();
    for (ReportedMethod method : unit.entries()) {
      method.progress().forEach(each -> progress.add(data(each)));
    }
    if (!progress.isEmpty()) {
      html.open(
          "figure",
          "class",
          "plot scroll",
          "tabindex",
          "0",
          "aria-label",
          "Coverage over runs and time");
      html.drawing(CoveragePlot.draw(ProgressData.lines(unit.name(), progress))).close();
    }
  }

  private static Map<String, Object> data(ReportedProgress progress) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("class", progress.type());
    data.put(
        "points",
        progress.points().stream()
            .map(each -> List.<Number>of(each.run(), each.millis(), each.covered()))
            .toList());
    return data;
  }

  private void table(HtmlWriter html) {
    html.openScrolled("Exploration by method");
    html.open("table").open("thead").open("tr");
    html.element("th", "Method", "scope", "col").element("th", "Stopped because", "scope", "col");
    List.of("Runs", "Paths", "Refuted", "Solver calls", "Unknown")
        .forEach(each -> html.element("th", each, "scope", "col", "class", "figure"));
    html.close().close().open("tbody");
    unit.entries().forEach(each -> row(html, each));
    html.close().close().close();
  }

  private static void row(HtmlWriter html, ReportedMethod method) {
    html.line().open("tr").open("th", "scope", "row");
    html.element("code", MethodText.signature(method)).close();
    html.element("td", stop(method.stopReason()));
    FIGURES.forEach(
        each -> html.element("td", method.statistics().getOrDefault(each, "–"), "class", "figure"));
    html.close();
  }

  private static String stop(String name) {
    return Arrays.stream(StopReason.values())
        .filter(each -> each.name().equals(name))
        .map(StopReason::toString)
        .findFirst()
        .orElse(name);
  }

  private void losses(HtmlWriter html) {
    Set<ReportedLoss> losses = new LinkedHashSet<>();
    unit.methods().forEach(each -> losses.addAll(each.losses()));
    if (losses.isEmpty()) {
      return;
    }
    html.element("h3", "Where runs lost precision").open("ul");
    for (ReportedLoss each : losses) {
      html.open("li").text(each.reason() + " of ").element("code", each.call());
      html.text(" at %s, in %,d runs".formatted(each.place(), each.runs())).close();
    }
    html.close();
  }
}
