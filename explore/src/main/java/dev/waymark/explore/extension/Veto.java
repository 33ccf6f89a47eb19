package dev.waymark.explore.extension;

import dev.waymark.explore.verdict.Proof;
import java.util.Optional;

/** May refute a partial path before a solver is asked. It must never be wrong. */
@FunctionalInterface
public interface Veto {
  /** How it is known that nothing answers {@code question}; empty if that is not known. */
  Optional<Proof.Kind> refutes(Question question);
}
