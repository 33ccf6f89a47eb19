package dev.waymark.solver.internal.encoding;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Sort;

/** Java's relations. For floats, {@code >=} is not the negation of {@code <}. */
final class ComparisonEncoder<E> {
  private final SmtBuilder<E> builder;

  ComparisonEncoder(SmtBuilder<E> builder) {
    this.builder = builder;
  }

  E encode(Relation relation, Sort sort, E left, E right) {
    return switch (relation) {
      case EQ -> equal(sort, left, right);
      case NE -> builder.apply(SmtOperator.NOT, equal(sort, left, right));
      case LT -> less(sort, left, right);
      case GT -> less(sort, right, left);
      case LE -> atMost(sort, left, right);
      case GE -> atMost(sort, right, left);
    };
  }

  private E equal(Sort sort, E left, E right) {
    return builder.apply(sort.isFloating() ? SmtOperator.FP_EQ : SmtOperator.EQUAL, left, right);
  }

  private E less(Sort sort, E left, E right) {
    return builder.apply(sort.isFloating() ? SmtOperator.FP_LT : SmtOperator.BV_SLT, left, right);
  }

  private E atMost(Sort sort, E left, E right) {
    return builder.apply(sort.isFloating() ? SmtOperator.FP_LE : SmtOperator.BV_SLE, left, right);
  }
}
