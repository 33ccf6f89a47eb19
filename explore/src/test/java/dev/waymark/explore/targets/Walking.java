package dev.waymark.explore.targets;

import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;

/** Whose iterators are of a class that nobody outside can name. */
public record Walking(int first, int last) {
  public PrimitiveIterator.OfInt iterator() {
    return new Steps(this);
  }

  private static final class Steps implements PrimitiveIterator.OfInt {
    private final Walking whole;
    private int next;

    Steps(Walking whole) {
      this.whole = whole;
      this.next = whole.first;
    }

    @Override
    public boolean hasNext() {
      return next <= whole.last;
    }

    @Override
    public int nextInt() {
      if (next == whole.last + 1) {
        throw new NoSuchElementException();
      }
      return next++;
    }
  }
}
