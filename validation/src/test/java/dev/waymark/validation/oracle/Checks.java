package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** What the implicit checks mean. */
final class Checks {
  private final Linker linker;
  private final Tracer tracer;

  Checks(Linker linker, Tracer tracer) {
    this.tracer = tracer;
    this.linker = linker;
  }

  boolean passes(Check check, Frame frame) {
    if (check instanceof Check.Null c) {
      return frame.read(c.object()) != null;
    }
    if (check instanceof Check.Bounds c) {
      int index = frame.intOf(c.index());
      Object array = array(c.array(), frame);
      tracer.readsPart(array, ".length");
      return 0 <= index && index < Array.getLength(array);
    }
    if (check instanceof Check.Divisor c) {
      return isNotZero(c.divisor(), frame);
    }
    if (check instanceof Check.Size c) {
      return c.lengths().stream().map(frame::intOf).toList().stream().allMatch(n -> n >= 0);
    }
    return fits(check, frame);
  }

  private static boolean isNotZero(Operand divisor, Frame frame) {
    if (divisor.kind() != Kind.INT && divisor.kind() != Kind.LONG) {
      throw new EvaluatorBug("check of a divisor of kind " + divisor.kind());
    }
    return frame.bits(divisor, divisor.kind()) != 0;
  }

  private boolean fits(Check check, Frame frame) {
    if (check instanceof Check.Cast c) {
      return isNullOr(linker.type(c.type()), frame.read(c.object()));
    }
    Check.Store c = (Check.Store) check;
    Class<?> element = array(c.array(), frame).getClass().getComponentType();
    return isNullOr(element, frame.read(c.value()));
  }

  private static boolean isNullOr(Class<?> type, @Nullable Object value) {
    if (value instanceof NumberConstant) {
      throw new EvaluatorBug("check of the type of a number: " + value);
    }
    return value == null || type.isInstance(value);
  }

  private static Object array(Operand array, Frame frame) {
    return Values.present(frame.read(array));
  }
}
