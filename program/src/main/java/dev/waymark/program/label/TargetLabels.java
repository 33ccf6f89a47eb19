package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.OperandText;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.LocalName;
import dev.waymark.program.ir.Stack;

/**
 * LHS: that an assignment to another variable of the same type in place of a local makes a
 * difference. Both must have a value before; which variables there are, only debug information
 * tells.
 */
final class TargetLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    Code code = method.code();
    Assigned assigned = new Assigned(method.cfg());
    OperandText texts = new OperandText(method.cfg(), method.dominators());
    for (int i = 0; i < code.statements().size(); i++) {
      if (code.statement(i) instanceof Assign assign
          && assign.target() instanceof Local target
          && assign.value() instanceof Stack value
          && target.kind() != Kind.REFERENCE) {
        int instruction = code.instructionOf(i);
        LocalName name = code.nameOf(target.index(), instruction);
        if (name != null && assigned.before(instruction).contains(target)) {
          others(code, instruction, name, value, texts.of(value, i), assigned, labels);
        }
      }
    }
  }

  private static void others(
      Code code,
      int instruction,
      LocalName name,
      Stack value,
      String text,
      Assigned assigned,
      LabelList labels) {
    Kind kind = value.kind();
    Formula changes = unlike(new Local(name.index(), kind), value);
    for (LocalName other : code.names()) {
      Local variable = new Local(other.index(), kind);
      if (other.index() != name.index()
          && other.descriptor().equals(name.descriptor())
          && other.equals(code.nameOf(other.index(), instruction))
          && assigned.before(instruction).contains(variable)) {
        Formula differ = new Formula.Or(changes, unlike(variable, value));
        String mutation = name.name() + " = " + text + " -> " + other.name() + " = " + text;
        labels.add("LHS", instruction, differ, mutation);
      }
    }
  }

  private static Formula unlike(Local variable, Stack value) {
    return Formula.differ(new Leaf.Slot(variable), new Leaf.Slot(value));
  }
}
