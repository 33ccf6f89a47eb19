package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** Examines random programs, and makes those small that are told wrong of. */
final class RandomPrograms {
  private static final Bounds BOUNDS = new Bounds(2, Map.of());
  private static final Budget BUDGET = new Budget(120, Duration.ofSeconds(2));
  private static final int TRIES = 150;

  private final Examination examination;
  private final Path java;

  RandomPrograms(Examination examination, Path java) {
    this.examination = examination;
    this.java = java;
  }

  /** The programs with the seeds {@code from} to {@code to}, exclusive. */
  static List<RandomProgram> of(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> ProgramMaker.make("P" + i, i)).toList();
  }

  /** The same of several classes. */
  static List<RandomProgram> families(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> FamilyMaker.make("F" + i, i)).toList();
  }

  /** Examines {@code programs} in one target JVM, and tells of each. */
  void examine(
      List<RandomProgram> programs,
      List<Configuration> configurations,
      BiConsumer<RandomProgram, Report> reports) {
    try (Bed bed = bed(programs)) {
      for (RandomProgram each : programs) {
        reports.accept(each, examination.examine(bed, entry(bed, each), configurations, e -> {}));
      }
    }
  }

  private Bed bed(List<RandomProgram> programs) {
    return new Bed(MemoryClasses.compile(programs), java, BOUNDS, BUDGET);
  }

  private static Entry entry(Bed bed, RandomProgram program) {
    return Entry.of(bed.program().require(program.name()).require("entry"));
  }

  /** A small program that is told wrong of like {@code program}, and what shows it. */
  String shrink(RandomProgram program, Configuration configuration) {
    Shrinker shrinker =
        new Shrinker(piece -> wrong(program.with(piece), configuration).isPresent(), TRIES);
    RandomProgram small = program.with(shrinker.shrink(program.members()));
    return wrong(small, configuration)
        .map(found -> small.source() + shrunk(small, found))
        .orElse("not repeated: " + program.source());
  }

  private Optional<Contradiction> wrong(RandomProgram program, Configuration configuration) {
    try (Bed bed = bed(List.of(program))) {
      Entry entry = entry(bed, program);
      Report report = examination.examine(bed, entry, List.of(configuration), e -> {});
      return report.contradictions().stream().findFirst();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The contradiction with the simplest input that takes the branch. */
  private String shrunk(RandomProgram program, Contradiction found) {
    try (Bed bed = bed(List.of(program))) {
      Entry entry = entry(bed, program);
      if (!entry.isNumeric()) {
        return found.toString();
      }
      Optional<Arguments> witness =
          examination.inputs(entry).stream()
              .filter(each -> takes(bed, entry, each, found.branch()))
              .findFirst();
      Optional<Arguments> small =
          witness.map(
              each ->
                  ArgumentShrinker.shrink(each, some -> takes(bed, entry, some, found.branch())));
      return found + small.map(each -> "\nsimplest input: (" + each + ")").orElse("");
    }
  }

  private static boolean takes(Bed bed, Entry entry, Arguments arguments, Branch branch) {
    return bed.run(entry, arguments).orElse(Set.of()).contains(branch);
  }
}
