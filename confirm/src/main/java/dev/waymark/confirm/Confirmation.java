package dev.waymark.confirm;

import dev.waymark.confirm.run.Test;
import dev.waymark.explore.suite.Fate;
import dev.waymark.program.Assertions;
import dev.waymark.report.junit.TestClass;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the tests that compile without a warning and pass whenever and wherever they are run, and
 * sees what they take each time. All classes are compiled together and run in two JVMs, one as
 * users have it and one that is different in every way; there are more only if a test fails, or is
 * the end of its JVM.
 *
 * @param classPath folders and jars with the code under test and what it needs
 * @param patience how long one test may take
 * @param seed decides the orders in which tests are run
 * @param assertions whether the code under test has its assertions checked
 */
public record Confirmation(
    List<Path> classPath, Duration patience, long seed, Assertions assertions) {
  public Confirmation {
    classPath = classPath.stream().map(Path::toAbsolutePath).toList();
  }

  /**
   * Tries {@code classes} out; without a compiler or a JVM, all are kept. If the thread is
   * interrupted meanwhile, those are kept of which nothing bad is known by then.
   */
  public Confirmed confirm(List<TestClass> classes) {
    return confirm(new SurvivingTests(classes), ToolProvider.getSystemJavaCompiler(), null);
  }

  /** The same, and then has the tests that are kept measured. */
  public Confirmed confirm(List<TestClass> classes, Measuring measuring) {
    return confirm(new SurvivingTests(classes), ToolProvider.getSystemJavaCompiler(), measuring);
  }

  /** The same again for more tests: what {@code before} says of the others still holds. */
  Confirmed confirm(List<TestClass> classes, Measuring measuring, Confirmed before) {
    SurvivingTests suite = new SurvivingTests(classes);
    suite.resume(before);
    return confirm(suite, ToolProvider.getSystemJavaCompiler(), measuring);
  }

  Confirmed confirm(
      SurvivingTests suite, @Nullable JavaCompiler compiler, @Nullable Measuring measuring) {
    if (compiler == null) {
      return Confirmed.unknown(suite.classes(), "this Java has no compiler (use a JDK)");
    }
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      InstrumentedClasses instrumented =
          measuring == null ? null : measuring.write(folder.empty("instrumented"));
      TestCompilation compilation = new TestCompilation(compiler, classPath, folder);
      TestJvm jvm = new TestJvm(this, folder, instrumented);
      Scores scores = new Scores(suite);
      Tours tours = new Tours(jvm, suite, scores);
      new TrialRuns(compilation, tours, suite, seed).run();
      Map<Test, Fate> measured =
          instrumented == null ? Map.of() : measured(tours, scores, instrumented);
      return new Confirmed(suite.classes(), suite.dropped(), suite.weakened(), measured, "");
    } catch (IOException e) {
      String doubt =
          Thread.interrupted() ? "time was up" : "they could not be run: " + e.getMessage();
      return new Confirmed(suite.classes(), suite.dropped(), suite.weakened(), Map.of(), doubt);
    }
  }

  private Map<Test, Fate> measured(Tours tours, Scores scores, InstrumentedClasses instrumented) {
    List<Tour> measured = List.of(Tour.home(seed), Tour.away(seed));
    String otherwise = "it was not run on instrumented classes: others end the JVM";
    try {
      for (Tour tour : measured) {
        tours.complete(tour);
      }
    } catch (IOException e) {
      otherwise = "it was not run on instrumented classes: " + e.getMessage();
    }
    return scores.fates(measured, instrumented, otherwise);
  }
}
