package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.real.coverage.BranchKey;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.coverage.MeasuringLoader;
import dev.waymark.benchmarks.real.coverage.ProbedBranches;
import dev.waymark.benchmarks.real.coverage.Probes;
import dev.waymark.benchmarks.real.coverage.Rewriter;
import dev.waymark.benchmarks.real.witness.Sighting;
import dev.waymark.benchmarks.real.witness.Witness;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Calls that take branches: the public methods of {@code XRefuted}, each in classes that were never
 * used before, as in a new JVM.
 */
record Refutations(Branches branches, List<Path> classPath) {
  /** What calls begin with that refute only claims without bounds and assumptions. */
  private static final String BEYOND = "beyond";

  /** The labels of the branches of {@code type} that its refutations take. */
  Set<String> taken(String type) {
    return taken(type, name -> !name.startsWith(BEYOND));
  }

  /** The same for calls beyond bounds and assumptions. */
  Set<String> takenBeyond(String type) {
    return taken(type, name -> name.startsWith(BEYOND));
  }

  private Set<String> taken(String type, Predicate<String> isMeant) {
    Witness witness = new Witness(branches.program());
    for (String name : names(type).stream().filter(isMeant).toList()) {
      witness.reject();
      run(type, name, witness);
      witness.accept(() -> name);
    }
    Set<String> keys =
        witness.sightings().stream().map(Sighting::branch).collect(Collectors.toSet());
    return WrittenSuite.labels(branches, branch -> keys.contains(BranchKey.of(branch)));
  }

  private List<String> names(String type) {
    try (MeasuringLoader loader = loader(type, (bytes, name) -> bytes)) {
      return Arrays.stream(refuted(loader, type).getDeclaredMethods())
          .filter(method -> !method.isSynthetic())
          .map(Method::getName)
          .sorted(Comparator.naturalOrder())
          .toList();
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private MeasuringLoader loader(String type, Rewriter rewriter) {
    ClassLoader parent = Refutations.class.getClassLoader();
    return new MeasuringLoader(
        new ArrayList<>(classPath), Extent.of("trust." + type), rewriter, parent);
  }

  private static Class<?> refuted(ClassLoader loader, String type) throws ClassNotFoundException {
    return Class.forName("trust." + type + "Refuted", true, loader);
  }

  /** One after the other, and beside no tests: some change what is global. */
  private void run(String type, String name, Rewriter rewriter) {
    Processors.alone(() -> load(type, name, rewriter));
  }

  private void load(String type, String name, Rewriter rewriter) {
    try (MeasuringLoader loader = loader(type, rewriter)) {
      refuted(loader, type).getMethod(name).invoke(null);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(type + "." + name + " failed", e.getCause());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The labels of the branches of {@code type} that JaCoCo sees its refutations take. */
  Set<String> probed(String type) {
    Probes probes = new Probes();
    names(type).forEach(name -> run(type, name, probes));
    var seen = ProbedBranches.of(branches.program(), Extent.of("trust." + type), probes.copy());
    return WrittenSuite.labels(branches, seen.covered()::contains);
  }
}
