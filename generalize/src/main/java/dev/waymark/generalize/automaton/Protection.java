package dev.waymark.generalize.automaton;

import dev.waymark.generalize.chain.ProtectedCells;
import dev.waymark.path.Activation;
import dev.waymark.program.call.Writes;

/** What may happen between the statements of a chain. */
enum Protection {
  /** What leaves protected cells as they are. */
  DEFINITION_CLEAR {
    @Override
    boolean keeps(ProtectedCells cells, Activation activation, Writes writes) {
      return cells.keeps(activation, writes);
    }

    @Override
    boolean keepsHeap(ProtectedCells cells, Writes writes) {
      return cells.keepsHeap(writes);
    }
  },
  /** Anything, which is wrong: there to see that tests notice. */
  NONE {
    @Override
    boolean keeps(ProtectedCells cells, Activation activation, Writes writes) {
      return true;
    }

    @Override
    boolean keepsHeap(ProtectedCells cells, Writes writes) {
      return true;
    }
  };

  abstract boolean keeps(ProtectedCells cells, Activation activation, Writes writes);

  abstract boolean keepsHeap(ProtectedCells cells, Writes writes);
}
