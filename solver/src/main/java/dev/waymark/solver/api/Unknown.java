package dev.waymark.solver.api;

/** The solver gave up. */
public record Unknown(UnknownReason reason) implements Answer {}
