package dev.waymark.benchmarks.real.coverage;

import dev.waymark.program.ClassSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionDataStore;

/**
 * The branches of an extent that JaCoCo counts, by line. A line without branches is not there.
 *
 * @param lines by number in the one source file
 */
public record BranchCounts(Map<Integer, Count> lines) {
  /** How many branches there are, and how many of them are covered. */
  public record Count(int total, int covered) {
    static final Count NONE = new Count(0, 0);

    @Override
    public String toString() {
      return covered + "/" + total;
    }

    /** The sum of both. */
    public Count plus(Count other) {
      return new Count(total + other.total, covered + other.covered);
    }
  }

  /** What {@code data} covers of {@code extent}. */
  public static BranchCounts of(ClassSource classes, Extent extent, ExecutionDataStore data) {
    Map<Integer, Count> lines = new TreeMap<>();
    Extent.Methods methods = extent.methods(classes);
    Analyzer analyzer =
        new Analyzer(
            data,
            type ->
                type.getMethods().stream()
                    .filter(method -> methods.includes(method.getName()))
                    .forEach(method -> add(method, lines)));
    for (String name : extent.classes(classes)) {
      byte[] bytes = Objects.requireNonNull(classes.find(name), name);
      try {
        analyzer.analyzeClass(bytes, name);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return new BranchCounts(lines);
  }

  private static void add(IMethodCoverage method, Map<Integer, Count> lines) {
    for (int line = method.getFirstLine(); line <= method.getLastLine(); line++) {
      ICounter counter = method.getLine(line).getBranchCounter();
      if (counter.getTotalCount() > 0) {
        Count count = new Count(counter.getTotalCount(), counter.getCoveredCount());
        lines.merge(line, count, Count::plus);
      }
    }
  }

  /** The branches of a line. */
  public Count at(int line) {
    return lines.getOrDefault(line, Count.NONE);
  }

  public int total() {
    return sum().total;
  }

  public int covered() {
    return sum().covered;
  }

  private Count sum() {
    return lines.values().stream().reduce(Count.NONE, Count::plus);
  }
}
