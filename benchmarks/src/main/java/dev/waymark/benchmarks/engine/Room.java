package dev.waymark.benchmarks.engine;

import java.util.List;

/**
 * Code that proofs rest on.
 *
 * @param name for the table
 * @param module where it is
 * @param classes what is mutated, as PIT names classes
 * @param tests what has to notice
 * @param slow tests that are left out, for they take too long
 * @param perClass the most mutations of a class, so that all rooms together have about 500
 */
record Room(
    String name,
    String module,
    List<String> classes,
    List<String> tests,
    List<String> slow,
    int perClass) {
  static final List<Room> ALL =
      List.of(
          new Room(
              "term: simplification",
              "term",
              List.of("dev.waymark.term.simplify.*"),
              List.of("dev.waymark.term.*"),
              List.of("*DeepTermTest"),
              9),
          new Room(
              "term: intervals",
              "term",
              List.of("dev.waymark.term.interval.*", "dev.waymark.term.Interval"),
              List.of("dev.waymark.term.*"),
              List.of("*DeepTermTest"),
              14),
          new Room(
              "solver: layers",
              "solver",
              List.of("dev.waymark.solver.internal.layer.*"),
              List.of("dev.waymark.solver.internal.layer.*", "dev.waymark.solver.AnswersTest"),
              List.of(),
              6),
          new Room(
              "explore: verdicts",
              "explore",
              List.of(
                  "dev.waymark.explore.verdict.Closure",
                  "dev.waymark.explore.verdict.Proof",
                  "dev.waymark.explore.verdict.PureJdkCode",
                  "dev.waymark.explore.verdict.Verdict*",
                  "dev.waymark.explore.verdict.VmErrors",
                  "dev.waymark.explore.verdict.WaysIn*",
                  "dev.waymark.explore.verdict.Prologue"),
              List.of("dev.waymark.explore.verdict.*"),
              List.of(),
              14));

  /** The same with a sample of the mutations. */
  Room sampled() {
    return new Room(name, module, classes, tests, slow, 1);
  }
}
