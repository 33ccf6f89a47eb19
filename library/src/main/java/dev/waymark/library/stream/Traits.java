package dev.waymark.library.stream;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the elements of a stream without looking at them.
 *
 * @param size tells how many there will be; null if only counting does
 */
record Traits(@Nullable Size size, Set<Trait> known) {
  /** How many elements there will be. */
  interface Size {
    long get();
  }

  boolean has(Trait trait) {
    return known.contains(trait);
  }

  Traits unsized() {
    return sized(null);
  }

  Traits sized(@Nullable Size newSize) {
    return new Traits(newSize, known);
  }

  Traits with(Trait trait) {
    EnumSet<Trait> more = EnumSet.of(trait);
    more.addAll(known);
    return new Traits(size, more);
  }

  Traits without(Trait trait) {
    EnumSet<Trait> less = EnumSet.noneOf(Trait.class);
    less.addAll(known);
    less.remove(trait);
    return new Traits(size, less);
  }

  /** Of what becomes of each element, which is another. */
  Traits mapped() {
    return without(Trait.SORTED).without(Trait.DISTINCT);
  }

  /** Without the first {@code skipped}, and no more than {@code most}. */
  Traits sliced(long skipped, long most) {
    Size before = size;
    return before == null ? this : sized(() -> slice(before.get(), skipped, most));
  }

  private static long slice(long size, long skipped, long most) {
    long left = size > skipped ? size - skipped : 0;
    return left < most ? left : most;
  }
}
