package dev.waymark.bidirectional.proof;

import java.util.List;

/**
 * A proof, and what excludes the ways to what cannot be reached.
 *
 * @param chains of the ways for which it can be told
 */
public record ToldProof(BackwardProof proof, List<Chain> chains) {
  public ToldProof {
    chains = List.copyOf(chains);
  }
}
