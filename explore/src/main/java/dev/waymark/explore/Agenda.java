package dev.waymark.explore;

import dev.waymark.explore.Route.Flip;
import dev.waymark.path.tree.Token;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The partial paths that wait to be tried, and which of them is the next. */
interface Agenda {
  /**
   * What was taken last, or a first input, was run: it has the abstract path {@code passed} and has
   * come upon {@code flips}, in the order of its path.
   */
  void add(List<Token> passed, List<Flip> flips);

  /** Takes out the next one; null if nothing is left that is worth trying. */
  @Nullable Flip next();

  /** All that wait, in depth-first order. */
  List<Flip> waiting();
}
