package dev.waymark.benchmarks;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.InstrumentingLoader;
import dev.waymark.probe.Limits;
import dev.waymark.probe.Probe;
import dev.waymark.probe.Shadow;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** What instrumentation costs a method that runs on concrete and on symbolic data. */
final class ExecutorTable implements Table {
  private static final Limits WIDE =
      new Limits(Integer.MAX_VALUE, 10_000, Integer.MAX_VALUE, Integer.MAX_VALUE / 2);
  private static final int LENGTH = 300;
  private static final long QUICK_NANOS = 700_000_000L;
  private static final long FULL_NANOS = 4_000_000_000L;

  /** A method, how to make its arguments, and how often a batch calls it. */
  private record Case(
      String name, String method, MethodType type, Supplier<Object> argument, int calls) {}

  private static final List<Case> CASES =
      List.of(
          new Case("triangle", "triangle", of(int.class, 3), () -> 7, 1000),
          new Case("int loop", "intLoop", of(int.class, 1), () -> 7, 1),
          new Case(
              "long loop", "longLoop", MethodType.methodType(long.class, long.class), () -> 7L, 1),
          new Case(
              "sort int[300]",
              "sort",
              MethodType.methodType(int.class, int[].class),
              () -> new Random(1).ints(LENGTH).toArray(),
              10),
          new Case("recursion", "fibonacci", of(int.class, 1), () -> 20, 10),
          new Case("fields, calls", "accounts", of(int.class, 1), () -> 5, 10));

  private static MethodType of(Class<?> type, int parameters) {
    return MethodType.methodType(type, java.util.Collections.nCopies(parameters, type));
  }

  @Override
  public String name() {
    return "executor";
  }

  @Override
  public String summary() {
    return "instrumented against plain code; minimum of repeated batches after warm-up";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("case", 16),
        Column.number("plain_ns"),
        Column.number("concrete_ratio"),
        Column.number("symbolic_ratio"));
  }

  @Override
  public void run(Options options, Results results) {
    long budget = options.effort() == Effort.QUICK ? QUICK_NANOS : FULL_NANOS;
    CASES.forEach(each -> measure(each, budget, results));
  }

  private static void measure(Case each, long budget, Results results) {
    MethodHandle plain = find(each, loader(null));
    MethodHandle instrumented = find(each, loader(instrumenter()));
    double base = time(each, plain, budget);
    double concrete = time(each, instrumented, budget);
    double symbolic = timeSymbolic(each, instrumented, budget);
    results.row(each.name, (long) base, concrete / base, symbolic / base);
  }

  private static double time(Case each, MethodHandle method, long budget) {
    double best = Double.MAX_VALUE;
    for (long end = System.nanoTime() + budget; System.nanoTime() < end; ) {
      Object[] arguments = arguments(each);
      long start = System.nanoTime();
      for (int k = 0; k < each.calls; k++) {
        call(method, arguments[k]);
      }
      best = Math.min(best, (System.nanoTime() - start) / (double) each.calls);
    }
    return best;
  }

  private static double timeSymbolic(Case each, MethodHandle method, long budget) {
    int token = Probe.token(each.method, each.type.toMethodDescriptorString());
    double best = Double.MAX_VALUE;
    for (long end = System.nanoTime() + budget; System.nanoTime() < end; ) {
      Object[] arguments = arguments(each);
      long start = System.nanoTime();
      for (int k = 0; k < each.calls; k++) {
        Probe.begin(WIDE);
        pass(token, arguments[k], each.type.parameterCount());
        call(method, arguments[k]);
        Probe.end();
      }
      best = Math.min(best, (System.nanoTime() - start) / (double) each.calls);
    }
    return best;
  }

  private static void pass(int token, Object argument, int count) {
    if (argument instanceof int[] values) {
      Shadow[] elements = new Shadow[values.length];
      for (int i = 0; i < values.length; i++) {
        elements[i] = Probe.symbol(i, 'I', values[i]);
      }
      Probe.array(values, null, elements);
    } else {
      Shadow[] symbols = new Shadow[count];
      for (int i = 0; i < count; i++) {
        symbols[i] =
            Probe.symbol(i, argument instanceof Long ? 'J' : 'I', ((Number) argument).longValue());
      }
      Probe.pass(token, symbols);
    }
  }

  private static Object[] arguments(Case each) {
    Object[] arguments = new Object[each.calls];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = each.argument.get();
    }
    return arguments;
  }

  private static void call(MethodHandle method, Object argument) {
    try {
      Object unused = method.invokeExact(argument);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static Instrumenter instrumenter() {
    return new Instrumenter(new Program(classes()), name -> name.contains("ExecutorCases"));
  }

  private static ClassLoader loader(@org.jspecify.annotations.Nullable Instrumenter instrumenter) {
    return new InstrumentingLoader(
        new Only(classes()), instrumenter, ExecutorTable.class.getClassLoader());
  }

  /** The cases alone; the table itself stays where it is. */
  private record Only(ClassSource source) implements ClassSource {
    @Override
    public byte @org.jspecify.annotations.Nullable [] find(String name) {
      return name.contains("ExecutorCases") ? source.find(name) : null;
    }

    @Override
    public List<String> names() {
      return source.names();
    }
  }

  private static ClassSource classes() {
    try {
      var code = ExecutorCases.class.getProtectionDomain().getCodeSource().getLocation();
      return ClassPath.open(Path.of(code.toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The method as one of a single argument, which stands for all. */
  private static MethodHandle find(Case each, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(ExecutorCases.class.getName(), true, loader);
      MethodHandle method = MethodHandles.publicLookup().findStatic(type, each.method, each.type);
      int[] first = new int[each.type.parameterCount()];
      MethodType single = MethodType.methodType(each.type.returnType(), each.type.parameterType(0));
      return MethodHandles.permuteArguments(method, single, first)
          .asType(MethodType.methodType(Object.class, Object.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
