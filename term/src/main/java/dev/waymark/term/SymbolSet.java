package dev.waymark.term;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** An immutable set of symbols, as bits by index. */
public final class SymbolSet {
  public static final SymbolSet EMPTY = new SymbolSet(new long[0]);

  /** Without trailing zeros, so that equal sets have equal words. */
  private final long[] words;

  private SymbolSet(long[] words) {
    this.words = words;
  }

  public static SymbolSet of(Symbol symbol) {
    long[] words = new long[symbol.index() / Long.SIZE + 1];
    words[words.length - 1] = 1L << symbol.index();
    return new SymbolSet(words);
  }

  public boolean contains(Symbol symbol) {
    int word = symbol.index() / Long.SIZE;
    return word < words.length && (words[word] & (1L << symbol.index())) != 0;
  }

  public boolean isEmpty() {
    return words.length == 0;
  }

  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  public boolean intersects(SymbolSet other) {
    int common = Math.min(words.length, other.words.length);
    for (int i = 0; i < common; i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean containsAll(SymbolSet other) {
    if (other.words.length > words.length) {
      return false;
    }
    for (int i = 0; i < other.words.length; i++) {
      if ((other.words[i] & ~words[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The symbols in either set; one of the two themselves if it contains the other. */
  public SymbolSet union(SymbolSet other) {
    if (containsAll(other)) {
      return this;
    }
    return other.containsAll(this) ? other : merged(other);
  }

  private SymbolSet merged(SymbolSet other) {
    long[] merged = Arrays.copyOf(words, Math.max(words.length, other.words.length));
    for (int i = 0; i < other.words.length; i++) {
      merged[i] |= other.words[i];
    }
    return new SymbolSet(merged);
  }

  /** The indices of the symbols, ascending. */
  public IntStream indices() {
    return IntStream.range(0, words.length * Long.SIZE)
        .filter(index -> (words[index / Long.SIZE] & (1L << index)) != 0);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SymbolSet that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return Arrays.toString(indices().toArray());
  }
}
