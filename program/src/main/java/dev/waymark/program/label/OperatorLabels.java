package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.OperandText;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Code;

/** AOR: that another arithmetic operator in place of one makes a difference. */
final class OperatorLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    Code code = method.code();
    OperandText texts = new OperandText(method.cfg(), method.dominators());
    for (int i = 0; i < code.statements().size(); i++) {
      if (code.statement(i) instanceof Assign assign
          && assign.value() instanceof Binary binary
          && ArithmeticOperators.includes(binary.operator())) {
        String left = texts.of(binary.left(), i);
        String right = texts.of(binary.right(), i);
        for (BinaryOperator other : ArithmeticOperators.others(binary.operator())) {
          Formula differ =
              ArithmeticOperators.differ(
                  binary.operator(),
                  other,
                  ArithmeticOperators.value(binary.left()),
                  ArithmeticOperators.value(binary.right()));
          String before = left + " " + binary.operator().symbol() + " " + right;
          String after = left + " " + other.symbol() + " " + right;
          labels.add("AOR", code.instructionOf(i), differ, before + " -> " + after);
        }
      }
    }
  }
}
