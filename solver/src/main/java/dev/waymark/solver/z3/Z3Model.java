package dev.waymark.solver.z3;

import com.microsoft.z3.Expr;
import com.microsoft.z3.Model;
import java.util.List;
import java.util.function.ToLongFunction;

/** Reads values of unknowns, which are truth values or bit vectors. */
final class Z3Model implements ToLongFunction<Expr<?>> {
  private final Model model;
  private final List<Object> kept;

  /** A reader that adds what must be kept alive to {@code kept}. */
  Z3Model(Model model, List<Object> kept) {
    this.model = model;
    this.kept = kept;
  }

  @Override
  public long applyAsLong(Expr<?> unknown) {
    Expr<?> value = model.eval(unknown, true);
    kept.add(value);
    if (value.isBool()) {
      return value.isTrue() ? 1 : 0;
    }
    return Long.parseUnsignedLong(value.toString());
  }
}
