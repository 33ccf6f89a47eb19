package dev.waymark.benchmarks.synthetic;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;

/** Runs a compiled synthetic program with random ints, and lets JaCoCo count. */
final class RandomCoverage extends ClassLoader {
  private final Path classes;
  private final LoggerRuntime runtime = new LoggerRuntime();
  private final RuntimeData data = new RuntimeData();

  private RandomCoverage(Path classes) throws Exception {
    super(RandomCoverage.class.getClassLoader());
    this.classes = classes;
    runtime.startup(data);
  }

  /** What {@code runs} runs of {@code program}, which was compiled to {@code classes}, cover. */
  static CoverageBuilder of(SyntheticProgram program, Path classes, int runs) throws Exception {
    return new RandomCoverage(classes).run(program, runs);
  }

  private CoverageBuilder run(SyntheticProgram program, int runs) throws Exception {
    Class<?> type = loadClass(program.entryClass().replace('/', '.'));
    Method entry =
        Arrays.stream(type.getMethods())
            .filter(method -> method.getName().equals(SyntheticProgram.ENTRY_METHOD))
            .findFirst()
            .orElseThrow();
    Random random = new Random(7);
    for (int i = 0; i < runs; i++) {
      Object[] arguments = new Object[program.parameters()];
      Arrays.setAll(arguments, j -> number(random));
      entry.invoke(null, arguments);
    }
    ExecutionDataStore store = new ExecutionDataStore();
    data.collect(store, new SessionInfoStore(), false);
    runtime.shutdown();
    CoverageBuilder coverage = new CoverageBuilder();
    new Analyzer(store, coverage).analyzeAll(classes.toFile());
    return coverage;
  }

  /** Small numbers as often as others. */
  private static int number(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(21) - 10;
      case 1 -> random.nextInt(201) - 100;
      case 2 -> random.nextInt(4_001) - 2_000;
      default -> random.nextInt();
    };
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try {
      Path file = classes.resolve(name.replace('.', '/') + ".class");
      byte[] bytes = new Instrumenter(runtime).instrument(Files.readAllBytes(file), name);
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
