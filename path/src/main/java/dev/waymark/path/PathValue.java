package dev.waymark.path;

import dev.waymark.term.Term;
import org.jspecify.annotations.Nullable;

/** What a cell holds at one point of a path. */
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

  /**
   * The null reference; all are equal.
   *
   * @param name the symbol of the instance that it was read from; null if it has none
   */
  record Null(@Nullable Term name) implements PathValue {
    /** Without a name. */
    public Null() {
      this(null);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Null;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }

  /**
   * An object of the {@code Heap}; those to the same object are equal.
   *
   * @param name the symbol of the instance that it was read from; null if it has none
   */
  record Reference(int object, @Nullable Term name) implements PathValue {
    /** Without a name. */
    public Reference(int object) {
      this(object, null);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Reference that && object == that.object;
    }

    @Override
    public int hashCode() {
      return object;
    }
  }

  /** Something that is not known; whoever has to know it is lost. */
  record Unknown(String reason) implements PathValue {}

  /** The same value without a name, where it does not come from one instance alone. */
  default PathValue unnamed() {
    if (this instanceof Reference reference) {
      return new Reference(reference.object());
    }
    return this instanceof Null ? new Null() : this;
  }
}
