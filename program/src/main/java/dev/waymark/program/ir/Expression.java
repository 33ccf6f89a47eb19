package dev.waymark.program.ir;

/** What an {@link Assign} computes: an operand, or one operation on operands. */
public sealed interface Expression
    permits Operand,
        Unary,
        Binary,
        GetField,
        GetStatic,
        GetElement,
        ArrayLength,
        InstanceOf,
        Cast,
        NewObject,
        NewArray {}
