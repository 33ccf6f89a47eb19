package dev.waymark.solver.internal.walk;

/** A symbol, by its number in a {@link ValueGraph}, and a value of its domain. */
record Move(int symbol, long value) {}
