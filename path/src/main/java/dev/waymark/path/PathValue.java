package dev.waymark.path;

import dev.waymark.term.Term;

/** What a slot, a field or an element holds at one point of a path. */
public sealed interface PathValue {
  /**
   * A number.
   *
   * @param term the number over the inputs
   * @param name the number over what earlier statements have named; the same as {@code term} where
   *     names are substituted
   */
  record Numeric(Term term, Term name) implements PathValue {
    /** An input, or what has no name of its own. */
    public static Numeric of(Term term) {
      return new Numeric(term, term);
    }
  }

  /** The null reference. */
  record Null() implements PathValue {}

  /** An object of the {@code Heap}. */
  record Reference(int object) implements PathValue {}

  /** Something that is not known; whoever has to know it is lost. */
  record Unknown(String reason) implements PathValue {}
}
