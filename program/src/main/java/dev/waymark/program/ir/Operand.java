package dev.waymark.program.ir;

/** A variable or a constant: what operations take. */
public sealed interface Operand extends Expression permits Variable, CodeConstant {
  /** The computational type of the operand's value. */
  Kind kind();
}
