package dev.waymark.path;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes lambdas, and the arguments for the methods behind them. */
final class Lambdas {
  private final Heap heap;
  private final Types types;
  private final Conversions conversions;

  Lambdas(Heap heap, Types types, Conversions conversions) {
    this.heap = heap;
    this.types = types;
    this.conversions = conversions;
  }

  /** The lambda that {@code call} in {@code maker} makes; null if it makes something else. */
  @Nullable Value create(MethodModel maker, InvokeDynamic call, List<Value> captured) {
    Lambda lambda = Lambda.of(call);
    return lambda == null ? null : heap.add(new HeapObject.Function(lambda, maker, captured));
  }

  /** What the method behind {@code function} is given, if that is called with {@code arguments}. */
  List<Value> arguments(HeapObject.Function function, List<Value> arguments) {
    Lambda lambda = function.lambda();
    List<Value> all = new ArrayList<>(function.captured());
    all.addAll(arguments);
    List<String> passed = lambda.passed();
    List<String> taken = lambda.taken();
    for (int i = 0; i < all.size(); i++) {
      checkFits(all.get(i), passed.get(i));
      all.set(i, conversions.convert(all.get(i), passed.get(i), taken.get(i)));
    }
    return all;
  }

  /** Generic code may hand over anything, at which the JVM would throw. */
  private void checkFits(Value value, String type) {
    if (value instanceof Value.Reference reference
        && !types.isA(heap.get(reference).type(), Types.named(type))) {
      throw new LostTrack("what a lambda does with an argument of another type");
    }
  }

  /** What {@code application} makes of a result; null if the caller gets none. */
  @Nullable Value result(Application application, @Nullable Value returned) {
    if (!application.hasResult()) {
      return null;
    }
    Value made = application.made();
    Value value = made == null ? returned : made;
    if (value == null) {
      throw new LostTrack("the result of a lambda that has none");
    }
    return conversions.convert(value, application.from(), application.to());
  }
}
