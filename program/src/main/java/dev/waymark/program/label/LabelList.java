package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Takes the labels of one method, and names them. */
final class LabelList {
  private final MethodModel method;
  private final Map<String, Integer> seen;
  private final List<Label> labels = new ArrayList<>();

  /**
   * An empty list.
   *
   * @param seen how often which name was given so far, in other methods too
   */
  LabelList(MethodModel method, Map<String, Integer> seen) {
    this.method = method;
    this.seen = seen;
  }

  List<Label> labels() {
    return labels;
  }

  /** A label that is covered where {@code formula} holds before {@code instruction}. */
  void add(String kind, int instruction, Formula formula, String text) {
    add(kind, instruction, new Label.At(instruction, formula), text, Label.Role.WANTED);
  }

  /** Like {@link #add}, but nobody looks for what covers the label; says what stands for it. */
  Branch note(String kind, int instruction, Formula formula, String text) {
    add(kind, instruction, new Label.At(instruction, formula), text, Label.Role.NOTED);
    return labels.get(labels.size() - 1).branch();
  }

  /** A label that is covered when one of {@code branches} is taken; there is one. */
  void add(String kind, List<Branch> branches, String text) {
    add(kind, branches.get(0).instruction(), new Label.Taken(branches), text, Label.Role.WANTED);
  }

  private void add(
      String kind, int instruction, Label.Trigger trigger, String text, Label.Role role) {
    int place = Math.max(0, instruction);
    String name = name(place(place) + " " + kind + (text.isEmpty() ? "" : ": " + text));
    Branch branch = Branch.ofLabel(method.ref(), place, labels.size(), name);
    labels.add(new Label(branch, trigger, role));
  }

  /** What something at {@code instruction} is called that is no label. */
  String name(int instruction, String text) {
    return place(instruction) + " " + text;
  }

  private String name(String base) {
    int count = seen.merge(base, 1, Integer::sum);
    return count == 1 ? base : base + " #" + count;
  }

  /** As stack traces say it. */
  String place(int instruction) {
    String file = method.owner().sourceFile();
    int line = method.code().line(instruction);
    return file == null || line == 0
        ? method.ref().simpleName() + "@" + instruction
        : file + ":" + line;
  }
}
