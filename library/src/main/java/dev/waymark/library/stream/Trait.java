package dev.waymark.library.stream;

/** What may be known of the elements of a stream. */
enum Trait {
  /** Their order means something. */
  ORDERED,
  /** They are in their natural order. */
  SORTED,
  /** No two are equal. */
  DISTINCT
}
