package dev.waymark.confirm;

import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.suite.Score;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

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
    LabelTable labels = new LabelTable(choice.labelling().of(methods));
    Set<String> owners =
        methods.stream()
            .map(method -> method.ref().owner())
            .collect(Collectors.toCollection(TreeSet::new));
    Instrumenter instrumenter = new Instrumenter(program, owners::contains, labels);
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      for (String owner : owners) {
        write(owner, folder.path(), instrumenter);
      }
      ScoreJvm.Result result =
          new ScoreJvm(folder.path(), classPath).run(tests, instrumenter.sites().size());
      if (result.tests() == 0) {
        throw new ProgramException("no tests were found in " + String.join(", ", tests));
      }
      BitSet outcomes = result.outcomes();
      instrumenter.sites().addImplied(outcomes);
      Objectives objectives = Objectives.of(methods, choice, labels);
      return Score.of(
          objectives, outcomes, instrumenter, new Score.Tests(result.tests(), result.failures()));
    } catch (IOException e) {
      throw new ProgramException("the tests could not be run: " + e.getMessage(), e);
    }
  }

  private void write(String owner, Path folder, Instrumenter instrumenter) throws IOException {
    byte[] bytes = Objects.requireNonNull(program.classes().find(owner));
    Path file = folder.resolve(owner + ".class");
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.write(file, instrumenter.instrument(owner, bytes).bytes());
  }
}
