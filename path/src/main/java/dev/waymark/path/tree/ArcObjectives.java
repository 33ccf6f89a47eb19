package dev.waymark.path.tree;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Switch;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The arcs of a method that criteria of abstract partial paths want. */
public final class ArcObjectives {
  private ArcObjectives() {}

  /** Both outcomes of each atomic condition, and all of each switch. */
  public static CoveredArcs conditions(MethodModel method) {
    Map<Token, Set<Integer>> objectives = new LinkedHashMap<>();
    for (int i = 0; i < method.code().statements().size(); i++) {
      add(method, i, objectives);
    }
    return new CoveredArcs(method, objectives);
  }

  /** Both values of each decision, and all outcomes of each switch. */
  public static CoveredArcs decisions(MethodModel method) {
    Map<Token, Set<Integer>> objectives = new LinkedHashMap<>();
    Map<Integer, Decision> compounds = new LinkedHashMap<>();
    for (Decision each : method.decisions()) {
      if (!(each.tree() instanceof ConditionTree.Leaf)) {
        each.conditions().forEach(condition -> compounds.put(condition.statement(), each));
      }
    }
    for (int i = 0; i < method.code().statements().size(); i++) {
      Decision compound = compounds.get(i);
      if (compound == null) {
        add(method, i, objectives);
      } else {
        add(method.ref(), compound, objectives);
      }
    }
    return new CoveredArcs(method, objectives);
  }

  private static void add(MethodModel method, int statement, Map<Token, Set<Integer>> objectives) {
    int outcomes = 0;
    if (method.code().statement(statement) instanceof If) {
      outcomes = 2;
    } else if (method.code().statement(statement) instanceof Switch jump) {
      outcomes = new SwitchTargets(jump).targets().size();
    }
    for (int i = 0; i < outcomes; i++) {
      objectives.put(new Token.Taken(new Arc(method.ref(), statement, i)), Set.of(statement));
    }
  }

  private static void add(
      MethodRef method, Decision decision, Map<Token, Set<Integer>> objectives) {
    Compound compound = new Compound(decision.tree());
    Set<Integer> statements = new LinkedHashSet<>();
    for (Condition each : decision.conditions()) {
      statements.add(each.statement());
    }
    for (boolean value : new boolean[] {true, false}) {
      objectives.put(
          new Token.Decided(method, compound.first(), compound.last(), value), statements);
    }
  }
}
