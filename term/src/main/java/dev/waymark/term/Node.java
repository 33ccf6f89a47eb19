package dev.waymark.term;

import org.jspecify.annotations.Nullable;

/**
 * What all terms have in common. The hash depends on the structure alone, so that it is the same in
 * every run; equality is identity.
 */
abstract sealed class Node implements Term
    permits Constant, Symbol, UnaryTerm, BinaryTerm, Comparison, Not, And, Or, Ite {
  private final int id;
  private final int hash;

  /** A cache of {@link Variables}: immutable once set, so that a race is harmless. */
  @Nullable SymbolSet variables;

  Node(int id, int hash) {
    this.id = id;
    this.hash = hash;
  }

  @Override
  public final int id() {
    return id;
  }

  /** Whether {@code other} is of the same kind with the same operator and the same operands. */
  abstract boolean sameAs(Node other);

  @Override
  public final int hashCode() {
    return hash;
  }

  @Override
  public final String toString() {
    return TermPrinter.print(this);
  }

  static int hash(int kind, int first, int second) {
    return mix(mix(kind, first), second);
  }

  static int mix(int hash, int value) {
    int product = (hash ^ value) * 0x9E3779B1;
    return product ^ (product >>> 15);
  }

  static IndexOutOfBoundsException noOperand(int position) {
    return new IndexOutOfBoundsException("no operand " + position);
  }
}
