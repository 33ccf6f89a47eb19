package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.validation.classic.Triangle;
import dev.waymark.validation.trap.Expected;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Looks for wrong verdicts on the validation programs, the traps and random programs.
 *
 * @param stride takes every so manieth validation program
 * @param programs how many random programs there are
 * @param compared of every so many random programs one is explored in all ways
 * @param driven how often drivers call the entry of each random program
 */
public record Soundness(int stride, int programs, int compared, long driven) {
  private static final String PREFIX = "dev/waymark/validation/";
  private static final String TRAPS = PREFIX + "trap/";
  private static final String BOUNDED = TRAPS + "Bounded";
  private static final Bounds BOUNDS = new Bounds(2, Map.of());
  private static final Budget BUDGET = new Budget(60, Duration.ofSeconds(1));
  private static final int BATCH = 25;

  /** Traps are tried so many times as often as other methods. */
  private static final int TRAP_SHARE = 8;

  private static final int OTHER_JDK = 25;

  private static final Examination SAFE = new Examination(Examination.OURS, 20, 300);
  private static final Examination GUARDED = new Examination(Examination.OURS, 40, 0);

  /** Examines all, and hands over each tally as soon as it is complete. */
  public void run(Consumer<Tally> tallies) {
    tallies.accept(validation());
    tallies.accept(traps());
    random("random", RandomPrograms::of, tallies);
    random("families", RandomPrograms::families, tallies);
    otherJdk("random", RandomPrograms::of, tallies);
    otherJdk("families", RandomPrograms::families, tallies);
  }

  private Tally validation() {
    Tally tally = new Tally("validation");
    try (Bed bed = new Bed(classes(), Bed.ownJava(), BOUNDS, BUDGET)) {
      List<Entry> entries = entries(bed, name -> !name.startsWith(TRAPS));
      for (int i = 0; i < entries.size(); i += stride) {
        Report report =
            SAFE.examine(bed, entries.get(i), List.of(Configuration.USUAL), known -> {});
        tally.add(report, Configuration.USUAL);
      }
    }
    return tally;
  }

  /** Of each explicit branch of a trap it is known that it can be taken. */
  private Tally traps() {
    Tally tally = new Tally("traps");
    try (Bed bed = new Bed(classes(), Bed.ownJava(), BOUNDS, BUDGET)) {
      List<Entry> entries = entries(bed, name -> name.startsWith(TRAPS));
      for (int i = 0; i < entries.size(); i += Math.max(1, stride / TRAP_SHARE)) {
        Entry entry = entries.get(i);
        Set<Branch> explicit = Examination.explicit(entry);
        explicit.removeIf(branch -> isNever(entry.method(), branch));
        Evidence.Place place =
            entry.method().ref().owner().equals(BOUNDED)
                ? Evidence.Place.BEYOND
                : Evidence.Place.WITHIN_BOUNDS;
        Report report =
            GUARDED.examine(
                bed,
                entry,
                List.of(Configuration.USUAL),
                known -> known.add(explicit, "what the trap is made for", place));
        tally.add(report, Configuration.USUAL);
      }
    }
    return tally;
  }

  private static boolean isNever(MethodModel trap, Branch branch) {
    String name = branch.label().substring(branch.label().indexOf(' ') + 1);
    return declared(trap)
        .map(method -> method.getAnnotation(Expected.class))
        .filter(expected -> List.of(expected.never()).contains(name))
        .isPresent();
  }

  /** Loads the trap's class, but does not initialize it. */
  private static Optional<Method> declared(MethodModel trap) {
    try {
      ClassLoader loader = Soundness.class.getClassLoader();
      Class<?> owner = Class.forName(trap.ref().owner().replace('/', '.'), false, loader);
      return Stream.of(owner.getDeclaredMethods())
          .filter(method -> method.getName().equals(trap.name()) && !method.isSynthetic())
          .findFirst();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Makes the programs with the seeds from one number to another, exclusive. */
  private interface Programs {
    List<RandomProgram> of(int from, int to);
  }

  private Examination driving() {
    return new Examination(Examination.OURS, 20, 300, driven);
  }

  private void random(String kind, Programs made, Consumer<Tally> tallies) {
    List<Configuration> all = new ArrayList<>(List.of(Configuration.USUAL));
    Configuration.others().stream().filter(Configuration::isPossible).forEach(all::add);
    Map<Configuration, Tally> found = new LinkedHashMap<>();
    all.forEach(each -> found.put(each, new Tally(kind + ": " + each.name())));
    RandomPrograms examined = new RandomPrograms(driving(), Bed.ownJava());
    for (int from = 0; from < programs; from += BATCH) {
      List<RandomProgram> batch = made.of(from, Math.min(programs, from + BATCH));
      int few = Math.max(1, batch.size() / compared);
      examine(examined, batch.subList(0, few), all, found);
      examine(examined, batch.subList(few, batch.size()), List.of(Configuration.USUAL), found);
    }
    found.values().forEach(tallies);
  }

  private static void examine(
      RandomPrograms examined,
      List<RandomProgram> programs,
      List<Configuration> configurations,
      Map<Configuration, Tally> tallies) {
    examined.examine(
        programs,
        configurations,
        (program, report) -> {
          tallies.forEach((each, tally) -> tally.add(report, each));
          for (Configuration each : wrong(report)) {
            Objects.requireNonNull(tallies.get(each)).problem(examined.shrink(program, each));
          }
        });
  }

  /** The first configuration with a contradiction, if there is any. */
  private static List<Configuration> wrong(Report report) {
    return report.findings().keySet().stream()
        .filter(
            each ->
                report.contradictions().stream()
                    .anyMatch(wrong -> wrong.configuration().equals(each.name())))
        .limit(1)
        .toList();
  }

  private void otherJdk(String kind, Programs made, Consumer<Tally> tallies) {
    Optional<Path> java = Jdks.find(OTHER_JDK);
    if (java.isEmpty()) {
      return;
    }
    Tally tally = new Tally(kind + ": on JDK " + OTHER_JDK);
    RandomPrograms examined = new RandomPrograms(SAFE, java.get());
    examine(
        examined,
        made.of(0, Math.max(1, programs / (2 * compared))),
        List.of(Configuration.USUAL),
        Map.of(Configuration.USUAL, tally));
    tallies.accept(tally);
  }

  private static List<Entry> entries(Bed bed, Predicate<String> isWanted) {
    return bed.program().classes().names().stream()
        .filter(name -> name.startsWith(PREFIX) && !name.endsWith("package-info"))
        .filter(isWanted)
        .flatMap(name -> bed.program().require(name).methods().stream())
        .filter(Soundness::isEntry)
        .map(Entry::of)
        .toList();
  }

  private static boolean isEntry(MethodModel method) {
    try {
      return Entry.of(method).isNumeric() && !method.name().startsWith("<");
    } catch (ProgramException e) {
      return false;
    }
  }

  private static ClassSource classes() {
    try {
      Path place =
          Path.of(Triangle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Explorer.withApi(ClassPath.open(place));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether verdicts on another JDK can be compared here. */
  public static boolean hasOtherJdk() {
    return Jdks.find(OTHER_JDK).isPresent();
  }
}
