package dev.waymark.generalize.reason;

import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.automaton.Reach;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Names;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A family of infeasible paths, to be drawn: which branches lead from the beginning to where no
 * path can be.
 *
 * @param nodes how many nodes there are; the first one is where paths begin
 * @param accepting the node that no path reaches
 * @param isOfShape whether it is about inputs made up as that of the path it comes from
 */
public record FamilyGraph(int nodes, int accepting, boolean isOfShape, List<Edge> edges) {
  public FamilyGraph {
    edges = List.copyOf(edges);
  }

  /**
   * An edge.
   *
   * @param label what happens on the way, as the source writes it
   */
  public record Edge(int from, int to, String label) {}

  /**
   * The family that {@code automaton} recognizes.
   *
   * @param methods finds methods by name; null for those that are not known
   */
  public static FamilyGraph of(
      PathAutomaton automaton, Function<MethodRef, @Nullable MethodModel> methods) {
    Set<Edge> edges = new LinkedHashSet<>();
    for (int node = 0; node < automaton.size(); node++) {
      int from = node;
      for (int letter : automaton.letters(node)) {
        String label = label(automaton.symbols().get(letter), methods);
        automaton.step(node, letter, to -> edges.add(new Edge(from, to, label)));
      }
      if (automaton.passesCalls(node)) {
        edges.add(new Edge(node, node, "anything in the call"));
      }
    }
    return new FamilyGraph(
        automaton.size(),
        automaton.accepting(),
        automaton.reach() == Reach.SHAPE,
        new ArrayList<>(edges));
  }

  private static String label(
      PathSymbol symbol, Function<MethodRef, @Nullable MethodModel> methods) {
    MethodRef ref = symbol.method();
    MethodModel method = ref == null ? null : methods.apply(ref);
    return switch (symbol.kind()) {
      case STATEMENT -> method == null ? "?" : statement(symbol, method);
      case ENTERED -> ref == null ? "call" : "enter " + name(ref);
      case RETURNED -> "return";
      case THREW -> "throw";
      case CAUGHT -> method == null ? "catch" : "catch at " + line(method, symbol.outcome());
    };
  }

  private static String name(MethodRef method) {
    return method.name().equals("<init>") ? "new " + Names.simple(method.owner()) : method.name();
  }

  private static String statement(PathSymbol symbol, MethodModel method) {
    return line(method, symbol.statement())
        + ": "
        + method.texts().needs(symbol.statement(), symbol.outcome());
  }

  private static String line(MethodModel method, int statement) {
    return String.valueOf(method.code().line(method.code().instructionOf(statement)));
  }
}
