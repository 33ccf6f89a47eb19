package dev.waymark.program.branch;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Statement;

/** Increments and decrements of local variables. */
final class Step {
  private Step() {}

  /** {@code ++} or {@code --}, if {@code statement} does that to {@code local}; else nothing. */
  static String of(Local local, Statement statement) {
    if (statement instanceof Assign assign
        && assign.target().equals(local)
        && assign.value() instanceof Binary sum
        && sum.operator() == BinaryOperator.IADD
        && local.equals(sum.left())) {
      return NumberConstant.of(1).equals(sum.right())
          ? "++"
          : NumberConstant.of(-1).equals(sum.right()) ? "--" : "";
    }
    return "";
  }
}
