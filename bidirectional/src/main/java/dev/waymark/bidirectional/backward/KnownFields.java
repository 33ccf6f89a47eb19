package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.term.Interval;
import dev.waymark.term.Term;
import org.jspecify.annotations.Nullable;

/** What is known of the values of fields, once they are initialized. */
public interface KnownFields {
  /** The least value that a final field can have: 1 if never null, 0 if never negative. */
  long least(FieldRef field);

  /** How long arrays are that a field holds; null if that is not known. */
  @Nullable Interval lengths(FieldRef field);

  /**
   * Whether fields of {@code object}, one of which is {@code read}, are never as {@code predicate}
   * says.
   *
   * @param object null if the field is static
   */
  boolean exclude(FieldRef read, @Nullable Term object, Predicate predicate);
}
