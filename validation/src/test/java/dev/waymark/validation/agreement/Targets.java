package dev.waymark.validation.agreement;

import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.validation.classic.Triangle;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The compiled target programs: public static methods of public classes. */
public final class Targets {
  private Targets() {}

  public static ClassSource classes() {
    try {
      var source = Triangle.class.getProtectionDomain().getCodeSource();
      return ClassPath.open(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  public static List<Method> methods(ClassSource classes) {
    return classes.names().stream()
        .filter(name -> !name.endsWith("package-info"))
        .map(Targets::load)
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

  private static Class<?> load(String name) {
    try {
      return Class.forName(name.replace('/', '.'), false, Targets.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
