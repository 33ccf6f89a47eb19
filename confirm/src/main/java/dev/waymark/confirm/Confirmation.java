package dev.waymark.confirm;

import dev.waymark.confirm.run.Test;
import dev.waymark.explore.suite.Fate;
import dev.waymark.program.Assertions;
import dev.waymark.report.junit.TestClass;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the tests that compile without a warning and pass whenever and wherever they are run. All
 * classes are compiled together and run in two JVMs, one as users have it and one that is different
 * in every way; there are more only if a test fails, or is the end of its JVM.
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
    return confirm(classes, ToolProvider.getSystemJavaCompiler(), null);
  }

  /** The same, and then has the tests that are kept measured. */
  public Confirmed confirm(List<TestClass> classes, Measuring measuring) {
    return confirm(classes, ToolProvider.getSystemJavaCompiler(), measuring);
  }

  Confirmed confirm(
      List<TestClass> classes, @Nullable JavaCompiler compiler, @Nullable Measuring measuring) {
    if (compiler == null) {
      return Confirmed.unknown(classes, "this Java has no compiler (use a JDK)");
    }
    KeptTests suite = new KeptTests(classes);
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      TestCompilation compilation = new TestCompilation(compiler, classPath, folder);
      TestJvm jvm = new TestJvm(classPath, folder, patience, assertions);
      new Trial(compilation, jvm, suite, seed).run();
      Map<Test, Fate> measured =
          measuring == null
              ? Map.of()
              : measuring.measure(
                  suite, places(folder), new ScoreJvm.Conditions(folder, patience, assertions));
      return new Confirmed(suite.classes(), suite.dropped(), suite.weakened(), measured, "");
    } catch (IOException e) {
      String doubt =
          Thread.interrupted() ? "time was up" : "they could not be run: " + e.getMessage();
      return new Confirmed(suite.classes(), suite.dropped(), suite.weakened(), Map.of(), doubt);
    }
  }

  /** Where the compiled tests are, and all that they need. */
  private List<Path> places(TemporaryFolder folder) throws IOException {
    List<Path> places = new ArrayList<>(List.of(TestJvm.classes(folder)));
    places.addAll(classPath);
    places.add(JUnitJars.api());
    return places;
  }
}
