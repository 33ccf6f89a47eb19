package dev.waymark.explore.search;

/** A partial path that a quick try of the solver did not settle: now with full effort. */
public record Retry(PartialPath path) implements Proposal {}
