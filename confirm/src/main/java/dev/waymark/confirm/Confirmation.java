package dev.waymark.confirm;

import dev.waymark.confirm.run.Test;
import dev.waymark.explore.suite.Fate;
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
 * Keeps the tests that compile without a warning and pass whenever they are run. All classes are
 * compiled together and run in one JVM; only after a test that is the end of that JVM there is
 * another one, for the rest.
 *
 * @param classPath folders and jars with the code under test and what it needs
 * @param patience how long one test may take
 * @param seed decides the orders in which tests are run
 */
public record Confirmation(List<Path> classPath, Duration patience, long seed) {
  public Confirmation {
    classPath = classPath.stream().map(Path::toAbsolutePath).toList();
  }

  /** Tries {@code classes} out; without a compiler or a JVM, all are kept. */
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
      new TestCompilation(compiler, classPath, folder).compile(suite);
      new Trial(new TestJvm(classPath, folder, patience), seed).run(suite);
      Map<Test, Fate> measured =
          measuring == null
              ? Map.of()
              : measuring.measure(suite.tests(), places(folder), folder, patience);
      return new Confirmed(suite.classes(), suite.dropped(), measured, "");
    } catch (IOException e) {
      return Confirmed.unknown(classes, "they could not be run: " + e.getMessage());
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
