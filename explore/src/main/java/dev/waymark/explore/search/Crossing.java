package dev.waymark.explore.search;

/** A step at the frontier: back from what is wanted, or across to it. */
public record Crossing() implements Proposal {}
