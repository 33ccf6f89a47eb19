package dev.waymark.report.document;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A method with code.
 *
 * @param name with its class and descriptor, such as {@code com.acme.Shop#sell(I)V}
 * @param lines the lines of its code, ascending
 * @param hitLines those of which tests execute a statement, as far as that is known
 * @param missedLines those of which they execute none, as far as that is known
 * @param stopReason why its exploration ended; empty if tests do not call it
 * @param statistics what its exploration did, by name
 * @param tests those that call it
 * @param objectives those in its code, and paths
 * @param decisions those in its code, if MC/DC was asked for
 * @param tree of abstract paths, if those were asked for
 */
public record ReportedMethod(
    String name,
    List<Integer> lines,
    List<Integer> hitLines,
    List<Integer> missedLines,
    String stopReason,
    Map<String, String> statistics,
    List<ReportedTest> tests,
    List<ReportedObjective> objectives,
    List<ReportedFinding> findings,
    List<ReportedDecision> decisions,
    List<ReportedLoss> losses,
    Optional<ReportedTree> tree,
    List<ReportedProgress> progress) {
  public ReportedMethod {
    lines = List.copyOf(lines);
    hitLines = List.copyOf(hitLines);
    missedLines = List.copyOf(missedLines);
    tests = List.copyOf(tests);
    objectives = List.copyOf(objectives);
    findings = List.copyOf(findings);
    decisions = List.copyOf(decisions);
    losses = List.copyOf(losses);
    progress = List.copyOf(progress);
  }

  /** Whether tests call it, or were meant to. */
  public boolean isEntry() {
    return !stopReason.isEmpty();
  }

  /** Without its class: {@code sell}. */
  public String simpleName() {
    String signature = name.substring(name.indexOf('#') + 1);
    return signature.substring(0, signature.indexOf('('));
  }

  /** {@code (I)V}. */
  public String descriptor() {
    return name.substring(name.indexOf('(', name.indexOf('#')));
  }

  /** The first line of its code; 0 if unknown. */
  public int firstLine() {
    return lines.isEmpty() ? 0 : lines.get(0);
  }

  public Tally tally() {
    return Tally.of(objectives);
  }
}
