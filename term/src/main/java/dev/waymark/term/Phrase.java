package dev.waymark.term;

import java.util.List;

/** How to write one term: its parts, in order, and how strongly they hang together. */
record Phrase(Precedence precedence, List<Part> parts) {
  Phrase(Precedence precedence, Part... parts) {
    this(precedence, List.of(parts));
  }

  static Phrase word(String word) {
    return new Phrase(Precedence.PRIMARY, new Text(word));
  }

  /** Words, or a term still to be written. */
  sealed interface Part {}

  record Text(String text) implements Part {}

  /** A term that needs parentheses if it binds weaker than {@code minimum}. */
  record Operand(Term term, Precedence minimum) implements Part {}
}
