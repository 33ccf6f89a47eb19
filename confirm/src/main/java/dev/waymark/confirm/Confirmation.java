package dev.waymark.confirm;

import dev.waymark.report.junit.TestClass;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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

  /**
   * Tries {@code classes} out; without a compiler or a JVM, all are kept. If the thread is
   * interrupted meanwhile, those are kept of which nothing bad is known by then.
   */
  public Confirmed confirm(List<TestClass> classes) {
    return confirm(classes, ToolProvider.getSystemJavaCompiler());
  }

  Confirmed confirm(List<TestClass> classes, @Nullable JavaCompiler compiler) {
    if (compiler == null) {
      return Confirmed.unknown(classes, "this Java has no compiler (use a JDK)");
    }
    KeptTests suite = new KeptTests(classes);
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      new TestCompilation(compiler, classPath, folder).compile(suite);
      new Trial(new TestJvm(classPath, folder, patience), seed).run(suite);
      return new Confirmed(suite.classes(), suite.dropped(), "");
    } catch (IOException e) {
      String doubt =
          Thread.interrupted() ? "time was up" : "they could not be run: " + e.getMessage();
      return new Confirmed(suite.classes(), suite.dropped(), doubt);
    }
  }
}
