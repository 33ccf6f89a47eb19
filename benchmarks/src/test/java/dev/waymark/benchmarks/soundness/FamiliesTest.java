package dev.waymark.benchmarks.soundness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.job.Job;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Programs of several classes, and the drivers that bring them into any state. */
class FamiliesTest {
  @Test
  void aFamilyOfASeedIsTheSameAndValid() {
    List<RandomProgram> programs = RandomPrograms.families(0, 100);
    assertEquals(programs, RandomPrograms.families(0, 100));
    MemoryClasses classes = MemoryClasses.compile(programs);
    assertTrue(classes.names().containsAll(List.of("F7", "F7$A", "F7$Node", "F7$Color")));
    assertFalse(classes.names().contains("F7Driver"));
  }

  @Test
  void familiesHaveAllThatStatesComeFrom() {
    String all = RandomPrograms.families(0, 60).stream().map(RandomProgram::source).toList() + "";
    List.of("case RED:", "case \"Aa\":", "b == d", ".set(", "static { ", "extends Node", "A.get(")
        .forEach(each -> assertTrue(all.contains(each), each));
  }

  private static Map<Branch, Long> driven(RandomProgram program, int longest) {
    Program model = new Program(MemoryClasses.compile(List.of(program)));
    Entry entry = Entry.of(model.require(program.name()).require("entry"));
    return Recorder.of(model, entry).orElseThrow().drive(20_000, 4, longest);
  }

  @Test
  void familiesAreDrivenUnlessTheyCannotBeInitialized() {
    List<RandomProgram> programs = RandomPrograms.families(0, 40);
    Program model = new Program(MemoryClasses.compile(programs));
    long driven =
        programs.stream()
            .map(each -> Entry.of(model.require(each.name()).require("entry")))
            .flatMap(each -> Recorder.of(model, each).stream())
            .filter(Recorder::isDriven)
            .count();
    assertEquals(38, driven);
  }

  @Test
  void aDriverIsTheSameEachTime() {
    RandomProgram program = RandomPrograms.families(3, 4).get(0);
    assertEquals(driven(program, 2), driven(program, 2));
  }

  @Test
  void aDriverTakesWhatOnlyAnEarlierCallLeadsTo() {
    String text =
        """
        static int s;
        static int entry(int p0) {
          if (s == 3 && p0 == 2) { return 1; }
          s = p0;
          return 0;
        }
        """;
    Piece members = Piece.of(Piece.Sort.PROGRAM, text);
    RandomProgram program =
        new RandomProgram("States", members, Drivers.plain("States", List.of("int")));
    assertEquals(4, driven(program, 0).size());
    assertTrue(contradictions(FamiliesTest::forgetful, program) > 0);
    assertEquals(0, contradictions(Examination.OURS, program));
  }

  /** Takes every state for the one after initialization, and says so of no bound. */
  private static Findings forgetful(Bed bed, Entry entry, Configuration configuration) {
    Job job = bed.job(entry, configuration);
    Findings found = bed.explore(job, configuration);
    Proof proof = new Proof(Proof.Kind.EXHAUSTED_TREE, Proof.Scope.ENTRIES, List.of(), List.of());
    Map<Objective, Verdict> verdicts = new LinkedHashMap<>(found.verdicts());
    verdicts.replaceAll((o, v) -> v instanceof Verdict.Covered ? v : proof.verdict());
    return new Findings(
        entry, found.tests(), verdicts, found.stopReason(), found.statistics(), found.doubts());
  }

  private static int contradictions(Engine engine, RandomProgram program) {
    List<Contradiction> found = new ArrayList<>();
    new RandomPrograms(new Examination(engine, 5, 20, 10_000), Bed.ownJava())
        .examine(
            List.of(program),
            List.of(Configuration.USUAL),
            (each, report) -> found.addAll(report.contradictions()));
    return found.size();
  }

  @Test
  void aForgetfulEngineIsCaughtOnAFamilyAndTheProgramMadeSmall() {
    Examination examination = new Examination(FamiliesTest::forgetful, 5, 20, 20_000);
    RandomPrograms programs = new RandomPrograms(examination, Bed.ownJava());
    List<RandomProgram> wrong = new ArrayList<>();
    programs.examine(
        RandomPrograms.families(0, 6),
        List.of(Configuration.USUAL),
        (program, report) -> {
          if (!report.contradictions().isEmpty()) {
            wrong.add(program);
          }
        });
    assertFalse(wrong.isEmpty());
  }

  @Test
  void statesCountAgainstBoundsThatAreNotAboutStates() {
    Program model = new Program(MemoryClasses.compile(RandomPrograms.families(0, 1)));
    Entry entry = Entry.of(model.require("F0").require("entry"));
    Branch branch = Examination.explicit(entry).iterator().next();
    Evidence evidence = new Evidence();
    evidence.add(Set.of(branch), "a later call", Evidence.Place.LATER);
    assertEquals(1, against(evidence, branch, "arrays no longer than 2"));
    assertEquals(0, against(evidence, branch, "static fields as initialized"));
  }

  private static int against(Evidence evidence, Branch branch, String bound) {
    Proof proof =
        new Proof(Proof.Kind.EXHAUSTED_TREE, Proof.Scope.ENTRIES, List.of(bound), List.of());
    return evidence.against(Map.of(branch, proof.verdict()), "usual").size();
  }
}
