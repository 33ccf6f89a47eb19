package dev.waymark.explore;

/** How to explore each method. */
public record Settings(Criterion criterion, Budget budget, Bounds bounds) {}
