package dev.waymark.explore;

import dev.waymark.target.Entry;
import java.util.Set;

/**
 * One method to explore.
 *
 * @param doubts why even an exhausted tree would prove nothing; see {@link Closure}
 */
public record Job(Entry entry, Settings settings, Set<String> doubts) {}
