package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Bounds;
import dev.waymark.explore.Budget;
import dev.waymark.explore.Criterion;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.Findings;
import dev.waymark.explore.Settings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is generated compiles without a warning, and passes. */
class GeneratedTestsTest {
  private static final ClassSource CLASSES =
      Explorer.withApi(ClassPath.open(placeOf(dev.waymark.validation.classic.Triangle.class)));

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classic.Triangle#classify",
        "classic.Sorting#merge",
        "classic.Sorting#insertionSort",
        "control.Switches#table",
        "arithmetic.LongComparisons#relationsInIfs",
        "array.PrimitiveArrays#shiftChars"
      })
  void generatedTestsPass(String target) throws Exception {
    int hash = target.indexOf('#');
    Program program = new Program(CLASSES);
    String type = "dev.waymark.validation." + target.substring(0, hash);
    Findings findings =
        explore(program, Entry.of(program.require(type).require(target.substring(hash + 1))));
    assertEquals(findings.tests().size(), runTestsOf(findings));
    assertTrue(findings.tests().size() >= 2, "only " + findings.tests().size() + " tests");
  }

  @Test
  void testsReplayWhatTheCodeHasDrawn() throws Exception {
    Program program = new Program(Explorer.withApi(ClassPath.open(placeOf(Lottery.class))));
    Findings findings =
        explore(program, Entry.of(program.require(Lottery.class.getName()).require("draw")));
    assertEquals(4, runTestsOf(findings));
  }

  @Test
  void manyTestsGoIntoSeveralClasses() throws Exception {
    Program program = new Program(Explorer.withApi(ClassPath.open(placeOf(ManyPaths.class))));
    Entry entry = Entry.of(program.require(ManyPaths.class.getName()).require("count"));
    Settings settings =
        new Settings(
            Criterion.ALL_PATHS,
            new Budget(5_000, Duration.ofMinutes(2)),
            new Bounds(0, Map.of()),
            0);
    Findings findings = new Explorer(program, settings).explore(entry, (test, run) -> {});
    assertEquals(3, JUnitWriter.write(entry.method().ref().owner(), List.of(findings)).size());
    assertEquals(2_048, runTestsOf(findings));
  }

  private int runTestsOf(Findings findings) throws Exception {
    String owner = findings.entry().method().ref().owner();
    int count = 0;
    for (Map.Entry<String, String> source :
        JUnitWriter.write(owner, List.of(findings)).entrySet()) {
      Path file = folder.resolve(source.getKey() + ".java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
      compile(file);
      count += runAll(source.getKey().replace('/', '.'));
    }
    return count;
  }

  @Test
  void theSameExplorationGivesTheSameTestsAndData() {
    Program program = new Program(CLASSES);
    Entry entry =
        Entry.of(program.require("dev.waymark.validation.classic.Triangle").require("classify"));
    Findings first = explore(program, entry);
    Findings second = explore(new Program(CLASSES), entry);
    String owner = entry.method().ref().owner();
    assertEquals(
        JUnitWriter.write(owner, List.of(first)), JUnitWriter.write(owner, List.of(second)));
    assertEquals(FindingsData.of(first), FindingsData.of(second));
    assertEquals(FindingsText.of(first), FindingsText.of(second));
  }

  private static Findings explore(Program program, Entry entry) {
    Settings settings =
        new Settings(
            Criterion.BRANCH, new Budget(2_000, Duration.ofMinutes(2)), new Bounds(3, Map.of()), 0);
    return new Explorer(program, settings).explore(entry, (test, run) -> {});
  }

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private void compile(Path file) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter output = new StringWriter();
    String classPath = System.getProperty("java.class.path");
    List<String> options =
        List.of(
            "-Xlint:all,-classfile,-path", "-Werror", "-cp", classPath, "-d", folder.toString());
    var units = compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file);
    boolean isCompiled = compiler.getTask(output, null, null, options, null, units).call();
    assertTrue(isCompiled, output.toString());
  }

  /** Calls every test method; an assertion that fails comes out as an exception. */
  private int runAll(String className) throws Exception {
    List<Path> places = List.of(folder, placeOf(dev.waymark.validation.classic.Triangle.class));
    List<URL> urls = new ArrayList<>();
    for (Path place : places) {
      urls.add(place.toUri().toURL());
    }
    ClassLoader junit = Test.class.getClassLoader();
    try (URLClassLoader loader = new ChildFirst(urls.toArray(new URL[0]), junit)) {
      Class<?> type = loader.loadClass(className);
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      int count = 0;
      for (Method method : type.getDeclaredMethods()) {
        if (method.isAnnotationPresent(Test.class)) {
          method.setAccessible(true);
          method.invoke(constructor.newInstance());
          count++;
        }
      }
      return count;
    }
  }

  /** Loads the classes under test itself, so that they share a package with the tests. */
  private static final class ChildFirst extends URLClassLoader {
    ChildFirst(URL[] urls, ClassLoader parent) {
      super(urls, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known != null) {
          return known;
        }
        return name.startsWith("dev.waymark.validation.")
            ? findClass(name)
            : super.loadClass(name, resolve);
      }
    }
  }
}
