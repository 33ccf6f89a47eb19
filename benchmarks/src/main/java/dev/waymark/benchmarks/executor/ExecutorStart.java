package dev.waymark.benchmarks.executor;

import dev.waymark.benchmarks.executor.ExecutorClock.Cost;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.InstrumentingLoader;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.Recording;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.PathLog;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.run.Trace;
import dev.waymark.probe.shadow.Shadow;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a JVM of its own measures: a method as it is, then instrumented, in one way. */
public final class ExecutorStart {
  private static final RunLimits WIDE =
      new RunLimits(Integer.MAX_VALUE, 10_000, Integer.MAX_VALUE, Integer.MAX_VALUE / 2);

  /** How instrumented code runs. */
  enum Data {
    CONCRETE,
    SYMBOLIC,
    /** On symbolic data, and it records whole paths. */
    WHOLE_PATH
  }

  private ExecutorStart() {}

  /**
   * Writes what a call of the plain method takes, and of the instrumented one, in nanoseconds.
   *
   * @param args a method of {@link ExecutorCases}, a {@link Data}, nanoseconds for each measurement
   */
  public static void main(String[] args) {
    ExecutorCase each = ExecutorCase.of(args[0]);
    long budget = Long.parseLong(args[2]);
    Data data = Data.valueOf(args[1]);
    Recording recording =
        data == Data.WHOLE_PATH ? Recording.WHOLE_PATHS : Recording.SYMBOLIC_BRANCHES;
    MethodHandle plain = find(each, loader(null));
    MethodHandle instrumented = find(each, loader(instrumenter(recording)));
    int token = Probe.token(each.method(), each.type().toMethodDescriptorString());
    Cost base = ExecutorClock.time(each.batch(), budget, arguments -> call(plain, arguments));
    Cost cost =
        ExecutorClock.time(
            each.batch(),
            budget,
            switch (data) {
              case CONCRETE -> arguments -> call(instrumented, arguments);
              case SYMBOLIC -> arguments -> run(instrumented, token, 0, arguments);
              case WHOLE_PATH -> arguments -> recorded(instrumented, token, arguments);
            });
    if (!Objects.equals(base.result(), cost.result())) {
      throw new IllegalStateException("instrumented code returns something else");
    }
    System.out.println(base.nanos() + " " + cost.nanos());
  }

  /** A run that records its whole path. */
  private static Object recorded(MethodHandle method, int token, Object[] arguments) {
    Object result = run(method, token, PathLog.MOST, arguments);
    if (PathLog.isEmpty() || PathLog.isTruncated()) {
      throw new IllegalStateException("the path is not whole");
    }
    return result;
  }

  /** A run as the target JVM does it. */
  private static Object run(MethodHandle method, int token, int pathEvents, Object[] arguments) {
    Trace trace = Probe.begin(WIDE);
    if (pathEvents > 0) {
      Probe.recordWholePath(pathEvents);
    }
    Probe.pass(token, symbols(arguments));
    Object result = call(method, arguments);
    Probe.result(token, ((Number) result).longValue());
    Probe.end();
    if (!trace.incompleteness().isEmpty()) {
      throw new IllegalStateException("incomplete: " + trace.incompleteness());
    }
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

  private static Instrumenter instrumenter(Recording recording) {
    return new Instrumenter(
        new Program(classes()),
        name -> name.contains("ExecutorCases"),
        new LabelTable(Map.of()),
        recording);
  }

  private static ClassLoader loader(@Nullable Instrumenter instrumenter) {
    return new InstrumentingLoader(
        new Only(classes()), instrumenter, ExecutorStart.class.getClassLoader());
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
  private static MethodHandle find(ExecutorCase each, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(ExecutorCases.class.getName(), true, loader);
      MethodHandle method =
          MethodHandles.publicLookup().findStatic(type, each.method(), each.type());
      return method
          .asSpreader(Object[].class, each.type().parameterCount())
          .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
