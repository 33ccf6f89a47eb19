package dev.waymark.benchmarks;

/** What a run of a table is given. */
public record Options(Effort effort, Subjects subjects) {}
