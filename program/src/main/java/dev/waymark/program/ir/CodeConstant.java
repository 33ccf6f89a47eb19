package dev.waymark.program.ir;

/** A literal of the code or of the constant pool. */
public sealed interface CodeConstant extends Operand
    permits NumberConstant, NullConstant, StringConstant, LinkedConstant {}
