package dev.waymark.bidirectional.backward;

import dev.waymark.program.ir.FieldRef;

/** What is known of the values of final fields, once they are initialized. */
public interface KnownFields {
  /** The least value that a final field can have: 1 if never null, 0 if never negative. */
  long least(FieldRef field);
}
