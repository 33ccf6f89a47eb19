package dev.waymark.report.html;

import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedTree;
import java.util.List;

/** Abstract paths: the tree of those that were tried, and the objectives. */
final class PathSection implements Section {
  private static final int DEPTH_OPEN = 6;

  private final List<ReportedMethod> methods;
  private final ObjectiveItem items;

  PathSection(Unit unit, ObjectiveItem items) {
    this.items = items;
    this.methods =
        unit.methods().stream().filter(each -> each.tree().isPresent() || hasPaths(each)).toList();
  }

  private static boolean hasPaths(ReportedMethod method) {
    return !paths(method).isEmpty();
  }

  private static List<ReportedObjective> paths(ReportedMethod method) {
    return method.objectives().stream().filter(each -> each.sort() == ObjectiveSort.PATH).toList();
  }

  @Override
  public String title() {
    return "Paths";
  }

  @Override
  public boolean isEmpty() {
    return methods.isEmpty();
  }

  @Override
  public void write(HtmlWriter html) {
    html.element(
        "p",
        "An arc is a line with + where its condition is true and - where it is false. P1 is the first"
            + " path that a test takes, I1 the first that is infeasible, R1 the first that brings"
            + " nothing new.",
        "class",
        "note");
    methods.forEach(each -> write(html, each));
  }

  private void write(HtmlWriter html, ReportedMethod method) {
    html.open("h3").element("code", MethodText.signature(method)).close();
    method
        .tree()
        .ifPresent(
            tree -> {
              html.open(
                  "ul", "class", "tree", "aria-label", "Paths of " + MethodText.signature(method));
              tree.below().forEach(each -> node(html, each, 0));
              html.close();
            });
    html.open("details").element("summary", "All paths: " + paths(method).size());
    html.open("ul", "class", "items");
    paths(method).forEach(each -> items.write(html, each));
    html.close().close();
  }

  /** Arcs that leave no choice are told in one go. */
  private static void node(HtmlWriter html, ReportedTree first, int depth) {
    StringBuilder arcs = new StringBuilder(first.arc());
    ReportedTree last = first;
    while (last.below().size() == 1 && last.end().isEmpty()) {
      last = last.below().get(0);
      arcs.append(' ').append(last.arc());
    }
    html.open("li");
    if (last.below().isEmpty()) {
      arc(html, arcs.toString(), last);
    } else {
      open(html, depth).open("summary");
      arc(html, arcs.toString(), last);
      html.close().open("ul");
      last.below().forEach(each -> node(html, each, depth + 1));
      html.close().close();
    }
    html.close();
  }

  private static HtmlWriter open(HtmlWriter html, int depth) {
    return depth < DEPTH_OPEN ? html.open("details", "open", "") : html.open("details");
  }

  private static void arc(HtmlWriter html, String arcs, ReportedTree last) {
    Mark mark = mark(last.state());
    mark.write(html);
    html.text(" ").element("code", arcs).text(" ");
    html.element(
        "span", last.end().isEmpty() ? "" : last.end() + ", " + last.state(), "class", "quiet");
    html.element("span", last.end().isEmpty() ? last.state() : "", "class", "unseen");
  }

  private static Mark mark(String state) {
    return switch (state) {
      case "covered", "redundant" -> Mark.COVERED;
      case "infeasible" -> Mark.INFEASIBLE;
      default -> Mark.OPEN;
    };
  }
}
