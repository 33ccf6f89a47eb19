package dev.waymark.cli.generate;

import dev.waymark.cli.console.CommandFailures;
import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.history.ClassResult;
import dev.waymark.cli.history.History;
import dev.waymark.cli.jobs.Progress;
import dev.waymark.cli.jobs.SideBySide;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.program.ProgramException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Explores classes, several at a time if there are several explorers, and writes their tests, in
 * the order of the classes. It reports a class that it cannot explore, and goes on with the others.
 */
public final class ClassGenerator {
  private final Console console;
  private final List<Explorer> explorers;
  private final Path journals;
  private final TestFiles tests;
  private final ClassReasons reasons;
  private final History history;
  private final List<Skipped> failed = new ArrayList<>();
  private int exitCode = ExitCode.DONE;

  /** Keeps journals while it explores what {@code history} does not know, and writes tests. */
  public ClassGenerator(
      Console console,
      List<Explorer> explorers,
      Path journals,
      TestFiles tests,
      ClassReasons reasons,
      History history) {
    this.history = history;
    this.reasons = reasons;
    this.console = console;
    this.explorers = explorers;
    this.journals = journals;
    this.tests = tests;
  }

  /**
   * Explores {@code targets}, until {@code isOver}, and settles what their tests cover.
   *
   * @param time how long a class takes at most; zero if nobody knows
   */
  public void generate(List<ClassTarget> targets, Duration time, BooleanSupplier isOver) {
    List<ClassTarget> unknown =
        targets.stream().filter(each -> history.find(each.type()).isEmpty()).toList();
    Progress progress = new Progress(console, unknown.size(), time, explorers.size());
    SideBySide<Explorer, ClassTarget, Explored> explorations =
        new SideBySide<>(
            explorers,
            unknown,
            (explorer, target) -> explored(explorer, target, progress.begin(target.type())),
            isOver);
    for (ClassTarget target : targets) {
      generate(target, explorations, progress);
    }
    progress.pause();
    tests.settle();
    explorers.forEach(Explorer::discardJournals);
  }

  private Explored explored(Explorer explorer, ClassTarget target, Progress.Lane progress) {
    try {
      tests.check(target.type());
      List<String> remarks = new ArrayList<>();
      ClassFindings findings = explorer.explore(target, progress::of, journals, remarks::add);
      return new Explored(findings, reasons.find(target, findings, explorer.calls()), remarks);
    } finally {
      progress.end();
    }
  }

  private void generate(
      ClassTarget target,
      SideBySide<Explorer, ClassTarget, Explored> explorations,
      Progress progress) {
    try {
      begin(target, progress);
      Optional<ClassResult> known = history.find(target.type());
      if (known.isPresent()) {
        tests.check(target.type());
        tests.reuse(target.type(), known.get());
        return;
      }
      Optional<Explored> found = explorations.result(target);
      if (found.isPresent()) {
        found.get().remarks().forEach(console::complain);
        reasons.add(found.get().reasons());
        tests.write(found.get().findings(), target.methods());
      }
    } catch (ProgramException e) {
      console.complain(e);
      fail(target, e, CommandFailures.codeOf(e));
    } catch (RuntimeException | StackOverflowError e) {
      console.complain("while exploring " + target.type() + ":");
      fail(target, e, new CommandFailures(console).internalError(e));
    }
  }

  /** What there is to say of classes before may be said now. */
  private void begin(ClassTarget target, Progress progress) {
    progress.pause();
    tests.begin(target.type());
    progress.resume();
  }

  private void fail(ClassTarget target, Throwable problem, int code) {
    failed.add(new Skipped(target.type().toString(), String.valueOf(problem.getMessage())));
    exitCode = ExitCode.worse(exitCode, code);
  }

  /** The classes that could not be explored to the end. */
  public List<Skipped> failed() {
    return failed;
  }

  public int exitCode() {
    return exitCode;
  }
}
