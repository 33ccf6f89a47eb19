package dev.waymark.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A stack that the contract must hold for. */
record Subject(Backend first, Set<Layer> layers) {
  private static final Limits LIMITS = Limits.ofTime(Duration.ofSeconds(20));

  /** Both backends in both modes, each layer alone, all layers. */
  static Stream<Subject> all() {
    List<Subject> subjects = new ArrayList<>(bare().toList());
    for (Layer layer : EnumSet.complementOf(EnumSet.of(Layer.INCREMENTAL))) {
      subjects.add(new Subject(Backend.Z3, EnumSet.of(layer)));
    }
    subjects.add(new Subject(Backend.Z3, EnumSet.allOf(Layer.class)));
    subjects.add(new Subject(Backend.BITWUZLA, EnumSet.allOf(Layer.class)));
    return subjects.stream();
  }

  /** Both backends in both modes. */
  static Stream<Subject> bare() {
    return Stream.of(Backend.values())
        .flatMap(
            backend ->
                Stream.of(
                    new Subject(backend, EnumSet.noneOf(Layer.class)),
                    new Subject(backend, EnumSet.of(Layer.INCREMENTAL))));
  }

  SolverStack open() {
    return open(LIMITS);
  }

  SolverStack open(Limits limits) {
    Assumptions.assumeTrue(first.isAvailable(), "no native library for this platform");
    return SolverStack.builder().first(first).layers(layers).limits(limits).build();
  }
}
