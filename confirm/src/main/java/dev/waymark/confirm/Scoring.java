package dev.waymark.confirm;

import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.suite.Score;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What a suite of JUnit tests covers. Each test is run once, however many objectives there are (the
 * paper on labels, Theorem 4).
 *
 * @param program the code under test
 * @param classPath folders and jars with it, the tests, and what they need
 */
public record Scoring(Program program, List<Path> classPath) {
  public Scoring {
    classPath = classPath.stream().map(Path::toAbsolutePath).toList();
  }

  /**
   * Runs the tests in {@code tests}, names of classes.
   *
   * @throws ProgramException if they cannot be run
   */
  public Score score(Collection<MethodModel> methods, LabelChoice choice, List<String> tests) {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      InstrumentedClasses classes =
          InstrumentedClasses.write(program, methods, choice, folder.path());
      ScoreReport result = new ScoreJvm(folder.path(), classPath, classes.outcomes()).run(tests);
      if (result.tests() == 0) {
        throw new ProgramException("no tests were found in " + String.join(", ", tests));
      }
      return new Score(
          classes.objectives(),
          new LinkedHashSet<>(classes.covered(result.outcomes())),
          new Score.Tests(result.tests(), result.failures()));
    } catch (IOException e) {
      throw new ProgramException("the tests could not be run: " + e.getMessage(), e);
    }
  }
}
