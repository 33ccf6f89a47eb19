package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.target.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Has an entry explored in several ways, runs inputs on it, and compares.
 *
 * @param engine what gives the verdicts
 * @param run how many inputs to run in the target JVM, where failing checks are seen too
 * @param recorded how many inputs to run in this JVM, by a {@link Recorder}; 0 if that is not safe
 * @param driven how many calls drivers make, where there are drivers
 */
record Examination(Engine engine, int run, int recorded, long driven) {
  private static final long SEED = 20_250_131;

  private static final int ROUNDS = 25;
  private static final int BEYOND = 6;

  /** An examination without drivers. */
  Examination(Engine engine, int run, int recorded) {
    this(engine, run, recorded, 0);
  }

  /** What an engine that is not to be caught does. */
  static final Engine OURS =
      (bed, entry, configuration) -> bed.explore(bed.job(entry, configuration), configuration);

  /** Examines {@code entry}; {@code known} is told of the evidence that there is beforehand. */
  Report examine(
      Bed bed, Entry entry, List<Configuration> configurations, Consumer<Evidence> known) {
    Evidence evidence = new Evidence();
    known.accept(evidence);
    List<String> disagreements = new ArrayList<>();
    Optional<Recorder> recorder =
        recorded > 0 ? Recorder.of(bed.program(), entry) : Optional.empty();
    long inputs = entry.isNumeric() ? runInputs(bed, entry, recorder, evidence, disagreements) : 0;
    inputs += recorder.map(each -> drive(bed, each, evidence)).orElse(0L);
    Map<Configuration, Findings> findings = new LinkedHashMap<>();
    for (Configuration each : configurations) {
      Findings found = engine.explore(bed, entry, each);
      findings.put(each, found);
      evidence.add(found, each.name());
    }
    List<Contradiction> contradictions = new ArrayList<>();
    findings.forEach((each, f) -> contradictions.addAll(evidence.against(f, each.name())));
    return new Report(findings, inputs, contradictions, disagreements);
  }

  /**
   * Lets the driver work: half of the calls keep the bounds on arrays. All come after others, which
   * matters where there is a state.
   */
  private long drive(Bed bed, Recorder recorder, Evidence evidence) {
    if (driven == 0 || !recorder.isDriven()) {
      return 0;
    }
    int rounds = recorder.hasStatics() ? ROUNDS : 1;
    Evidence.Place place =
        recorder.hasStatics() ? Evidence.Place.LATER : Evidence.Place.WITHIN_BOUNDS;
    long half = driven / 2;
    tell(recorder.drive(half, rounds, bed.bounds().longestArray()), place, evidence);
    tell(recorder.drive(half, rounds, BEYOND), Evidence.Place.BEYOND, evidence);
    return 2 * (half / rounds) * rounds;
  }

  private static void tell(Map<Branch, Long> taken, Evidence.Place place, Evidence evidence) {
    taken.forEach(
        (branch, number) ->
            evidence.add(Set.of(branch), "call " + number + " of the driver", place));
  }

  private int runInputs(
      Bed bed,
      Entry entry,
      Optional<Recorder> recorder,
      Evidence evidence,
      List<String> disagreements) {
    List<Arguments> all = inputs(entry);
    Set<Branch> explicit = explicit(entry);
    int step = Math.max(1, all.size() / Math.max(1, run));
    for (int i = 0; i < all.size(); i++) {
      Arguments arguments = all.get(i);
      Evidence.Place place =
          arguments.isWithin(bed.bounds(), entry)
              ? Evidence.Place.WITHIN_BOUNDS
              : Evidence.Place.BEYOND;
      String witness = "(" + arguments + ")";
      Optional<Set<Branch>> plain = recorder.flatMap(each -> each.run(arguments));
      plain.ifPresent(taken -> evidence.add(taken, witness, place));
      if (i % step == 0) {
        Optional<Set<Branch>> probed = bed.run(entry, arguments);
        probed.ifPresent(taken -> evidence.add(taken, witness, place));
        if (plain.isPresent() && probed.isPresent()) {
          compare(plain.get(), probed.get(), explicit, witness, disagreements);
        }
      }
    }
    return all.size();
  }

  /** The inputs to run, simple ones first; the same each time. */
  List<Arguments> inputs(Entry entry) {
    long seed = SEED + entry.method().descriptor().hashCode();
    return new ArgumentMaker(seed).make(entry.parameterTypes(), Math.max(run, recorded));
  }

  /** The branches of conditions and switches that go more than one way. */
  static Set<Branch> explicit(Entry entry) {
    Set<Branch> explicit = new LinkedHashSet<>();
    for (BranchPoint point : entry.method().branchPoints()) {
      if (point.type().isExplicit() && point.branches().size() > 1) {
        explicit.addAll(point.branches());
      }
    }
    return explicit;
  }

  private static void compare(
      Set<Branch> plain,
      Set<Branch> probed,
      Set<Branch> explicit,
      String witness,
      List<String> disagreements) {
    Set<Branch> seen = new LinkedHashSet<>(probed);
    seen.retainAll(explicit);
    Set<Branch> told = new LinkedHashSet<>(plain);
    told.retainAll(explicit);
    if (!seen.equals(told)) {
      disagreements.add(witness + " takes " + told + ", but the probe says " + seen);
    }
  }
}
