package dev.waymark.explore.verdict;

import dev.waymark.target.Entry;

/** A test of an entry, which covers something. */
public record Witness(Entry entry, int test) {}
