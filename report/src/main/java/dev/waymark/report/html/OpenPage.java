package dev.waymark.report.html;

import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedReason;
import dev.waymark.report.document.VerdictKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything that is open, by reason, with what to do. An objective counts for its reasons in equal
 * shares; the reasons that most is due to come first.
 */
final class OpenPage {
  /** An open objective, and where it is. */
  private record Place(Unit unit, ReportedObjective objective) {}

  private final List<Place> open = new ArrayList<>();
  private final Map<ReportedReason, List<Place>> byReason = new LinkedHashMap<>();

  OpenPage(List<Unit> units) {
    for (Unit unit : units) {
      unit.objectives().stream()
          .filter(each -> each.verdict() == VerdictKind.OPEN)
          .forEach(each -> add(new Place(unit, each)));
    }
  }

  private void add(Place place) {
    open.add(place);
    Set<ReportedReason> reasons = new LinkedHashSet<>(place.objective().reasons());
    reasons.forEach(each -> byReason.computeIfAbsent(each, key -> new ArrayList<>()).add(place));
  }

  String document() {
    return new Page("Open", "", Page.OPEN, open.size()).document(this::write);
  }

  private void write(HtmlWriter html) {
    html.element("h1", "What is open");
    if (open.isEmpty()) {
      html.element(
          "p",
          "Nothing is open: every objective is covered or proved infeasible.",
          "class",
          "lead");
      return;
    }
    html.element(
        "p",
        "Open: "
            + Plural.of(open.size(), "objective")
            + ", for "
            + Plural.of(byReason.size(), "reason")
            + ". An objective can only be decided once all its reasons are gone; each counts in equal"
            + " shares for this ranking.",
        "class",
        "lead");
    search(html);
    html.open("ol", "class", "ranking", "id", "ranking");
    ranked().forEach(each -> reason(html, each, byReason.getOrDefault(each, List.of())));
    html.close();
  }

  private static void search(HtmlWriter html) {
    html.open("p", "class", "search", "hidden", "");
    html.element("label", "Search", "for", "search").text(" ");
    html.open(
        "input",
        "type",
        "search",
        "id",
        "search",
        "placeholder",
        "reason or class",
        "autocomplete",
        "off",
        "spellcheck",
        "false");
    html.text(" ").element("span", "", "id", "found", "role", "status").close();
  }

  private List<ReportedReason> ranked() {
    Comparator<ReportedReason> order =
        Comparator.comparingDouble((ReportedReason each) -> -share(each))
            .thenComparing(ReportedReason::text);
    return byReason.keySet().stream().sorted(order).toList();
  }

  /** How many objectives are open because of it, those with other reasons in part. */
  private double share(ReportedReason reason) {
    return byReason.getOrDefault(reason, List.of()).stream()
        .mapToDouble(each -> 1.0 / each.objective().reasons().size())
        .sum();
  }

  /** How many objectives have no other reason. */
  private long alone(ReportedReason reason) {
    return byReason.getOrDefault(reason, List.of()).stream()
        .filter(each -> each.objective().reasons().size() == 1)
        .count();
  }

  private void reason(HtmlWriter html, ReportedReason reason, List<Place> places) {
    html.line().open("li", "class", "reason").open("h2").text(reason.text()).close();
    html.open("p", "class", "quiet");
    long alone = alone(reason);
    html.text("Keeps " + Plural.of(places.size(), "objective") + " open");
    html.text(alone == 0 ? ", with other reasons. " : ", %,d of them alone. ".formatted(alone));
    html.close();
    html.element("p", Advice.on(reason), "class", "help");
    html.open("details").element("summary", "Where: " + Plural.of(units(places).size(), "class"));
    html.open("dl", "class", "by-line");
    units(places).forEach((unit, some) -> unit(html, unit, some));
    html.close().close().close();
  }

  private static Map<Unit, List<Place>> units(List<Place> places) {
    Map<Unit, List<Place>> units = new LinkedHashMap<>();
    places.forEach(each -> units.computeIfAbsent(each.unit(), key -> new ArrayList<>()).add(each));
    return units;
  }

  /** A link for each line, with how many objectives are open there. */
  private static void unit(HtmlWriter html, Unit unit, List<Place> places) {
    html.open("dt").element("a", unit.name(), "href", Links.CLASSES + unit.file()).close();
    html.open("dd");
    Map<Integer, List<Place>> lines = new java.util.TreeMap<>();
    places.forEach(
        each -> lines.computeIfAbsent(each.objective().line(), key -> new ArrayList<>()).add(each));
    lines.forEach(
        (line, all) -> {
          String to = Links.toObjective(unit, all.get(0).objective());
          String text = line > 0 ? "line " + line : "no line";
          html.element("a", text, "href", to);
          html.text(all.size() > 1 ? " (" + all.size() + ") " : " ");
        });
    html.close();
  }
}
