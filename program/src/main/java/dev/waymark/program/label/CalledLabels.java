package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.OperandText;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.StringConstant;

/** The labels that code names by itself: {@code Waymark.label("name", predicate)}. */
final class CalledLabels implements LabellingFunction {
  private static final MethodRef CALLED =
      new MethodRef("dev/waymark/api/Waymark", "label", "(Ljava/lang/String;Z)V");

  @Override
  public void label(MethodModel method, LabelList labels) {
    Code code = method.code();
    OperandText texts = new OperandText(method.cfg(), method.dominators());
    for (int i = 0; i < code.statements().size(); i++) {
      if (code.statement(i) instanceof Invoke call && call.method().equals(CALLED)) {
        Operand name = call.arguments().get(0);
        PredicateValue predicate = ArithmeticOperators.value(call.arguments().get(1));
        Formula holds = new Formula.Compare(Relation.NE, predicate, PredicateValue.of(0));
        String text =
            texts.origin(name, i) instanceof StringConstant constant
                ? constant.value()
                : "(a name that is computed)";
        labels.add("label", code.instructionOf(i), holds, text);
      }
    }
  }
}
