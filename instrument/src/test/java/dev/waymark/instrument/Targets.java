package dev.waymark.instrument;

import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.validation.classic.Triangle;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The target programs: public static methods of public classes, in loaders of their own. */
record Targets(Class<?> anchor) {
  static Targets ofValidation() {
    return new Targets(Triangle.class);
  }

  ClassSource classes() {
    try {
      var source = anchor.getProtectionDomain().getCodeSource();
      return ClassPath.open(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  Instrumenter instrumenter() {
    return new Instrumenter(new Program(classes()), name -> true);
  }

  ClassLoader plain() {
    return new InstrumentingLoader(classes(), null, parent());
  }

  ClassLoader instrumented(Instrumenter instrumenter) {
    return new InstrumentingLoader(classes(), instrumenter, parent());
  }

  private static ClassLoader parent() {
    return Targets.class.getClassLoader();
  }

  static List<Method> methods(ClassSource classes, ClassLoader loader) {
    return classes.names().stream()
        .filter(name -> !name.endsWith("package-info"))
        .map(name -> load(name, loader))
        .filter(type -> Modifier.isPublic(type.getModifiers()))
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(Targets::isTarget)
        .sorted(Comparator.comparing(Method::toString))
        .toList();
  }

  private static boolean isTarget(Method method) {
    int wanted = Modifier.PUBLIC | Modifier.STATIC;
    return (method.getModifiers() & wanted) == wanted && !method.isSynthetic();
  }

  static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name.replace('/', '.'), false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
