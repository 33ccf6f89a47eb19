package dev.waymark.solver;

import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Limits;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A stack that the contract must hold for. */
record Subject(Backend first, Set<Layer> layers) {
  private static final Limits LIMITS = Limits.ofTime(Duration.ofSeconds(20));

  /** Both backends bare in both modes and with all layers; then each layer on a fast backend. */
  static Stream<Subject> all() {
    return Stream.concat(
        Stream.of(Backend.values()).flatMap(Subject::of),
        EnumSet.complementOf(EnumSet.of(Layer.INCREMENTAL)).stream()
            .map(layer -> new Subject(fastest(), EnumSet.of(layer))));
  }

  private static Backend fastest() {
    return SolverStack.isAvailable(Backend.BITWUZLA) ? Backend.BITWUZLA : Backend.Z3;
  }

  private static Stream<Subject> of(Backend backend) {
    return Stream.of(
        new Subject(backend, EnumSet.noneOf(Layer.class)), bare(backend), complete(backend));
  }

  /** Both backends bare, and what is used by default. */
  static Stream<Subject> essential() {
    return Stream.of(bare(Backend.Z3), bare(Backend.BITWUZLA), complete(Backend.Z3));
  }

  /** Those with which floats are quick. */
  static Stream<Subject> withBitwuzla() {
    return Stream.of(bare(Backend.BITWUZLA), complete(Backend.Z3)).filter(Subject::hasBitwuzla);
  }

  /** A backend without layers, working as it does under them. */
  static Subject bare(Backend backend) {
    return new Subject(backend, EnumSet.of(Layer.INCREMENTAL));
  }

  private static Subject complete(Backend backend) {
    return new Subject(backend, EnumSet.allOf(Layer.class));
  }

  SolverStack open() {
    return open(LIMITS);
  }

  SolverStack open(Limits limits) {
    return builder().limits(limits).build();
  }

  SolverStack.Builder builder() {
    Assumptions.assumeTrue(SolverStack.isAvailable(first), "no native library for this platform");
    return SolverStack.builder().first(first).layers(layers);
  }

  /** Whether Bitwuzla is asked about floats. */
  boolean hasBitwuzla() {
    return SolverStack.isAvailable(Backend.BITWUZLA)
        && (first == Backend.BITWUZLA || layers.contains(Layer.SECOND));
  }
}
