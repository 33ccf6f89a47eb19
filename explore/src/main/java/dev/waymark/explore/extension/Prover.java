package dev.waymark.explore.extension;

import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Proof;
import java.util.Map;

/** Proves that objectives cannot be covered, from what it learns of an exploration. */
public interface Prover extends Observer {
  /** What is proved by now. */
  Map<Objective, Proof> proofs();
}
