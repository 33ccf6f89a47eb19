package dev.waymark.solver.api;

import dev.waymark.term.assign.Assignment;

/** All constraints hold under {@code model}. */
public record Sat(Assignment model) implements Answer {}
