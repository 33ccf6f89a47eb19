package dev.waymark.benchmarks.soundness;

import dev.waymark.benchmarks.soundness.Piece.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes programs small while something remains true of them: drops statements, puts their bodies in
 * their place, and expressions in place of those around them.
 */
final class Shrinker {
  private final Predicate<Piece> remains;
  private int triesLeft;

  /** Asks {@code remains} at most {@code tries} times. */
  Shrinker(Predicate<Piece> remains, int tries) {
    this.remains = remains;
    this.triesLeft = tries;
  }

  /** The smallest found; {@code start} itself if nothing can be left out. */
  Piece shrink(Piece start) {
    Piece current = start;
    Piece next = simpler(current);
    while (next != null) {
      current = next;
      next = simpler(current);
    }
    return current;
  }

  private @Nullable Piece simpler(Piece current) {
    for (Piece candidate : candidates(current)) {
      if (triesLeft-- <= 0) {
        return null;
      }
      if (remains.test(candidate)) {
        return candidate;
      }
    }
    return null;
  }

  /** All that one cut makes of {@code piece}, large cuts first; each is simpler. */
  static List<Piece> candidates(Piece piece) {
    List<Piece> candidates = new ArrayList<>();
    if (piece.sort() == Sort.BLOCK) {
      cuts(piece, candidates);
    } else if (!piece.sort().simplest().isEmpty()) {
      replacements(piece, candidates);
    }
    for (int i = 0; i < piece.parts().size(); i++) {
      int part = i;
      candidates(piece.parts().get(i)).forEach(each -> candidates.add(piece.with(part, each)));
    }
    return candidates;
  }

  private static void cuts(Piece block, List<Piece> candidates) {
    for (int i = 0; i < block.parts().size(); i++) {
      candidates.add(block.without(i));
      for (Piece inner : block.parts().get(i).parts()) {
        if (inner.sort() == Sort.BLOCK) {
          candidates.add(block.spliced(i, inner));
        }
      }
    }
  }

  private static void replacements(Piece expression, List<Piece> candidates) {
    Piece simplest = Piece.of(expression.sort(), expression.sort().simplest());
    if (!expression.equals(simplest)) {
      candidates.add(simplest);
    }
    for (Piece part : expression.parts()) {
      if (part.sort() == expression.sort()) {
        candidates.add(part);
      }
    }
  }
}
