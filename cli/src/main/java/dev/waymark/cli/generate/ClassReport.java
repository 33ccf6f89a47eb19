package dev.waymark.cli.generate;

import dev.waymark.cli.console.Console;
import dev.waymark.confirm.Examined;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.objective.Objective;
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

  /**
   * Tells of one class.
   *
   * @param isDoubtExpected whether the user knows that tests are not confirmed
   */
  public void tell(Examined examined, ClassReasons reasons, boolean isDoubtExpected) {
    ClassFindings found = examined.findings();
    show(found, detail == Detail.FULL ? reasons.found() : reasons.foundExplicit());
    independence(List.of(found))
        .values()
        .forEach(each -> console.out().println(IndependenceText.of(each)));
    if (!examined.doubt().isEmpty() && doubts.add(examined.doubt())) {
      tellOfDoubt(examined.doubt(), isDoubtExpected);
    }
    for (Objective each : examined.refuted()) {
      console.complain(
          "a test takes " + each.name() + ", which was proved infeasible: please report this bug");
    }
  }

  private void show(ClassFindings found, Map<Branch, BranchReasons> reasons) {
    switch (scope) {
      case METHOD ->
          console.out().println(FindingsText.of(found.methods().get(0), detail, reasons));
      case CLASS -> console.out().println(ClassText.of(found, detail, reasons));
      case CLASSES -> console.out().print(found.type() + ": " + ClassText.line(found));
    }
  }

  /** Who wants no confirmation needs no warning, but has to know what coverage means. */
  private void tellOfDoubt(String doubt, boolean isExpected) {
    String text =
        "the tests are not confirmed (" + doubt + "): covered means covered by runs, not by tests";
    if (isExpected) {
      console.out().println(text);
    } else {
      console.complain(text);
    }
  }

  /** What MC/DC says of each class, if it is asked for. */
  public Map<ClassFindings, Independence> independence(List<ClassFindings> all) {
    Map<ClassFindings, Independence> shown = new LinkedHashMap<>();
    for (ClassFindings found : all) {
      for (ClassTarget each : targets) {
        if (each.type().equals(found.type())) {
          Map<String, IndependencePairs> pairs = labelling.pairs(each.methods());
          shown.put(found, Independence.of(pairs, found));
        }
      }
    }
    shown.values().removeIf(each -> each.verdicts().isEmpty());
    return shown;
  }
}
