package dev.waymark.explore.extension;

import dev.waymark.term.Term;
import java.util.Set;

/**
 * A partial path that no input takes.
 *
 * @param core conditions of it that contradict each other; empty if no solver was asked
 */
public record Refutation(Question question, Set<Term> core) {
  public Refutation {
    core = Set.copyOf(core);
  }
}
