package dev.waymark.path.tree;

import dev.waymark.path.Point;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names of arcs as in paper 004: the line, a letter for conditions after the first of a decision,
 * and + or - for true or false; {@code =1} and so on for the cases of a switch, {@code !} for a
 * check that fails. A second statement on the same line has {@code '} after it, and so on.
 */
final class ArcNames {
  private final Map<MethodModel, Map<Integer, String>> names = new HashMap<>();

  String of(Point point, int outcome) {
    MethodModel method = point.method();
    String name =
        names.computeIfAbsent(method, ArcNames::find).getOrDefault(point.statement(), place(point));
    Statement statement = method.code().statement(point.statement());
    if (statement instanceof If) {
      return name + (isTrue(point, outcome) ? "+" : "-");
    }
    if (statement instanceof Switch) {
      return name + "=" + (outcome + 1);
    }
    return outcome == 0 ? name + "ok" : name + "!";
  }

  static boolean isTrue(Point point, int outcome) {
    for (BranchPoint each : point.method().branchPoints()) {
      if (each.statement() == point.statement()) {
        int branch = each.taken().outcome() == 0 ? outcome : 1 - outcome;
        return branch == 0;
      }
    }
    return outcome == 0;
  }

  private static String place(Point point) {
    return point.line() > 0 ? String.valueOf(point.line()) : "@" + point.instruction();
  }

  private static Map<Integer, String> find(MethodModel method) {
    Map<Integer, String> found = new HashMap<>();
    Map<String, Integer> used = new HashMap<>();
    for (Decision decision : method.decisions()) {
      List<Condition> conditions = decision.conditions();
      String line = line(method, conditions.get(0).statement());
      String name = line + "'".repeat(used.merge(line, 1, Integer::sum) - 1);
      for (int i = 0; i < conditions.size(); i++) {
        found.put(conditions.get(i).statement(), name + (i == 0 ? "" : letter(i)));
      }
    }
    for (int i = 0; i < method.code().statements().size(); i++) {
      if (method.code().statement(i) instanceof Switch) {
        String line = line(method, i);
        found.put(i, line + "'".repeat(used.merge(line, 1, Integer::sum) - 1));
      }
    }
    return found;
  }

  private static String line(MethodModel method, int statement) {
    int instruction = method.code().instructionOf(statement);
    int line = method.code().line(instruction);
    return line > 0 ? String.valueOf(line) : "@" + instruction;
  }

  private static String letter(int index) {
    return index < 26 ? String.valueOf((char) ('a' + index)) : "_" + index;
  }
}
