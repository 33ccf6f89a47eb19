package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.explore.Bounds;
import dev.waymark.explore.Budget;
import dev.waymark.explore.Criterion;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.Findings;
import dev.waymark.explore.Settings;
import dev.waymark.explore.Verdict;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.report.JUnitWriter;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Waymark on the methods of a class that are not private, as {@code waymark generate} has it, save
 * that the time is for the class, and that methods share it.
 *
 * <p>Nothing else in this package knows how the tool is called.
 */
final class WaymarkRun {
  private static final int MOST_RUNS = 1_000_000;
  private static final int ARRAY_LENGTH = 4;

  private final Program program;
  private final Consumer<String> progress;
  private final Map<String, List<Findings>> findings = new LinkedHashMap<>();
  private final Map<Branch, Judgement> judgements = new LinkedHashMap<>();
  private final Map<MethodRef, String> left = new LinkedHashMap<>();
  private final List<String> errors = new ArrayList<>();

  private WaymarkRun(ClassSource classes, Consumer<String> progress) {
    this.program = new Program(Explorer.withApi(classes));
    this.progress = progress;
  }

  /** Explores the methods of {@code extent} within {@code time}. */
  static WaymarkRun of(
      ClassSource classes, Extent extent, Duration time, Consumer<String> progress) {
    long end = System.nanoTime() + time.toNanos();
    WaymarkRun run = new WaymarkRun(classes, progress);
    List<Entry> entries = run.entries(classes, extent);
    for (int i = 0; i < entries.size(); i++) {
      long share = (end - System.nanoTime()) / (entries.size() - i);
      run.explore(entries.get(i), Duration.ofNanos(share));
    }
    return run;
  }

  private List<Entry> entries(ClassSource classes, Extent extent) {
    Extent.Methods methods = extent.methods(classes);
    List<Entry> entries = new ArrayList<>();
    for (String name : extent.usableClasses(classes)) {
      for (MethodModel method : program.require(name).methods()) {
        if (isOpen(method) && methods.includes(method.name())) {
          addIfUsable(method, entries);
        }
      }
    }
    return entries;
  }

  private static boolean isOpen(MethodModel method) {
    boolean isInitializer = method.name().equals("<clinit>");
    return method.hasCode() && !isInitializer && !method.isPrivate() && !method.isSynthetic();
  }

  private void addIfUsable(MethodModel method, List<Entry> entries) {
    try {
      if (method.name().startsWith("<")) {
        throw new ProgramException("a constructor");
      }
      entries.add(Entry.of(method));
    } catch (ProgramException e) {
      left.put(method.ref(), "not supported");
    }
  }

  private void explore(Entry entry, Duration time) {
    MethodRef method = entry.method().ref();
    if (time.isNegative() || time.isZero()) {
      left.put(method, "no time was left");
      return;
    }
    progress.accept(method.simpleName() + method.descriptor());
    Settings settings =
        new Settings(
            Criterion.BRANCH, new Budget(MOST_RUNS, time), new Bounds(ARRAY_LENGTH, Map.of()), 0);
    try {
      Findings found = new Explorer(program, settings).explore(entry, (test, execution) -> {});
      findings.computeIfAbsent(method.owner(), owner -> new ArrayList<>()).add(found);
      found.verdicts().forEach((branch, verdict) -> judge(entry, branch, verdict));
    } catch (RuntimeException | StackOverflowError e) {
      left.put(method, "an error");
      errors.add(method + ": " + e);
    }
  }

  /** What is said of a branch elsewhere is said of this way to it only. */
  private void judge(Entry entry, Branch branch, Verdict verdict) {
    if (!branch.method().equals(entry.method().ref())) {
      return;
    }
    judgements.merge(branch, judgement(verdict), Judgement::and);
  }

  private static Judgement judgement(Verdict verdict) {
    if (verdict instanceof Verdict.Infeasible) {
      return new Judgement(Judgement.Kind.INFEASIBLE, "");
    }
    if (verdict instanceof Verdict.InfeasibleWithinBounds) {
      return new Judgement(Judgement.Kind.BOUNDED, "");
    }
    return verdict instanceof Verdict.Open open
        ? Judgement.open(brief(open.reason()))
        : Judgement.open("covered, but not by the tests as they were run");
  }

  /** What a reason comes to: the calls that make a proof impossible are too many to tell. */
  private static String brief(String reason) {
    return Arrays.stream(reason.split("; ", -1))
        .map(part -> part.startsWith("calls ") ? "calls of the JDK" : part)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** The tests, by the internal names of their classes; classes without tests are left out. */
  Map<String, String> sources() {
    Map<String, String> sources = new LinkedHashMap<>();
    findings.forEach((owner, found) -> sources.putAll(JUnitWriter.write(owner, found)));
    sources.values().removeIf(source -> !source.contains("@Test"));
    return sources;
  }

  /** What is known of {@code branch} if no test takes it. */
  Judgement judgement(Branch branch) {
    Judgement known = judgements.get(branch);
    if (known != null) {
      return known;
    }
    return Judgement.open(left.getOrDefault(branch.method(), "not entered by itself"));
  }

  /** Bugs that ended explorations. */
  List<String> errors() {
    return errors;
  }
}
