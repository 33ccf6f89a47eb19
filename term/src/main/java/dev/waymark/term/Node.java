package dev.waymark.term;

import org.jspecify.annotations.Nullable;

/**
 * What all terms have in common. The hash depends on the structure alone, so that it is the same in
 * every run; equality is identity.
 */
abstract sealed class Node implements Term permits Constant, Symbol, Node.Single, Node.Pair, Ite {
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

  /** A term with one operand. */
  abstract static sealed class Single extends Node permits Not, UnaryTerm {
    final Term operand;

    Single(int id, int hash, Term operand) {
      super(id, hash);
      this.operand = operand;
    }

    public final Term operand() {
      return operand;
    }

    @Override
    public final int arity() {
      return 1;
    }

    @Override
    public final Term operand(int position) {
      if (position != 0) {
        throw noOperand(position);
      }
      return operand;
    }
  }

  /** A term with two operands. */
  abstract static sealed class Pair extends Node permits And, Or, BinaryTerm, Comparison {
    final Term left;
    final Term right;

    /** A term of this kind; {@code kind} tells the operator, too. */
    Pair(int id, int kind, Term left, Term right) {
      super(id, hash(kind, left.id(), right.id()));
      this.left = left;
      this.right = right;
    }

    public final Term left() {
      return left;
    }

    public final Term right() {
      return right;
    }

    @Override
    public final int arity() {
      return 2;
    }

    @Override
    public final Term operand(int position) {
      return switch (position) {
        case 0 -> left;
        case 1 -> right;
        default -> throw noOperand(position);
      };
    }
  }
}
