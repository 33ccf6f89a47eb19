package dev.waymark.cli.generate;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.Paint;
import dev.waymark.cli.history.ClassResult;
import dev.waymark.cli.history.History;
import dev.waymark.cli.history.KeptTests;
import dev.waymark.confirm.Examined;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.report.ClassText;
import dev.waymark.report.failure.Violations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Collects the results of classes, new ones and those of earlier runs, in the order of targets. */
public final class ClassResults {
  private final Console console;
  private final ClassReport report;
  private final ClassReasons reasons;
  private final History history;
  private final Wishes wishes;
  private final Consumer<ClassResult> written;
  private final List<ClassResult> all = new ArrayList<>();

  /**
   * What the user wants.
   *
   * @param isDataWanted whether findings are needed as data
   * @param isDoubtExpected whether the user knows that tests are not confirmed
   */
  public record Wishes(boolean isDataWanted, boolean isDoubtExpected) {}

  /**
   * Collects nothing yet.
   *
   * @param written is told of each class
   */
  public ClassResults(
      Console console,
      ClassReport report,
      ClassReasons reasons,
      History history,
      Wishes wishes,
      Consumer<ClassResult> written) {
    this.console = console;
    this.report = report;
    this.reasons = reasons;
    this.history = history;
    this.wishes = wishes;
    this.written = written;
  }

  /** The result of a class whose tests are written. */
  ClassResult of(Examined examined, List<KeptTests> tests, int dropped) {
    ClassFindings found = examined.findings();
    return new ClassResult(
        found.type().toString(),
        report.text(found, reasons),
        examined.doubt(),
        tests,
        Stream.concat(examined.weakened().stream(), examined.dropped().stream())
            .map(Object::toString)
            .toList(),
        dropped,
        Uncallable.reason(found).orElse(""),
        found.methods().stream().anyMatch(each -> !Violations.of(each).isEmpty()),
        ClassText.row(found),
        found.skipped(),
        wishes.isDataWanted() ? data(examined) : Map.of());
  }

  private Map<String, Object> data(Examined examined) {
    ClassFindings found = examined.findings();
    return ResultData.of(found, report.independence(found), reasons.found(), examined.places());
  }

  /** Keeps a result for later runs, unless it is that of an accident. */
  void keep(Examined examined, ClassResult result) {
    for (Objective each : examined.refuted()) {
      console.complain(
          "a test takes " + each.name() + ", which was proved infeasible: please report this bug");
    }
    boolean isInterrupted =
        examined.findings().methods().stream()
            .anyMatch(each -> each.stopReason() == StopReason.INTERRUPTED);
    boolean isWhole = examined.doubt().isEmpty() || examined.doubt().equals("--no-confirm");
    if (isWhole && !isInterrupted && examined.refuted().isEmpty()) {
      history.keep(result);
    }
  }

  /** Adds a result, and says what there is to say before the names of files. */
  void add(ClassResult result) {
    all.add(result);
    console.out().print(Paint.ofTerminal().of(result.text()));
    report.tellOfDoubt(result.doubt(), wishes.isDoubtExpected());
    written.accept(result);
  }

  /** All results so far. */
  public List<ClassResult> all() {
    return all;
  }
}
