package dev.waymark.program.decision;

import dev.waymark.program.source.SourceTree;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The lines of a decision's conditions and how they are joined, such as {@code (12 | 13) & 13}:
 * what a decision in bytecode and one in source have in common. The text of conditions is left out,
 * for compilers change it.
 */
public record Signature(String text) {
  public static Signature of(ConditionTree tree) {
    return new Signature(textOf(tree));
  }

  public static Signature of(SourceTree tree) {
    return new Signature(textOf(tree));
  }

  private static String textOf(ConditionTree tree) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      return String.valueOf(leaf.condition().line());
    }
    return tree instanceof ConditionTree.And and
        ? join(and.parts(), " & ", Signature::textOf)
        : join(((ConditionTree.Or) tree).parts(), " | ", Signature::textOf);
  }

  private static String textOf(SourceTree tree) {
    if (tree instanceof SourceTree.Atom atom) {
      return String.valueOf(atom.line());
    }
    return tree instanceof SourceTree.And and
        ? join(and.operands(), " & ", Signature::textOf)
        : join(((SourceTree.Or) tree).operands(), " | ", Signature::textOf);
  }

  private static <T> String join(List<T> parts, String operator, Function<T, String> text) {
    return parts.stream().map(text).collect(Collectors.joining(operator, "(", ")"));
  }

  @Override
  public String toString() {
    return text;
  }
}
