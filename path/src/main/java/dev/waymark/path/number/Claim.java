package dev.waymark.path.number;

import dev.waymark.term.Constant;
import dev.waymark.term.Term;

/** A condition over the inputs, and over names. */
public record Claim(Term term, Term name) {
  public boolean isTrue() {
    return term instanceof Constant constant && constant.bits() != 0;
  }
}
