package dev.waymark.cli.generate;

import dev.waymark.cli.console.CommandFailures;
import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.history.ClassResult;
import dev.waymark.cli.history.History;
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
 * Explores classes one after the other and writes their tests. It reports a class that it cannot
 * explore, and goes on with the others.
 */
public final class ClassGenerator {
  private final Console console;
  private final Explorer explorer;
  private final Path journals;
  private final TestFiles tests;
  private final ClassReasons reasons;
  private final History history;
  private final List<Skipped> failed = new ArrayList<>();
  private int exitCode = ExitCode.DONE;

  /** Keeps journals while it explores what {@code history} does not know, and writes tests. */
  public ClassGenerator(
      Console console,
      Explorer explorer,
      Path journals,
      TestFiles tests,
      ClassReasons reasons,
      History history) {
    this.history = history;
    this.reasons = reasons;
    this.console = console;
    this.explorer = explorer;
    this.journals = journals;
    this.tests = tests;
  }

  /**
   * Explores {@code targets}, until {@code isOver}, and settles what their tests cover.
   *
   * @param time how long a class takes at most
   */
  public void generate(List<ClassTarget> targets, Duration time, BooleanSupplier isOver) {
    Progress progress = new Progress(console, targets.size(), time);
    for (ClassTarget target : targets) {
      if (!isOver.getAsBoolean()) {
        generate(target, progress);
      }
    }
    tests.settle();
    explorer.discardJournals();
  }

  private void generate(ClassTarget target, Progress progress) {
    try {
      tests.begin(target.type());
      Optional<ClassResult> known = history.find(target.type());
      if (known.isPresent()) {
        tests.reuse(target.type(), known.get());
        return;
      }
      progress.begin(target.type());
      ClassFindings findings = explorer.explore(target, progress::of, journals, console::complain);
      reasons.find(target, findings);
      progress.end();
      tests.write(findings, target.methods());
    } catch (ProgramException e) {
      console.complain(e);
      fail(target, e, CommandFailures.codeOf(e));
    } catch (RuntimeException | StackOverflowError e) {
      console.complain("while exploring " + target.type() + ":");
      fail(target, e, new CommandFailures(console).internalError(e));
    }
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
