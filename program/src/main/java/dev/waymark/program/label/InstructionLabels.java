package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Block;
import dev.waymark.program.ir.Code;

/**
 * IC, instruction coverage: that control comes to each instruction. One label stands for all
 * instructions that are run if the first of them is, as none but the last can throw.
 */
final class InstructionLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    for (Block block : method.cfg().blocks()) {
      int start = block.first();
      while (start <= block.last()) {
        labels.add("IC", start, new Formula.Truth(), "instruction " + start);
        start = end(method.code(), start, block.last());
      }
    }
  }

  /** After the first instruction from {@code start} on that can throw. */
  private static int end(Code code, int start, int last) {
    int at = start;
    while (at <= last && !canThrow(code, at)) {
      at++;
    }
    return at + 1;
  }

  private static boolean canThrow(Code code, int instruction) {
    for (int i = code.firstStatement(instruction); i < code.endStatement(instruction); i++) {
      if (code.statement(i).canThrow()) {
        return true;
      }
    }
    return false;
  }
}
