package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.confirm.Scoring;
import dev.waymark.explore.input.CodeConstants;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.suite.Score;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Invoke;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Tests that somebody has written, as an option of a command: what they cover needs no others. */
final class ExistingTests {
  @Option(
      names = "--tests",
      paramLabel = "CLASS[,CLASS...]",
      split = ",",
      description = {
        "Classes with tests of your own, on the class path. They are run once; what they cover is"
            + " covered by existing tests, and gets no others."
      })
  private List<String> tests = new ArrayList<>();

  /**
   * The targets of {@code selection}, with what the tests cover of them.
   *
   * @throws ProgramException if the tests cannot be run, or cannot say what counts
   */
  List<ClassTarget> scored(Selection selection, Settings settings, Console console) {
    List<ClassTarget> targets = selection.targets();
    if (tests.isEmpty()) {
      return targets;
    }
    if (!settings.isOfBranches()
        || !settings.labels().labelling().pairs(methods(targets)).isEmpty()) {
      throw new ProgramException(
          "--tests is for branches and single labels: leave it out with path criteria and mcdc");
    }
    List<ClassTarget> open = targets.stream().filter(ExistingTests::isOpen).toList();
    Score score =
        new Scoring(selection.program(), selection.places())
            .score(methods(open), settings.labels(), tests);
    console
        .err()
        .println(
            "%d existing tests cover %d of %d objectives"
                .formatted(score.tests().run(), score.covered().size(), score.objectives().size()));
    if (score.tests().failed() > 0) {
      console.complain(score.tests().failed() + " of the existing tests fail");
    }
    return targets.stream()
        .map(each -> isOpen(each) ? each.with(score.covered(), constants(each)) : each)
        .toList();
  }

  /** What stands in tests that call the class. */
  private CodeConstants constants(ClassTarget target) {
    return CodeConstants.of(
        tests.stream()
            .flatMap(name -> Stream.ofNullable(find(name, target.type().program())))
            .flatMap(type -> type.methods().stream())
            .filter(method -> method.hasCode() && calls(method, target.type().name()))
            .toList());
  }

  private static @Nullable ClassModel find(String name, Program program) {
    return program.find(name.replace('.', '/'));
  }

  private static boolean calls(MethodModel method, String type) {
    return method.code().statements().stream()
        .anyMatch(each -> each instanceof Invoke call && call.method().owner().equals(type));
  }

  /** Instrumented classes are not those that were signed. */
  private static boolean isOpen(ClassTarget target) {
    return !target.type().program().classes().isClosed(target.type().name());
  }

  private static List<MethodModel> methods(List<ClassTarget> targets) {
    return targets.stream().flatMap(each -> each.methods().stream()).toList();
  }
}
