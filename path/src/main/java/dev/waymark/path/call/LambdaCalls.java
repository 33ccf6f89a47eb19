package dev.waymark.path.call;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Lambda;
import dev.waymark.path.heap.Types;
import dev.waymark.path.state.LambdaApplication;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes lambdas, and the arguments for the methods behind them. */
public final class LambdaCalls {
  private final Heap heap;
  private final Types types;
  private final LambdaConversions conversions;

  public LambdaCalls(Heap heap, Types types, LambdaConversions conversions) {
    this.heap = heap;
    this.types = types;
    this.conversions = conversions;
  }

  /** The lambda that {@code call} in {@code maker} makes; null if it makes something else. */
  @Nullable PathValue create(MethodModel maker, InvokeDynamic call, List<PathValue> captured) {
    Lambda lambda = Lambda.of(call);
    return lambda == null ? null : heap.add(new HeapObject.Function(lambda, maker, captured));
  }

  /** What the method behind {@code function} is given, if that is called with {@code arguments}. */
  List<PathValue> arguments(HeapObject.Function function, List<PathValue> arguments) {
    Lambda lambda = function.lambda();
    List<PathValue> all = new ArrayList<>(function.captured());
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
  private void checkFits(PathValue value, String type) {
    if (value instanceof PathValue.Reference reference
        && !types.isA(heap.get(reference).type(), Types.named(type))) {
      throw new LostTrack("what a lambda does with an argument of another type");
    }
  }

  /** What {@code application} makes of a result; null if the caller gets none. */
  @Nullable PathValue result(LambdaApplication application, @Nullable PathValue returned) {
    if (!application.hasResult()) {
      return null;
    }
    PathValue made = application.made();
    PathValue value = made == null ? returned : made;
    if (value == null) {
      throw new LostTrack("the result of a lambda that has none");
    }
    return conversions.convert(value, application.from(), application.to());
  }
}
