package dev.waymark.report;

import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Attempt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A place in the tree of all paths that were tried; its arc in has a name. Of a path that is very
 * long, such as that of a loop without end, all arcs after the first few hundred are one.
 */
public final class TreeNode {
  private static final int DEEPEST = 500;

  private final String arc;
  private final Map<String, TreeNode> below = new LinkedHashMap<>();
  private Attempt.Kind kind = Attempt.Kind.OPEN;
  private String end = "";

  private TreeNode(String arc) {
    this.arc = arc;
  }

  /** The tree of all that was {@code tried}. */
  public static TreeNode of(AbstractTree tried) {
    TreeNode root = new TreeNode("R");
    Map<Attempt.Kind, Integer> numbers = new LinkedHashMap<>();
    for (Attempt each : tried.attempts()) {
      int number = numbers.merge(each.kind(), 1, Integer::sum);
      root.add(each.kind(), arcs(each.labels()), each.kind().letter() + number);
    }
    return root;
  }

  private static List<String> arcs(List<String> labels) {
    if (labels.size() <= DEEPEST) {
      return labels;
    }
    List<String> arcs = new ArrayList<>(labels.subList(0, DEEPEST));
    arcs.add("... (%,d more)".formatted(labels.size() - DEEPEST));
    return arcs;
  }

  private void add(Attempt.Kind found, List<String> arcs, String name) {
    TreeNode at = this;
    at.meet(found);
    for (String each : arcs) {
      at = at.below.computeIfAbsent(each, TreeNode::new);
      at.meet(found);
    }
    at.end = at.end.isEmpty() ? name : at.end + " " + name;
  }

  private void meet(Attempt.Kind found) {
    kind = found.compareTo(kind) < 0 ? found : kind;
  }

  public String arc() {
    return arc;
  }

  public List<TreeNode> below() {
    return List.copyOf(below.values());
  }

  /** The best that was found below its arc. */
  public Attempt.Kind kind() {
    return kind;
  }

  /** What ends here, such as {@code P1}; empty if nothing does. */
  public String end() {
    return end;
  }

  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("arc", arc);
    data.put("state", kind.name().toLowerCase(java.util.Locale.ROOT));
    if (!end.isEmpty()) {
      data.put("end", end);
    }
    List<Object> children = new ArrayList<>();
    below.values().forEach(each -> children.add(each.data()));
    if (!children.isEmpty()) {
      data.put("below", children);
    }
    return data;
  }
}
