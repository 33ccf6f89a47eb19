package dev.waymark.solver;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A stack that the contract must hold for. */
record Subject(Backend first, Set<Layer> layers) {
  private static final Limits LIMITS = Limits.ofTime(Duration.ofSeconds(20));

  /** Both backends bare in both modes and with all layers; then each layer alone. */
  static Stream<Subject> all() {
    return Stream.concat(
        essential(),
        EnumSet.complementOf(EnumSet.of(Layer.INCREMENTAL)).stream()
            .map(layer -> new Subject(Backend.Z3, EnumSet.of(layer))));
  }

  /** Both backends bare in both modes and with all layers. */
  static Stream<Subject> essential() {
    return Stream.of(Backend.values())
        .flatMap(
            backend ->
                Stream.of(
                    new Subject(backend, EnumSet.noneOf(Layer.class)),
                    new Subject(backend, EnumSet.of(Layer.INCREMENTAL)),
                    new Subject(backend, EnumSet.allOf(Layer.class))));
  }

  SolverStack open() {
    return open(LIMITS);
  }

  SolverStack open(Limits limits) {
    Assumptions.assumeTrue(first.isAvailable(), "no native library for this platform");
    return SolverStack.builder().first(first).layers(layers).limits(limits).build();
  }
}
