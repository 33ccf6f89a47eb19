package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;

/**
 * One step of a straight-line {@link Program}, whose operands are earlier steps: as a term by way
 * of {@link Terms}, and as a value by plain Java that knows nothing of terms.
 */
sealed interface Instruction {
  Sort sort();

  Term term(Terms terms, Term[] before);

  long value(long[] before);

  record Input(Symbol symbol, int position) implements Instruction {
    @Override
    public Sort sort() {
      return symbol.sort();
    }

    @Override
    public Term term(Terms terms, Term[] before) {
      return symbol;
    }

    /** Inputs are in place already. */
    @Override
    public long value(long[] before) {
      return before[position];
    }
  }

  record Literal(Sort sort, long bits) implements Instruction {
    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.constant(sort, bits);
    }

    @Override
    public long value(long[] before) {
      return bits;
    }
  }

  record One(UnaryOperator operator, int operand) implements Instruction {
    @Override
    public Sort sort() {
      return Sort.of(operator.result());
    }

    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.unary(operator, before[operand]);
    }

    @Override
    public long value(long[] before) {
      return operator.evaluate(before[operand]);
    }
  }

  record Two(BinaryOperator operator, int left, int right) implements Instruction {
    @Override
    public Sort sort() {
      return Sort.of(operator.result());
    }

    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.binary(operator, before[left], before[right]);
    }

    @Override
    public long value(long[] before) {
      if (before[right] != 0) {
        return operator.evaluate(before[left], before[right]);
      }
      return switch (operator) {
        case IDIV, LDIV -> before[left] >= 0 ? -1 : 1;
        case IREM, LREM -> before[left];
        default -> operator.evaluate(before[left], 0);
      };
    }
  }

  record Compare(Relation relation, Sort operands, int left, int right) implements Instruction {
    @Override
    public Sort sort() {
      return Sort.BOOL;
    }

    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.compare(relation, before[left], before[right]);
    }

    @Override
    public long value(long[] before) {
      return holds(before[left], before[right]) ? 1 : 0;
    }

    private boolean holds(long first, long second) {
      return switch (operands) {
        case FLOAT -> holds(Float.intBitsToFloat((int) first), Float.intBitsToFloat((int) second));
        case DOUBLE -> holds(Double.longBitsToDouble(first), Double.longBitsToDouble(second));
        default -> relation.holds(Long.compare(first, second));
      };
    }

    private boolean holds(double first, double second) {
      return switch (relation) {
        case EQ -> first == second;
        case NE -> first != second;
        case LT -> first < second;
        case GE -> first >= second;
        case GT -> first > second;
        case LE -> first <= second;
      };
    }
  }

  record Negate(int operand) implements Instruction {
    @Override
    public Sort sort() {
      return Sort.BOOL;
    }

    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.not(before[operand]);
    }

    @Override
    public long value(long[] before) {
      return before[operand] == 0 ? 1 : 0;
    }
  }

  record Both(int left, int right) implements Instruction {
    @Override
    public Sort sort() {
      return Sort.BOOL;
    }

    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.and(before[left], before[right]);
    }

    @Override
    public long value(long[] before) {
      return before[left] != 0 && before[right] != 0 ? 1 : 0;
    }
  }

  record Either(int left, int right) implements Instruction {
    @Override
    public Sort sort() {
      return Sort.BOOL;
    }

    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.or(before[left], before[right]);
    }

    @Override
    public long value(long[] before) {
      return before[left] != 0 || before[right] != 0 ? 1 : 0;
    }
  }

  record Choose(Sort sort, int condition, int whenTrue, int whenFalse) implements Instruction {
    @Override
    public Term term(Terms terms, Term[] before) {
      return terms.ite(before[condition], before[whenTrue], before[whenFalse]);
    }

    @Override
    public long value(long[] before) {
      return before[condition] != 0 ? before[whenTrue] : before[whenFalse];
    }
  }
}
