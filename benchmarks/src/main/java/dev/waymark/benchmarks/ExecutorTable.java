package dev.waymark.benchmarks;

import com.sun.management.OperatingSystemMXBean;
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
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What instrumentation costs a method that runs on concrete and on symbolic data. */
final class ExecutorTable implements Table {
  private static final Limits WIDE =
      new Limits(Integer.MAX_VALUE, 10_000, Integer.MAX_VALUE, Integer.MAX_VALUE / 2);
  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int TRIANGLES = 5000;
  private static final int LONGEST_SIDE = 4;
  private static final int ARRAYS = 10;
  private static final int LENGTH = 300;
  private static final long QUICK_NANOS = 400_000_000L;
  private static final long FULL_NANOS = 2_000_000_000L;

  /** A method, and the arguments of the calls of a batch, made anew for each batch. */
  private record Case(String name, String method, MethodType type, Supplier<Object[][]> batch) {}

  private static final Object[][] MIXED = triangles();

  private static final List<Case> CASES =
      List.of(
          new Case("triangle", "triangle", of(int.class, 3), () -> MIXED),
          new Case("int loop", "intLoop", of(int.class, 1), () -> same(1, 7)),
          new Case(
              "long loop",
              "longLoop",
              MethodType.methodType(long.class, long.class),
              () -> same(1, 7L)),
          new Case(
              "sort int[300]",
              "sort",
              MethodType.methodType(int.class, int[].class),
              ExecutorTable::arrays),
          new Case("recursion", "fibonacci", of(int.class, 1), () -> same(10, 20)),
          new Case("fields, calls", "accounts", of(int.class, 1), () -> same(10, 5)));

  private static MethodType of(Class<?> type, int parameters) {
    return MethodType.methodType(type, Collections.nCopies(parameters, type));
  }

  private static Object[][] same(int calls, Object argument) {
    return Stream.generate(() -> new Object[] {argument}).limit(calls).toArray(Object[][]::new);
  }

  /** Of all kinds: on a single one, compilers would leave out the code for the others. */
  private static Object[][] triangles() {
    Random random = new Random(1);
    return Stream.generate(() -> new Object[] {side(random), side(random), side(random)})
        .limit(TRIANGLES)
        .toArray(Object[][]::new);
  }

  private static Object side(Random random) {
    return random.nextInt(LONGEST_SIDE + 1);
  }

  private static Object[][] arrays() {
    return Stream.generate(() -> new Object[] {new Random(1).ints(LENGTH).toArray()})
        .limit(ARRAYS)
        .toArray(Object[][]::new);
  }

  @Override
  public String name() {
    return "executor";
  }

  @Override
  public String summary() {
    return "instrumented against plain code; least CPU time of many batches, and garbage collection";
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
    int token = Probe.token(each.method, each.type.toMethodDescriptorString());
    Cost base = time(each, budget, arguments -> call(plain, arguments));
    Cost concrete = time(each, budget, arguments -> call(instrumented, arguments));
    Cost symbolic = time(each, budget, arguments -> run(instrumented, token, arguments));
    if (!Objects.equals(base.result, concrete.result)
        || !Objects.equals(base.result, symbolic.result)) {
      results.failure(each.name + ": instrumented code returns something else");
    }
    results.row(
        each.name, (long) base.nanos, concrete.nanos / base.nanos, symbolic.nanos / base.nanos);
  }

  /**
   * What a call costs in nanoseconds once it is compiled: the least processor time of this thread
   * over many batches, and its share of what other threads of this JVM do if they collect garbage.
   * Other processes hardly disturb either.
   */
  private static Cost time(Case each, long budget, Function<Object[], Object> call) {
    repeat(each, budget, call);
    long collections = collections();
    long other = otherThreads();
    Batches batches = repeat(each, budget, call);
    double others = collections() == collections ? 0 : Math.max(0, otherThreads() - other);
    return new Cost(batches.best + others / batches.calls, batches.result);
  }

  /** Of one call, and the result of the last one. */
  private record Cost(double nanos, @Nullable Object result) {}

  private record Batches(double best, long calls, @Nullable Object result) {}

  private static Batches repeat(Case each, long budget, Function<Object[], Object> call) {
    double best = Double.MAX_VALUE;
    long calls = 0;
    Object result = null;
    for (long end = ownThread() + budget; ownThread() < end; ) {
      Object[][] batch = each.batch.get();
      long start = ownThread();
      for (Object[] arguments : batch) {
        result = call.apply(arguments);
      }
      best = Math.min(best, (ownThread() - start) / (double) batch.length);
      calls += batch.length;
    }
    return new Batches(best, calls, result);
  }

  private static long collections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }

  private static long ownThread() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private static long otherThreads() {
    return PROCESS.getProcessCpuTime() - ownThread();
  }

  /** A run as the target JVM does it. */
  private static Object run(MethodHandle method, int token, Object[] arguments) {
    Probe.begin(WIDE);
    Probe.pass(token, symbols(arguments));
    Object result = call(method, arguments);
    Probe.result(token, 0);
    Probe.end();
    return result;
  }

  private static Shadow[] symbols(Object[] arguments) {
    if (arguments[0] instanceof int[] values) {
      Shadow[] elements = new Shadow[values.length];
      for (int i = 0; i < values.length; i++) {
        elements[i] = Probe.symbol(i, 'I', values[i]);
      }
      Probe.array(values, null, elements);
      return new Shadow[0];
    }
    Shadow[] symbols = new Shadow[arguments.length];
    char kind = arguments[0] instanceof Long ? 'J' : 'I';
    for (int i = 0; i < symbols.length; i++) {
      symbols[i] = Probe.symbol(i, kind, ((Number) arguments[i]).longValue());
    }
    return symbols;
  }

  private static Object call(MethodHandle method, Object[] arguments) {
    try {
      return method.invokeExact(arguments);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static Instrumenter instrumenter() {
    return new Instrumenter(new Program(classes()), name -> name.contains("ExecutorCases"));
  }

  private static ClassLoader loader(@Nullable Instrumenter instrumenter) {
    return new InstrumentingLoader(
        new Only(classes()), instrumenter, ExecutorTable.class.getClassLoader());
  }

  /** The cases alone; the table itself stays where it is. */
  private record Only(ClassSource source) implements ClassSource {
    @Override
    public byte @Nullable [] find(String name) {
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

  /** The method as one that takes its arguments in an array. */
  private static MethodHandle find(Case each, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(ExecutorCases.class.getName(), true, loader);
      MethodHandle method = MethodHandles.publicLookup().findStatic(type, each.method, each.type);
      return method
          .asSpreader(Object[].class, each.type.parameterCount())
          .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
