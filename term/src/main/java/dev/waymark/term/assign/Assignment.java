package dev.waymark.term.assign;

import dev.waymark.term.Literals;
import dev.waymark.term.Symbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * An immutable choice of values for symbols of one factory. Symbols without a value have their
 * {@link Symbol#defaultBits() default}. Two assignments are equal if they give the same symbols the
 * same values. Every value is normal and in its symbol's domain.
 */
public final class Assignment {
  public static final Assignment EMPTY = new Assignment(new Symbol[0], new long[0]);

  /** By index, without trailing nulls. */
  private final @Nullable Symbol[] symbols;

  private final long[] bits;

  private Assignment(@Nullable Symbol[] symbols, long[] bits) {
    this.symbols = symbols;
    this.bits = bits;
  }

  public static Builder builder() {
    return EMPTY.toBuilder();
  }

  /** The value of {@code symbol}, assigned or default. */
  public long bits(Symbol symbol) {
    return isAssigned(symbol) ? bits[symbol.index()] : symbol.defaultBits();
  }

  public boolean isAssigned(Symbol symbol) {
    return symbol.index() < symbols.length && symbols[symbol.index()] != null;
  }

  /** The symbols that have a value, by index. */
  public List<Symbol> symbols() {
    List<Symbol> assigned = new ArrayList<>();
    for (Symbol symbol : symbols) {
      if (symbol != null) {
        assigned.add(symbol);
      }
    }
    return Collections.unmodifiableList(assigned);
  }

  /** This assignment, but for {@code symbol}. Linear in the number of symbols. */
  public Assignment with(Symbol symbol, long value) {
    return toBuilder().put(symbol, value).build();
  }

  /** This assignment, but for what {@code other} assigns. Linear in the number of symbols. */
  public Assignment with(Assignment other) {
    Builder builder = toBuilder();
    other.symbols().forEach(symbol -> builder.put(symbol, other.bits(symbol)));
    return builder.build();
  }

  public Builder toBuilder() {
    return new Builder(symbols.clone(), bits.clone());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Assignment that
        && Arrays.equals(bits, that.bits)
        && Arrays.equals(symbols, that.symbols);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(bits) + Arrays.hashCode(symbols);
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ", "{", "}");
    for (Symbol symbol : symbols()) {
      text.add(symbol.name() + " = " + Literals.print(symbol.sort(), bits(symbol)));
    }
    return text.toString();
  }

  /** Collects values; the last one given to a symbol counts. */
  public static final class Builder {
    private @Nullable Symbol[] symbols;
    private long[] bits;

    private Builder(@Nullable Symbol[] symbols, long[] bits) {
      this.symbols = symbols;
      this.bits = bits;
    }

    /** Gives {@code symbol} a value, which must be in its domain. */
    public Builder put(Symbol symbol, long value) {
      long normal = symbol.sort().normalize(value);
      if (!symbol.admits(normal)) {
        throw new IllegalArgumentException(value + " is outside the domain of " + symbol.name());
      }
      reserve(symbol.index() + 1);
      symbols[symbol.index()] = symbol;
      bits[symbol.index()] = normal;
      return this;
    }

    private void reserve(int length) {
      if (symbols.length < length) {
        int capacity = Math.max(length, 2 * symbols.length);
        symbols = Arrays.copyOf(symbols, capacity);
        bits = Arrays.copyOf(bits, capacity);
      }
    }

    public Assignment build() {
      int length = symbols.length;
      while (length > 0 && symbols[length - 1] == null) {
        length--;
      }
      return new Assignment(Arrays.copyOf(symbols, length), Arrays.copyOf(bits, length));
    }
  }
}
