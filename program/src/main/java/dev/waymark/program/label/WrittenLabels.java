package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Code;
import java.util.Collection;
import java.util.List;

/** Labels that a user has written down: each stands before the first instruction of its line. */
final class WrittenLabels implements LabellingFunction {
  private final List<WrittenLabel> written;

  WrittenLabels(List<WrittenLabel> written) {
    this.written = List.copyOf(written);
  }

  @Override
  public void label(MethodModel method, LabelList labels) {
    for (WrittenLabel label : written) {
      int instruction = place(label, method);
      if (instruction >= 0) {
        Formula formula = PredicateTyping.of(label, new NamesInScope(method, instruction));
        labels.add("label", instruction, formula, label.predicate());
      }
    }
  }

  /**
   * Makes sure that each label is in one of {@code methods}.
   *
   * @throws ProgramException if one is not, or makes no sense there
   */
  void check(Collection<MethodModel> methods) {
    for (WrittenLabel label : written) {
      boolean isPlaced = false;
      for (MethodModel method : methods) {
        int instruction = place(label, method);
        if (instruction >= 0) {
          isPlaced |= readable(label, new NamesInScope(method, instruction));
        }
      }
      if (!isPlaced) {
        throw label.complaint("no code under test is at " + label.file() + ":" + label.line());
      }
    }
  }

  /** True, unless it complains. */
  private static boolean readable(WrittenLabel label, NamesInScope variables) {
    return PredicateTyping.of(label, variables) != null;
  }

  /** The first instruction of the line; -1 if the method has none. */
  private static int place(WrittenLabel label, MethodModel method) {
    if (!label.file().equals(method.owner().sourceFile())) {
      return -1;
    }
    Code code = method.code();
    for (int i = 0; i < code.instructionCount(); i++) {
      if (code.isReachable(i) && code.line(i) == label.line()) {
        return i;
      }
    }
    return -1;
  }
}
