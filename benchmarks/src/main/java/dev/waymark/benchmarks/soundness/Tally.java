package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Adds up what explorations in one way said, and what was wrong with it. */
public final class Tally {
  private static final int PERCENT = 100;
  private static final int MAIN = 6;

  private final String source;
  private final List<String> problems = new ArrayList<>();
  private final Map<String, Integer> reasons = new TreeMap<>();
  private int programs;
  private long objectives;
  private long covered;
  private long infeasible;
  private long open;
  private long withdrawn;
  private long inputs;
  private long contradictions;
  private long divergences;

  Tally(String source) {
    this.source = source;
  }

  /** Adds what {@code report} says of {@code configuration}. */
  void add(Report report, Configuration configuration) {
    Findings findings = report.findings().get(configuration);
    if (findings == null) {
      return;
    }
    programs++;
    objectives += findings.verdicts().size();
    covered += findings.count(Verdict.Covered.class);
    open += findings.count(Verdict.Open.class);
    withdrawn += Withdrawn.count(findings.verdicts().values());
    infeasible += findings.count(Verdict.Infeasible.class);
    infeasible += findings.count(Verdict.InfeasibleWithinBounds.class);
    findings.verdicts().values().forEach(this::count);
    inputs += report.inputs();
    divergences += findings.statistics().divergences();
    for (Contradiction each : report.contradictions()) {
      if (each.configuration().equals(configuration.name())) {
        contradictions++;
        problems.add(each.toString());
      }
    }
    if (configuration.equals(Configuration.USUAL)) {
      problems.addAll(report.disagreements());
    }
  }

  private void count(Verdict verdict) {
    if (verdict instanceof Verdict.Open left) {
      for (String reason : left.reason().split("; ", -1)) {
        reasons.merge(reason, 1, Integer::sum);
      }
    }
  }

  /** Why most of the open objectives are open; an objective may have several reasons. */
  public String mainReasons() {
    return source
        + " open: "
        + reasons.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .limit(MAIN)
            .map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", "));
  }

  /** Adds something that should not be. */
  void problem(String line) {
    problems.add(line);
  }

  /** What should not be: contradictions, and inputs that are recorded in two ways. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** How many inputs were tried. */
  public long inputs() {
    return inputs;
  }

  /** Whether more is open than there was, save what was withdrawn. */
  public boolean isMoreOpen() {
    return Before.isExceeded(source, objectives, open, withdrawn);
  }

  /** What it adds up. */
  public String source() {
    return source;
  }

  /** The row: see the columns of the table. */
  public Object[] row() {
    return new Object[] {
      source,
      programs,
      objectives,
      covered,
      infeasible,
      (double) (PERCENT * open) / Math.max(1, objectives),
      Before.open(source),
      withdrawn,
      inputs,
      contradictions,
      divergences
    };
  }
}
