package dev.waymark.solver;

/** The solver gave up. */
public record Unknown(Reason reason) implements Answer {}
