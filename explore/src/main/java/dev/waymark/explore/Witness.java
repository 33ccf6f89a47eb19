package dev.waymark.explore;

import dev.waymark.target.Entry;

/** A test of an entry, which covers something. */
record Witness(Entry entry, int test) {}
