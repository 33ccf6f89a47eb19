package dev.waymark.path;

import dev.waymark.term.Constant;
import dev.waymark.term.Term;

/** A condition over the inputs, and over names. */
record Fact(Term term, Term name) {
  boolean isTrue() {
    return term instanceof Constant constant && constant.bits() != 0;
  }
}
