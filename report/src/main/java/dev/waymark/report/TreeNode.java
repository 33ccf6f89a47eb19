package dev.waymark.report;

import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Attempt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A place in the tree of all paths that were tried; its arc in has a name. */
public final class TreeNode {
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
      root.add(each, 0, each.kind().letter() + number);
    }
    return root;
  }

  private void add(Attempt attempt, int from, String name) {
    kind = attempt.kind().compareTo(kind) < 0 ? attempt.kind() : kind;
    if (from == attempt.labels().size()) {
      end = end.isEmpty() ? name : end + " " + name;
      return;
    }
    below.computeIfAbsent(attempt.labels().get(from), TreeNode::new).add(attempt, from + 1, name);
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
