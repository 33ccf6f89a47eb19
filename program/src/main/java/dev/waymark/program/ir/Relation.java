package dev.waymark.program.ir;

/** What a conditional jump asks of its two operands. */
public enum Relation {
  EQ("=="),
  NE("!="),
  LT("<"),
  GE(">="),
  GT(">"),
  LE("<=");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  /** The relation as Java writes it. */
  public String symbol() {
    return symbol;
  }

  /** The relation that holds exactly when this one does not. */
  public Relation negated() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case LT -> GE;
      case GE -> LT;
      case GT -> LE;
      case LE -> GT;
    };
  }

  /** The relation with its sides swapped. */
  public Relation mirrored() {
    return switch (this) {
      case EQ, NE -> this;
      case LT -> GT;
      case GT -> LT;
      case LE -> GE;
      case GE -> LE;
    };
  }

  /** Whether the relation holds for a three-way comparison's result: {@code order REL 0}. */
  public boolean holds(int order) {
    return switch (this) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case LT -> order < 0;
      case GE -> order >= 0;
      case GT -> order > 0;
      case LE -> order <= 0;
    };
  }
}
