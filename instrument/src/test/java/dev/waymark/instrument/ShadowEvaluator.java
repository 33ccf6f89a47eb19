package dev.waymark.instrument;

import dev.waymark.probe.shadow.ChoiceShadow;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.SelectShadow;
import dev.waymark.probe.shadow.Shadow;
import dev.waymark.probe.shadow.SymbolShadow;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.UnaryOperator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Computes shadows from their leaves, with the operator table of the program model. */
final class ShadowEvaluator {
  private static final List<BinaryOperator> BINARY = List.of(BinaryOperator.values());
  private static final List<UnaryOperator> UNARY = List.of(UnaryOperator.values());

  private final Map<Integer, Long> inputs;
  private final Map<Shadow, Long> known = new HashMap<>();

  ShadowEvaluator(Map<Integer, Long> inputs) {
    this.inputs = inputs;
  }

  /** The value of {@code shadow}; {@code constant} if it is null. Without recursion. */
  long value(@Nullable Shadow shadow, long constant) {
    if (shadow == null) {
      return constant;
    }
    Deque<Shadow> pending = new ArrayDeque<>();
    pending.push(shadow);
    while (!pending.isEmpty()) {
      Shadow top = pending.peek();
      List<Shadow> missing = operands(top).filter(o -> !known.containsKey(o)).toList();
      missing.forEach(pending::push);
      if (missing.isEmpty()) {
        known.put(pending.pop(), compute(top));
      }
    }
    return Objects.requireNonNull(known.get(shadow));
  }

  private static Stream<Shadow> operands(Shadow shadow) {
    Stream.Builder<@Nullable Shadow> all = Stream.builder();
    all.add(shadow.left()).add(shadow.right());
    if (shadow instanceof SelectShadow select) {
      for (int i = 0; i < select.size(); i++) {
        all.add(select.element(i));
      }
    } else if (shadow instanceof ChoiceShadow choice) {
      all.add(choice.written()).add(choice.kept());
    }
    return all.build().filter(Objects::nonNull).map(Objects::requireNonNull);
  }

  private long of(@Nullable Shadow shadow, long constant) {
    return shadow == null ? constant : Objects.requireNonNull(known.get(shadow));
  }

  private long compute(Shadow shadow) {
    if (shadow instanceof SymbolShadow symbol) {
      return Objects.requireNonNull(inputs.get(symbol.index()));
    }
    if (shadow instanceof SelectShadow select) {
      int index = (int) of(select.left(), 0);
      return of(select.element(index), select.value(index));
    }
    if (shadow instanceof ChoiceShadow choice) {
      return of(choice.left(), 0) == choice.position()
          ? of(choice.written(), choice.writtenValue())
          : of(choice.kept(), choice.keptValue());
    }
    return operator(shadow);
  }

  private long operator(Shadow shadow) {
    int code = shadow.operation();
    long a = of(shadow.left(), shadow.constant());
    long b = of(shadow.right(), shadow.constant());
    if (isUnary(code)) {
      int place = code < Operation.I2L ? code - Operation.INEG : code - Operation.I2L + 4;
      return UNARY.get(place).evaluate(a);
    }
    return binary(code).evaluate(a, b);
  }

  private static boolean isUnary(int code) {
    return (Operation.INEG <= code && code <= Operation.DNEG)
        || (Operation.I2L <= code && code <= Operation.I2S);
  }

  private static BinaryOperator binary(int code) {
    if (code >= Operation.LCMP) {
      return BINARY.get(BINARY.indexOf(BinaryOperator.LCMP) + code - Operation.LCMP);
    }
    return code >= Operation.ISHL
        ? BINARY.get(BINARY.indexOf(BinaryOperator.ISHL) + code - Operation.ISHL)
        : BINARY.get(code - Operation.IADD);
  }
}
