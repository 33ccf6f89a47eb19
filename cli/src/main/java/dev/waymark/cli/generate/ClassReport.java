package dev.waymark.cli.generate;

import dev.waymark.cli.console.Console;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.suite.Independence;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.IndependencePairs;
import dev.waymark.program.label.Labelling;
import dev.waymark.report.ClassText;
import dev.waymark.report.Detail;
import dev.waymark.report.FindingsText;
import dev.waymark.report.IndependenceText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Says on the console what was found of each class. */
public final class ClassReport {
  private final Console console;
  private final Scope scope;
  private final Detail detail;
  private final List<ClassTarget> targets;
  private final Labelling labelling;
  private final Set<String> doubts = new TreeSet<>();

  /** What the user asked for, and so wants to hear of in full. */
  public enum Scope {
    /** One method: all of it. */
    METHOD,
    /** One class: all of it. */
    CLASS,
    /** Many classes: one line for each. */
    CLASSES
  }

  public ClassReport(
      Console console, Scope scope, Detail detail, List<ClassTarget> targets, Labelling labelling) {
    this.console = console;
    this.scope = scope;
    this.detail = detail;
    this.targets = targets;
    this.labelling = labelling;
  }

  /** What there is to say of one class, in lines. */
  String text(ClassFindings found, ClassReasons reasons) {
    String end = System.lineSeparator();
    StringBuilder text =
        new StringBuilder(
            show(found, detail == Detail.FULL ? reasons.found() : reasons.foundExplicit()));
    independence(found)
        .values()
        .forEach(each -> text.append(IndependenceText.of(each)).append(end));
    return text.toString();
  }

  private String show(ClassFindings found, Map<Branch, BranchReasons> reasons) {
    String end = System.lineSeparator();
    return switch (scope) {
      case METHOD -> FindingsText.of(found.methods().get(0), detail, reasons) + end;
      case CLASS -> ClassText.of(found, detail, reasons) + end;
      case CLASSES -> found.type() + ": " + ClassText.line(found);
    };
  }

  /**
   * Says once that tests are not confirmed. Who wants no confirmation needs no warning, but has to
   * know what coverage means.
   *
   * @param doubt why; empty if they are
   */
  void tellOfDoubt(String doubt, boolean isExpected) {
    if (doubt.isEmpty() || !doubts.add(doubt)) {
      return;
    }
    String text =
        "the tests are not confirmed (" + doubt + "): covered means covered by runs, not by tests";
    if (isExpected) {
      console.out().println(text);
    } else {
      console.complain(text);
    }
  }

  /** What MC/DC says of a class, if it is asked for. */
  Map<ClassFindings, Independence> independence(ClassFindings found) {
    Map<ClassFindings, Independence> shown = new LinkedHashMap<>();
    for (ClassTarget each : targets) {
      if (each.type().equals(found.type())) {
        Map<String, IndependencePairs> pairs = labelling.pairs(each.methods());
        shown.put(found, Independence.of(pairs, found));
      }
    }
    shown.values().removeIf(each -> each.verdicts().isEmpty());
    return shown;
  }
}
