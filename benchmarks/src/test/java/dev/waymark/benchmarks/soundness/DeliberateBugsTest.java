package dev.waymark.benchmarks.soundness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The harness finds what is wrong with engines that are wrong on purpose. */
class DeliberateBugsTest {
  /** Takes whatever it does not know for infeasible, after a single run. */
  private static Findings hasty(Bed bed, Entry entry, Configuration configuration) {
    Job job = bed.job(entry, configuration);
    Bounds bounds = job.settings().bounds();
    Budget one = new Budget(1, Duration.ofSeconds(5));
    Settings settings = new Settings(Criterion.BRANCH, one, bounds, 0);
    Findings found = bed.explore(job.with(settings, job.doubts(), job.bounds()), configuration);
    Proof proof = new Proof(Proof.Kind.EXHAUSTED_TREE, Proof.Scope.ENTRIES, List.of(), List.of());
    Map<Objective, Verdict> verdicts = new LinkedHashMap<>(found.verdicts());
    verdicts.replaceAll((o, v) -> v instanceof Verdict.Open ? proof.verdict() : v);
    return new Findings(
        entry, found.tests(), verdicts, found.stopReason(), found.statistics(), found.doubts());
  }

  /** Never asks what code may reach. */
  private static Findings careless(Bed bed, Entry entry, Configuration configuration) {
    Job job = bed.job(entry, configuration);
    return bed.explore(job.with(job.settings(), Set.of(), Set.of()), configuration);
  }

  @Test
  void aHastyEngineIsCaughtAndTheProgramMadeSmall() {
    Examination examination = new Examination(DeliberateBugsTest::hasty, 10, 60);
    RandomPrograms programs = new RandomPrograms(examination, Bed.ownJava());
    List<RandomProgram> wrong = new ArrayList<>();
    programs.examine(
        RandomPrograms.of(0, 4),
        List.of(Configuration.USUAL),
        (program, report) -> {
          if (!report.contradictions().isEmpty()) {
            wrong.add(program);
          }
        });
    assertTrue(!wrong.isEmpty(), "no contradiction was found");
    RandomProgram first = wrong.get(0);
    String small = programs.shrink(first, Configuration.USUAL);
    assertTrue(small.contains("is infeasible (exhausted tree)"), small);
    assertTrue(small.contains("simplest input: ("), small);
    assertTrue(small.length() < first.source().length() * 2 / 3, first.source() + small);
  }

  /** Random bytes are what the program says they are not. */
  @Test
  void aCarelessEngineIsCaught() {
    String text =
        """
        static int entry(int a) {
          byte[] some = new byte[8];
          new java.util.Random().nextBytes(some);
          int sum = 0;
          for (byte each : some) { if (each < 0) sum++; }
          if (sum > 4) { return 1; }
          return 0;
        }
        """;
    RandomProgram program = new RandomProgram("Chance", Piece.of(Piece.Sort.PROGRAM, text));
    assertTrue(contradictions(DeliberateBugsTest::careless, program) > 0);
    assertEquals(0, contradictions(Examination.OURS, program));
  }

  private static int contradictions(Engine engine, RandomProgram program) {
    int[] found = new int[1];
    new RandomPrograms(new Examination(engine, 30, 60), Bed.ownJava())
        .examine(
            List.of(program),
            List.of(Configuration.USUAL),
            (each, report) -> found[0] = report.contradictions().size());
    return found[0];
  }
}
