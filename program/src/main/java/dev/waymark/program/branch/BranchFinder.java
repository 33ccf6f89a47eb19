package dev.waymark.program.branch;

import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds and names the branch points of a method; linear in its statements. */
public final class BranchFinder {
  private final Code code;
  private final ConditionText texts;
  private final SwitchText switches;
  private final Map<Integer, Polarity> polarities = new HashMap<>();
  private final Map<String, Integer> seen = new HashMap<>();

  private BranchFinder(
      Cfg cfg, Dominators dominators, List<Decision> decisions, CaseNames caseNames) {
    this.code = cfg.code();
    ExpressionText expressions = new ExpressionText(cfg, dominators);
    this.texts = new ConditionText(expressions);
    this.switches = new SwitchText(expressions, caseNames);
    for (Decision decision : decisions) {
      for (Condition condition : decision.conditions()) {
        polarities.put(condition.statement(), condition.polarity());
      }
    }
  }

  /** All branch points in statement order, conditions read as {@code decisions} read them. */
  public static List<BranchPoint> find(
      Cfg cfg, Dominators dominators, List<Decision> decisions, CaseNames caseNames) {
    return new BranchFinder(cfg, dominators, decisions, caseNames).points();
  }

  private List<BranchPoint> points() {
    List<BranchPoint> points = new ArrayList<>();
    for (int i = 0; i < code.statements().size(); i++) {
      Statement statement = code.statement(i);
      if (statement instanceof If jump) {
        points.add(condition(jump, i));
      } else if (statement instanceof Switch jump) {
        points.add(switchPoint(jump, i));
      } else if (statement instanceof Check check) {
        points.add(check(check, i));
      }
    }
    return points;
  }

  private BranchPoint condition(If jump, int statement) {
    Polarity polarity = polarities.getOrDefault(statement, Polarity.JUMPS_IF_TRUE);
    String text = texts.of(jump, statement, polarity);
    return point(statement, BranchPoint.Type.CONDITION, text, polarity, List.of("true", "false"));
  }

  private BranchPoint switchPoint(Switch jump, int statement) {
    String text = switches.text(jump, statement);
    List<String> outcomes = switches.outcomes(jump, statement);
    return point(statement, BranchPoint.Type.SWITCH, text, Polarity.JUMPS_IF_TRUE, outcomes);
  }

  private BranchPoint check(Check check, int statement) {
    List<String> outcomes = List.of("pass", Names.simple(check.exception()));
    String text = texts.of(check, statement);
    return point(statement, typeOf(check), text, Polarity.JUMPS_IF_FALSE, outcomes);
  }

  private static BranchPoint.Type typeOf(Check check) {
    if (check instanceof Check.Null) {
      return BranchPoint.Type.NULL_CHECK;
    }
    if (check instanceof Check.Bounds) {
      return BranchPoint.Type.BOUNDS_CHECK;
    }
    if (check instanceof Check.Divisor) {
      return BranchPoint.Type.DIVISOR_CHECK;
    }
    if (check instanceof Check.Cast) {
      return BranchPoint.Type.CAST_CHECK;
    }
    return check instanceof Check.Size ? BranchPoint.Type.SIZE_CHECK : BranchPoint.Type.STORE_CHECK;
  }

  private BranchPoint point(
      int statement, BranchPoint.Type type, String text, Polarity polarity, List<String> outcomes) {
    int instruction = code.instructionOf(statement);
    String name = name(instruction, text);
    List<Branch> branches = new ArrayList<>();
    for (int i = 0; i < outcomes.size(); i++) {
      String label = name + " [" + outcomes.get(i) + "]";
      branches.add(new Branch(code.method(), instruction, code.subIndexOf(statement), i, label));
    }
    return new BranchPoint(statement, code.line(instruction), type, text, polarity, branches);
  }

  /** Place and text; the second of the same place and text gets a number. */
  private String name(int instruction, String text) {
    int line = code.line(instruction);
    String method = code.method().simpleName();
    String place =
        line > 0 ? method + ":" + line : method + code.method().descriptor() + "@" + instruction;
    String name = place + " " + text;
    int count = seen.merge(name, 1, Integer::sum);
    return count == 1 ? name : name + " #" + count;
  }
}
