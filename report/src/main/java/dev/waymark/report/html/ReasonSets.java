package dev.waymark.report.html;

import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedReason;
import dev.waymark.report.document.VerdictKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lists of reasons for which objectives of a page are open. Most share one of few lists, so
 * each list is told once, and objectives link to it.
 */
final class ReasonSets implements Section {
  private static final int MOST_INLINE = 2;

  private final Map<List<ReportedReason>, List<ReportedObjective>> sets = new LinkedHashMap<>();
  private final Map<List<ReportedReason>, Integer> numbers = new LinkedHashMap<>();

  ReasonSets(List<ReportedObjective> objectives) {
    for (ReportedObjective each : objectives) {
      if (each.verdict() == VerdictKind.OPEN) {
        sets.computeIfAbsent(each.reasons(), key -> new ArrayList<>()).add(each);
        numbers.putIfAbsent(each.reasons(), numbers.size() + 1);
      }
    }
  }

  @Override
  public String title() {
    return "Open";
  }

  @Override
  public boolean isEmpty() {
    return sets.isEmpty();
  }

  /** The first reasons, and a link to all of them with what helps. */
  void brief(HtmlWriter html, ReportedObjective objective) {
    List<ReportedReason> reasons = objective.reasons();
    html.open("ul", "class", "reasons");
    reasons.stream().limit(MOST_INLINE).forEach(each -> html.element("li", each.text()));
    html.open("li");
    String text = reasons.size() > MOST_INLINE ? "All %d reasons, and what helps" : "What helps";
    html.element("a", text.formatted(reasons.size()), "href", "#why-" + numbers.get(reasons));
    html.close().close();
  }

  @Override
  public void write(HtmlWriter html) {
    sets.forEach((reasons, objectives) -> write(html, reasons, objectives));
  }

  private void write(
      HtmlWriter html, List<ReportedReason> reasons, List<ReportedObjective> objectives) {
    int number = numbers.getOrDefault(reasons, 0);
    html.line().open("details", "class", "why", "id", "why-" + number);
    html.open("summary");
    Mark.OPEN.write(html);
    html.text(" %s for %d reasons".formatted(count(objectives.size()), reasons.size())).close();
    html.open("dl", "class", "advice");
    for (ReportedReason each : reasons) {
      html.element("dt", each.text()).element("dd", Advice.on(each));
    }
    html.close().close();
  }

  private static String count(int objectives) {
    return objectives == 1 ? "One objective is open" : objectives + " objectives are open";
  }
}
