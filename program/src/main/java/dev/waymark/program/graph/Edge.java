package dev.waymark.program.graph;

/** The edge of a {@link Digraph} from one node to another. */
public record Edge(int from, int to) {}
