package dev.waymark.solver.api;

import dev.waymark.term.Assignment;

/** All constraints hold under {@code model}. */
public record Sat(Assignment model) implements Answer {}
