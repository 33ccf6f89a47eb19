package dev.waymark.solver.z3;

import com.microsoft.z3.Expr;
import com.microsoft.z3.Model;
import java.util.function.ToLongFunction;

/** Reads values of unknowns, which are truth values or bit vectors. */
final class Z3Model implements ToLongFunction<Expr<?>> {
  private final Model model;

  Z3Model(Model model) {
    this.model = model;
  }

  @Override
  public long applyAsLong(Expr<?> unknown) {
    Expr<?> value = model.eval(unknown, true);
    if (value.isBool()) {
      return value.isTrue() ? 1 : 0;
    }
    return Long.parseUnsignedLong(value.toString());
  }
}
