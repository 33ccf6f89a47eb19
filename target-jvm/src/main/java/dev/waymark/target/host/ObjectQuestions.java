package dev.waymark.target.host;

import dev.waymark.target.literal.JavaLiterals;
import dev.waymark.target.wire.Observation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Asks an object for what tests can compare: by methods that take nothing, that a test in its
 * package can call, and whose names say that they tell something. Its text comes last.
 */
final class ObjectQuestions {
  private static final int MOST = 4;
  private static final int LONGEST = 200;

  private static final Pattern TELLING =
      Pattern.compile("(get|is|has)[A-Z0-9]\\w*|size|length|isEmpty|name|value|\\w+InputValue");

  private static final Set<String> UNSTABLE = Set.of("getClass");
  private static final String TEXT = "toString";

  private final String testPackage;
  private final TestExpressions expressions;

  ObjectQuestions(String testPackage) {
    this.testPackage = testPackage;
    this.expressions = new TestExpressions(testPackage);
  }

  /** What {@code object} says, as far as its declared type is asked. */
  List<Observation> ask(Object object, Class<?> declared) {
    List<Observation> answers = new ArrayList<>();
    for (Method method : methods(object, declared)) {
      String value = answers.size() < MOST ? answer(object, method) : "";
      if (!value.isEmpty() && value.length() <= LONGEST && !JavaLiterals.hasIdentity(value)) {
        answers.add(
            new Observation(method.getName(), method.getReturnType().descriptorString(), value));
      }
    }
    return answers;
  }

  private List<Method> methods(Object object, Class<?> declared) {
    Stream<Method> telling =
        declared.getName().startsWith("java.")
            ? Stream.empty()
            : Stream.concat(
                    Arrays.stream(declared.getMethods()),
                    Arrays.stream(declared.getDeclaredMethods()))
                .distinct()
                .filter(each -> isTelling(each, declared))
                .sorted(Comparator.comparing(Method::getName));
    return Stream.concat(telling, text(object).stream()).toList();
  }

  private boolean isTelling(Method method, Class<?> declared) {
    return method.getParameterCount() == 0
        && method.getExceptionTypes().length == 0
        && (method.getModifiers() & (Modifier.STATIC | Modifier.PRIVATE)) == 0
        && !method.isSynthetic()
        && !method.isAnnotationPresent(Deprecated.class)
        && !UNSTABLE.contains(method.getName())
        && (isNamedAsField(method, declared) || TELLING.matcher(method.getName()).matches())
        && Throwables.isVisible(declared, testPackage)
        && isCallable(method);
  }

  /** As accessors of records are, and of many other classes. */
  private static boolean isNamedAsField(Method method, Class<?> declared) {
    return Arrays.stream(declared.getDeclaredFields())
        .anyMatch(field -> field.getName().equals(method.getName()));
  }

  private boolean isCallable(Method method) {
    Class<?> owner = method.getDeclaringClass();
    return Throwables.isVisible(owner, testPackage)
        && (Modifier.isPublic(method.getModifiers()) || owner.getPackageName().equals(testPackage));
  }

  /** The method that gives the text, if it is not that of all objects. */
  private static List<Method> text(Object object) {
    try {
      Method method = object.getClass().getMethod(TEXT);
      return method.getDeclaringClass() == Object.class
          ? List.of()
          : List.of(Object.class.getMethod(TEXT));
    } catch (NoSuchMethodException e) {
      return List.of();
    }
  }

  private String answer(Object object, Method method) {
    try {
      method.setAccessible(true);
      return expressions.result(method.getReturnType(), method.invoke(object));
    } catch (InvocationTargetException | IllegalAccessException e) {
      return "";
    } catch (RuntimeException e) {
      return "";
    }
  }
}
