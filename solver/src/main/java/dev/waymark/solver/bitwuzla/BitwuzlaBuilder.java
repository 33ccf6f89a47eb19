package dev.waymark.solver.bitwuzla;

import dev.waymark.solver.internal.encoding.SmtBuilder;
import dev.waymark.solver.internal.encoding.SmtOperator;
import dev.waymark.term.Symbol;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Kind;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.RoundingMode;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Sort;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Term;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager;

/** Makes Bitwuzla's terms. */
final class BitwuzlaBuilder implements SmtBuilder<Term> {
  private final TermManager manager;
  private final References references;
  private final Sort truth;
  private final Sort ints;
  private final Sort longs;
  private final Term toNearest;
  private final Term toZero;

  BitwuzlaBuilder(TermManager manager, References references) {
    this.manager = manager;
    this.references = references;
    this.truth = references.make(manager::mk_bool_sort);
    this.ints = references.make(() -> manager.mk_bv_sort(Integer.SIZE));
    this.longs = references.make(() -> manager.mk_bv_sort(Long.SIZE));
    this.toNearest = references.make(() -> manager.mk_rm_value(RoundingMode.RNE));
    this.toZero = references.make(() -> manager.mk_rm_value(RoundingMode.RTZ));
  }

  @Override
  public Term constant(dev.waymark.term.Sort sort, long bits) {
    return switch (sort) {
      case BOOL -> references.make(() -> bits != 0 ? manager.mk_true() : manager.mk_false());
      case INT -> references.make(() -> manager.mk_bv_value_int64(ints, bits));
      case LONG -> references.make(() -> manager.mk_bv_value_int64(longs, bits));
      case FLOAT -> ofBits(sort, constant(dev.waymark.term.Sort.INT, bits));
      case DOUBLE -> ofBits(sort, constant(dev.waymark.term.Sort.LONG, bits));
    };
  }

  @Override
  public Term variable(Symbol symbol) {
    return references.make(() -> manager.mk_const(variableSort(symbol), "x" + symbol.index()));
  }

  private Sort variableSort(Symbol symbol) {
    return switch (symbol.sort()) {
      case BOOL -> truth;
      case INT, FLOAT -> ints;
      case LONG, DOUBLE -> longs;
    };
  }

  @Override
  public Term ofBits(dev.waymark.term.Sort sort, Term vector) {
    FloatFormat format = FloatFormat.of(sort);
    return references.make(
        () ->
            manager.mk_term(
                Kind.FP_TO_FP_FROM_BV, vector, format.exponentBits(), format.significandBits()));
  }

  @Override
  public Term apply(SmtOperator operator, Term operand) {
    Kind kind = Kinds.of(operator);
    return references.make(
        () ->
            operator == SmtOperator.FP_TRUNCATE
                ? manager.mk_term(kind, toZero, operand)
                : manager.mk_term(kind, operand));
  }

  @Override
  public Term apply(SmtOperator operator, Term left, Term right) {
    Kind kind = Kinds.of(operator);
    return references.make(
        () ->
            Kinds.isRounded(operator)
                ? manager.mk_term(kind, toNearest, left, right)
                : manager.mk_term(kind, left, right));
  }

  @Override
  public Term ite(Term condition, Term whenTrue, Term whenFalse) {
    return references.make(() -> manager.mk_term(Kind.ITE, condition, whenTrue, whenFalse));
  }

  @Override
  public Term low(int width, Term vector) {
    return references.make(() -> manager.mk_term(Kind.BV_EXTRACT, vector, width - 1, 0));
  }

  @Override
  public Term signExtend(int bits, Term vector) {
    return references.make(() -> manager.mk_term(Kind.BV_SIGN_EXTEND, vector, bits));
  }

  @Override
  public Term zeroExtend(int bits, Term vector) {
    return references.make(() -> manager.mk_term(Kind.BV_ZERO_EXTEND, vector, bits));
  }

  @Override
  public Term round(dev.waymark.term.Sort sort, Term number) {
    return convert(Kind.FP_TO_FP_FROM_FP, sort, number);
  }

  @Override
  public Term ofSigned(dev.waymark.term.Sort sort, Term vector) {
    return convert(Kind.FP_TO_FP_FROM_SBV, sort, vector);
  }

  private Term convert(Kind kind, dev.waymark.term.Sort sort, Term operand) {
    FloatFormat format = FloatFormat.of(sort);
    return references.make(
        () ->
            manager.mk_term(
                kind, toNearest, operand, format.exponentBits(), format.significandBits()));
  }

  @Override
  public Term toSigned(int width, Term number) {
    return references.make(() -> manager.mk_term(Kind.FP_TO_SBV, toZero, number, width));
  }

  @Override
  public boolean supports(SmtOperator operator) {
    return true;
  }

  /** Twice as deep takes ten seconds to translate into bits, whatever the limits. */
  @Override
  public int depthLimit() {
    return 10_000;
  }
}
