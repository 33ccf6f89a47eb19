package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.ClassPath;
import dev.waymark.report.junit.JUnitWriter;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Compiles generated tests without a warning, and runs them. */
final class TestRunner {
  private final Path folder;

  TestRunner(Path folder) {
    this.folder = folder;
  }

  /** How many tests there are for {@code findings}, all of which pass. */
  int run(Findings findings) throws Exception {
    String owner = findings.entry().method().ref().owner();
    int count = 0;
    for (Map.Entry<String, String> source :
        JUnitWriter.write(owner, List.of(findings)).entrySet()) {
      Path file = folder.resolve(source.getKey() + ".java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
      compile(file, source.getValue());
      count += runAll(source.getKey().replace('/', '.'), source.getValue());
    }
    return count;
  }

  private void compile(Path file, String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter output = new StringWriter();
    String classPath = System.getProperty("java.class.path");
    List<String> options =
        List.of(
            "-Xlint:all,-classfile,-path", "-Werror", "-cp", classPath, "-d", folder.toString());
    var units = compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file);
    boolean isCompiled = compiler.getTask(output, null, null, options, null, units).call();
    assertTrue(isCompiled, output + "\n" + source);
  }

  /** Calls every test method; an assertion that fails comes out as an exception. */
  private int runAll(String className, String source) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (Class<?> type : List.of(dev.waymark.validation.classic.Triangle.class, Lottery.class)) {
      urls.add(ClassPath.placeOf(type).toUri().toURL());
    }
    urls.add(folder.toUri().toURL());
    ClassLoader junit = Test.class.getClassLoader();
    try (URLClassLoader loader = new ChildFirst(urls.toArray(new URL[0]), junit)) {
      Class<?> type = loader.loadClass(className);
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      int count = 0;
      for (Method method : type.getDeclaredMethods()) {
        if (method.isAnnotationPresent(Test.class)) {
          method.setAccessible(true);
          call(method, constructor.newInstance(), source);
          count++;
        }
      }
      return count;
    }
  }

  private static void call(Method method, Object test, String source) throws Exception {
    try {
      method.invoke(test);
    } catch (InvocationTargetException e) {
      throw new AssertionError(method.getName() + " fails\n" + source, e.getTargetException());
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
                || name.startsWith("dev.waymark.report.inputs.")
            ? findClass(name)
            : super.loadClass(name, resolve);
      }
    }
  }
}
