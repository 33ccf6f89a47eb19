package dev.waymark.solver.internal.walk;

/** A symbol, by its number in a {@link ValueGraph}, and a value of its domain. */
record ValueChange(int symbol, long value) {}
