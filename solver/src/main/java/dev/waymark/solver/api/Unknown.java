package dev.waymark.solver.api;

/** The solver gave up. */
public record Unknown(Reason reason) implements Answer {}
