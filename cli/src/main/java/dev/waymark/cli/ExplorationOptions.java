package dev.waymark.cli;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Generalizing;
import dev.waymark.explore.job.MemoryBudget;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.job.TimeShares;
import dev.waymark.explore.job.Trying;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.Assertions;
import dev.waymark.program.ProgramException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to explore, as options of a command. */
final class ExplorationOptions {
  private static final Pattern SIZE = Pattern.compile("(\\d{1,7})([mMgG])");
  private static final int LEAST_MEGABYTES = 1024;
  private static final int USUAL_RUNS = 100_000;
  private static final int USUAL_SECONDS = 60;
  private static final int MOST_EFFORT = 100_000;

  @Option(
      names = "--criterion",
      paramLabel = "NAME[,NAME...]",
      defaultValue = "branch",
      description = {
        "What to cover: branch, all-paths, or labels: ic, dc, cc, dcc, mcc, mcdc, wm (weak mutants;"
            + " wm:aor,ror for some of abs, aor, ror, cor, aoiu, uoi, lhs), rte, idc, labels (those"
            + " in the code). Give several with commas, or repeat the option. Path criteria, one at a"
            + " time: k-path (see --k-path), minimal-all-paths, minimal-all-conditions,"
            + " minimal-all-decisions, empty-else, max-iterations (default: ${DEFAULT-VALUE})."
      })
  private List<String> criteria = new ArrayList<>();

  @Option(
      names = "--label-mode",
      paramLabel = "MODE",
      defaultValue = "star",
      description = {
        "How to search for labels: star (until a run covers them), star-1 (until a solved input"
            + " covers them), tight (at each visit), direct (as branches of the path), witness (not"
            + " at all) (default: ${DEFAULT-VALUE})."
      })
  private String labelMode = "star";

  @Option(
      names = "--labels",
      paramLabel = "FILE",
      description = {
        "A file with more labels to cover, one per line: SOURCEFILE:LINE: PREDICATE. A predicate is"
            + " a condition over the variables and fields in scope at the start of the line."
      })
  private @Nullable Path labelFile;

  @Option(
      names = "--strategy",
      paramLabel = "NAME[:OPTION=VALUE,...]",
      description = {
        "How to choose the next path; 'waymark strategies' lists all strategies (default: auto for"
            + " branch, dfs for all-paths)."
      })
  private @Nullable String strategy;

  @Option(
      names = "--no-trying",
      description = {
        "Only solve for the paths that the strategy chooses: try no random inputs and guess no"
            + " strings. Finds less; use it to compare strategies."
      })
  private boolean isSolvingOnly;

  @Option(
      names = "--generalization",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "NAME=VALUE,...",
      description = {
        "Let refuted paths rule out others that are infeasible for the same reason, before a solver"
            + " is asked. To try: hot (how often a solver must have refuted a branch before),"
            + " explanation (core, shrunk or minimal), alphabet (branches or statements), batch (how"
            + " many families are united at once), states (how many are kept). The usual:"
            + " hot=2,explanation=core,alphabet=branches,batch=1,states=100000."
      })
  private @Nullable String generalization;

  @Option(
      names = "--no-generalization",
      description = "Ask a solver about each path, whatever was refuted before (the default).")
  private boolean isWithoutGeneralization;

  @Option(
      names = "--runs",
      paramLabel = "N",
      description = "The most runs per method (default: 100000, or as --effort says).")
  private @Nullable Integer runs;

  @Option(
      names = "--effort",
      paramLabel = "N",
      description = {
        "Count work in place of time, so that the same comes out on any machine, however busy: at"
            + " most N hundred runs per method, and steps of solvers as within N seconds. The clock"
            + " ends a class only in an emergency, after N times 10 minutes."
      })
  private @Nullable Integer effort;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "The most seconds per class, for all its methods, and for trying out its tests (default:"
              + " 60).")
  private @Nullable Integer seconds;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "2g",
      description =
          "The most memory for a class that is being explored, in all processes together, such as"
              + " 1500m or 4g (default: ${DEFAULT-VALUE}).")
  private String memory = "2g";

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Chooses the first input: 0 for zeros, else random values (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--array-length",
      paramLabel = "N",
      defaultValue = "" + Bounds.LONGEST_ARRAY,
      description = "The longest array to try (default: ${DEFAULT-VALUE}).")
  private int arrayLength;

  @Option(
      names = "--string-length",
      paramLabel = "N",
      defaultValue = "" + Bounds.LONGEST_TEXT,
      description = "The longest string to try (default: ${DEFAULT-VALUE}).")
  private int stringLength;

  @Option(
      names = "--collection-size",
      paramLabel = "N",
      defaultValue = "" + Bounds.LONGEST_LIST,
      description = {
        "The longest list to try; sets, maps and optionals get at most one element (default:"
            + " ${DEFAULT-VALUE})."
      })
  private int collectionSize;

  @Option(
      names = "--range",
      paramLabel = "NAME=MIN..MAX",
      description = "The values of a parameter, or of the elements of an array; repeatable.")
  private Map<String, String> ranges = new LinkedHashMap<>();

  @Option(
      names = "--k-path",
      paramLabel = "K",
      description = "The most turns of a loop in a row (default: no bound).")
  private int iterations = Bounds.UNBOUNDED;

  @Option(
      names = "--run-seconds",
      paramLabel = "S",
      description = "The most seconds per run (default: a twentieth of --seconds, from 1 to 10).")
  private @Nullable Integer runSeconds;

  @Option(
      names = "--no-backward-proofs",
      description =
          "Do not go back from branches to prove that they cannot be taken; what is proved then"
              + " needs every path to be explored.")
  private boolean isWithoutBackwardProofs;

  @Option(
      names = "--no-loop-folding",
      description = "Go back round loops turn by turn, to see what folding them is worth.")
  private boolean isWithoutFolding;

  @Option(
      names = "--no-assertions",
      description = {
        "Run code under test with its assert statements disabled, in exploration and tests (default:"
            + " enabled, and a violated assertion is a finding)."
      })
  private boolean isWithoutAssertions;

  @Option(
      names = "--allow",
      paramLabel = "WHAT",
      split = ",",
      description =
          "What code under test may do: files (change files outside its folder), sockets,"
              + " processes, natives, exit. Give several with commas, or repeat the option (default:"
              + " nothing).")
  private List<String> allowed = new ArrayList<>();

  /**
   * What the options say.
   *
   * @throws ProgramException if one of them makes no sense
   */
  Settings settings() {
    checkAtLeast(1, "--runs", runs == null ? 1 : runs);
    checkAtLeast(1, "--seconds", seconds == null ? 1 : seconds);
    checkAtLeast(1, "--effort", effort == null ? 1 : effort);
    if (effort != null && effort > MOST_EFFORT) {
      throw new ProgramException("--effort must be at most " + MOST_EFFORT);
    }
    checkAtLeast(1, "--run-seconds", runSeconds == null ? 1 : runSeconds);
    checkAtLeast(0, "--array-length", arrayLength);
    checkAtLeast(0, "--string-length", stringLength);
    checkAtLeast(0, "--collection-size", collectionSize);
    checkAtLeast(1, "--k-path", iterations);
    Budget budget = budget();
    Map<String, Bounds.Range> parsed = new LinkedHashMap<>();
    ranges.forEach((name, text) -> parsed.put(name, RangeText.parse(name, text)));
    Assertions assertions = isWithoutAssertions ? Assertions.DISABLED : Assertions.ENABLED;
    return new Settings(
        criteria().criterion(),
        budget,
        new Bounds(arrayLength, stringLength, collectionSize, parsed, iterations()),
        seed,
        runSeconds == null ? usualRunTime(budget) : Duration.ofSeconds(runSeconds),
        PermissionNames.read(allowed),
        strategy(),
        isSolvingOnly ? Trying.OFF : Trying.ON,
        criteria().labels(labelMode),
        pathCriterion().map(PathChoice::of).orElse(null),
        assertions,
        generalizing(),
        proving());
  }

  private Proving proving() {
    if (isWithoutBackwardProofs) {
      return Proving.OFF;
    }
    return isWithoutFolding ? Proving.UNFOLDED : Proving.FOLDED;
  }

  private Generalizing generalizing() {
    if (generalization != null && isWithoutGeneralization) {
      throw new ProgramException("give --generalization or --no-generalization, not both");
    }
    return generalization == null ? Generalizing.OFF : Generalizing.parse(generalization);
  }

  private Budget budget() {
    if (effort != null && seconds != null) {
      throw new ProgramException("give --effort or --seconds, not both");
    }
    if (effort != null) {
      Budget budget = Budget.ofEffort(effort).with(memory());
      return runs == null ? budget : budget.withRuns(runs);
    }
    return new Budget(runs == null ? USUAL_RUNS : runs, TimeShares.of(time()).exploring())
        .with(memory());
  }

  private Duration usualRunTime(Budget budget) {
    return effort == null ? new Budget(budget.runs(), time()).runTime() : budget.runTime();
  }

  /** The time for each class, with all that has to be done after exploring it. */
  Duration time() {
    return effort == null
        ? Duration.ofSeconds(seconds == null ? USUAL_SECONDS : seconds)
        : Budget.timeFor(effort);
  }

  /** The memory for each class. */
  MemoryBudget memory() {
    Matcher size = SIZE.matcher(memory);
    if (!size.matches()) {
      throw new ProgramException("not a size: --memory " + memory + " (write 1500m or 2g)");
    }
    long megabytes =
        Long.parseLong(size.group(1)) << (size.group(2).equalsIgnoreCase("g") ? 10 : 0);
    checkAtLeast(LEAST_MEGABYTES, "--memory, in megabytes,", (int) Math.min(megabytes, 1 << 24));
    return new MemoryBudget((int) Math.min(megabytes, 1 << 24), 0);
  }

  /** The criteria as the user named them. */
  String criterionNames() {
    return String.join(",", criteria);
  }

  private CriterionOptions criteria() {
    CriterionOptions parsed =
        pathCriterion().isPresent()
            ? CriterionOptions.parse("all-paths")
            : CriterionOptions.parse(String.join(",", criteria));
    return labelFile == null ? parsed : parsed.withLabelsOf(labelFile);
  }

  private SearchChoice strategy() {
    if (strategy != null && pathCriterion().isPresent()) {
      throw new ProgramException(
          "criterion %s has an order of its own (leave out --strategy)"
              .formatted(pathCriterion().get().option()));
    }
    return strategy == null
        ? Settings.strategyFor(criteria().criterion())
        : SearchChoice.parse(strategy);
  }

  /**
   * A criterion that is about abstract paths; the expanded tree is for the usual exploration.
   *
   * @throws ProgramException if there are others besides
   */
  Optional<PathCriterion> pathCriterion() {
    List<String> names = Arrays.asList(String.join(",", criteria).split(",", -1));
    Optional<PathCriterion> found =
        names.stream()
            .flatMap(name -> PathCriterion.find(name).stream())
            .filter(each -> each != PathCriterion.ALL_PATHS)
            .findFirst();
    if (found.isPresent() && names.size() > 1) {
      throw new ProgramException(
          "criterion %s cannot be combined with others (give it alone)"
              .formatted(found.get().option()));
    }
    return found;
  }

  /** The criterion whose tree to draw; without a path criterion, the expanded tree. */
  PathCriterion treeCriterion() {
    return pathCriterion().orElse(PathCriterion.ALL_PATHS);
  }

  /** With the criterion k-path, a loop goes on twice at most if nothing else is said. */
  private int iterations() {
    boolean isDefault =
        iterations == Bounds.UNBOUNDED
            && pathCriterion().filter(each -> each == PathCriterion.K_PATH).isPresent();
    return isDefault ? 2 : iterations;
  }

  private static void checkAtLeast(int least, String option, int value) {
    if (value < least) {
      throw new ProgramException(option + " must be at least " + least);
    }
  }
}
