package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.real.coverage.BranchKey;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.coverage.MeasuringLoader;
import dev.waymark.benchmarks.real.coverage.ProbedBranches;
import dev.waymark.benchmarks.real.coverage.Probes;
import dev.waymark.benchmarks.real.coverage.Rewriter;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.benchmarks.real.witness.Sighting;
import dev.waymark.benchmarks.real.witness.Witness;
import dev.waymark.program.branch.Branch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tests that were written, compiled.
 *
 * @param place where they are
 * @param names their classes
 */
record WrittenSuite(List<Path> classPath, Path place, List<String> names, List<String> complaints) {
  /** Compiles what {@code generated} holds, beside it. */
  static WrittenSuite of(Generated generated) {
    Map<String, String> sources = generated.sources();
    List<String> names = sources.keySet().stream().map(name -> name.replace('/', '.')).toList();
    Path place = generated.folder().resolve("compiled");
    List<String> complaints =
        new TestsRun.Suite(names, place, generated.classPath()).compile(sources);
    return new WrittenSuite(generated.classPath(), place, names, complaints);
  }

  private List<Path> places() {
    List<Path> places = new ArrayList<>(List.of(place));
    places.addAll(classPath);
    return places;
  }

  /** The tests of the class {@code type} and of what is nested in it. */
  List<String> of(String type) {
    return names.stream()
        .filter(name -> name.matches("trust\\." + type + "(_.*|[A-Z].*)?"))
        .toList();
  }

  /** The explicit branches that the tests take, as code tells of its turns, by label. */
  Set<String> taken(String type, Branches branches) {
    Witness witness = new Witness(branches.program());
    witness.reject();
    run(type, witness);
    witness.accept(() -> "tests");
    Set<String> keys =
        witness.sightings().stream().map(Sighting::branch).collect(Collectors.toSet());
    return labels(branches, branch -> keys.contains(BranchKey.of(branch)));
  }

  /** The explicit branches that JaCoCo sees the tests take, by label. */
  Set<String> probed(String type, Branches branches) {
    Probes probes = new Probes();
    run(type, probes);
    var seen = ProbedBranches.of(branches.program(), Extent.of("trust." + type), probes.copy());
    return labels(branches, seen.covered()::contains);
  }

  /** The explicit branches after which an exception may come before JaCoCo's next probe. */
  static Set<String> interruptible(String type, Branches branches) {
    var seen =
        ProbedBranches.of(branches.program(), Extent.of("trust." + type), new Probes().copy());
    return labels(branches, seen.interruptible()::contains);
  }

  static Set<String> labels(Branches branches, java.util.function.Predicate<Branch> isMeant) {
    Map<String, Branch> found = new LinkedHashMap<>(branches.byLabel());
    found.values().removeIf(isMeant.negate());
    return new LinkedHashSet<>(found.keySet());
  }

  /** One after the other: tests change what is global. */
  private void run(String type, Rewriter rewriter) {
    Processors.alone(() -> load(type, rewriter));
  }

  private void load(String type, Rewriter rewriter) {
    try (MeasuringLoader loader =
        new MeasuringLoader(
            places(), Extent.of("trust." + type), rewriter, WrittenSuite.class.getClassLoader())) {
      SuiteRunner.run(loader, of(type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
