package dev.waymark.explore;

/**
 * How to explore each method.
 *
 * @param seed decides the first input: 0 is all zeros, any other number random values
 */
public record Settings(Criterion criterion, Budget budget, Bounds bounds, long seed) {}
