package dev.waymark.target.host;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Methods and fields by which a test in a package can ask objects for their state. */
final class TellingMembers {
  /** There is no answer. */
  static final Object NONE = new Object();

  private static final Pattern TELLING =
      Pattern.compile(
          "(get|is|has|as|can)[A-Z0-9]\\w*|size|length|count|isEmpty|name|value|\\w+Value");

  private static final Pattern KEYED =
      Pattern.compile("(get|is|has|find|count|lookup)[A-Z0-9]\\w*|get|find|count|contains\\w*|has");

  /** What is no state of the object, or another's. */
  private static final Set<String> OTHERS =
      Set.of("getClass", "getLocalizedMessage", "getSuppressed", "getStackTrace", "getCause");

  /** Objects of the JDK that are told by their texts, and change. */
  private static final Set<String> WRITTEN =
      Set.of(
          "java.io.StringWriter",
          "java.io.CharArrayWriter",
          "java.io.ByteArrayOutputStream",
          "java.lang.StringBuffer",
          "java.util.concurrent.atomic.AtomicInteger",
          "java.util.concurrent.atomic.AtomicLong",
          "java.util.concurrent.atomic.AtomicBoolean");

  private final String testPackage;

  TellingMembers(String testPackage) {
    this.testPackage = testPackage;
  }

  /** Whether an object of the JDK is asked for its text to see what was done to it. */
  static boolean isWritten(Object object) {
    return WRITTEN.contains(object.getClass().getName());
  }

  static boolean isOfJdk(Class<?> type) {
    return type.getName().startsWith("java.") || type.isPrimitive() || type.isArray();
  }

  List<Method> methods(Class<?> type) {
    return callable(type)
        .filter(each -> each.getParameterCount() == 0 && isTelling(each, type))
        .sorted(Comparator.comparingInt(each -> component(each, type)))
        .toList();
  }

  /** The place of an accessor among the components of a record; 0 for others. */
  private static int component(Method method, Class<?> type) {
    int place = 0;
    if (type.isRecord()) {
      RecordComponent[] all = type.getRecordComponents();
      while (place < all.length && !all[place].getName().equals(method.getName())) {
        place++;
      }
    }
    return place;
  }

  /** Methods that take one argument, but for the one called {@code but}. */
  List<Method> keyed(Class<?> type, String but) {
    return callable(type)
        .filter(each -> each.getParameterCount() == 1 && each.getReturnType() != void.class)
        .filter(each -> !each.getName().equals(but))
        .filter(each -> KEYED.matcher(each.getName()).matches() || isNamedAsPart(each, type))
        .toList();
  }

  private Stream<Method> callable(Class<?> type) {
    if (isOfJdk(type) || !Throwables.isVisible(type, testPackage)) {
      return Stream.empty();
    }
    return Stream.concat(Arrays.stream(type.getMethods()), Arrays.stream(type.getDeclaredMethods()))
        .distinct()
        .filter(each -> each.getExceptionTypes().length == 0 && !each.isSynthetic())
        .filter(each -> !each.isAnnotationPresent(Deprecated.class))
        .filter(each -> !OTHERS.contains(each.getName()) && isCallable(each))
        .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toString));
  }

  /** Public fields that can change. */
  List<Field> fields(Class<?> type) {
    if (isOfJdk(type) || !Throwables.isVisible(type, testPackage)) {
      return List.of();
    }
    return Arrays.stream(type.getFields())
        .filter(field -> !field.isSynthetic())
        .filter(each -> isCallable(each) && !each.isAnnotationPresent(Deprecated.class))
        .sorted(Comparator.comparing(Field::getName))
        .toList();
  }

  private static boolean isTelling(Method method, Class<?> type) {
    return method.getReturnType() != void.class
        && (isNamedAsField(method, type) || TELLING.matcher(method.getName()).matches());
  }

  /** As accessors of records are, and of many other classes. */
  private static boolean isNamedAsField(Method method, Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .anyMatch(field -> field.getName().equals(method.getName()));
  }

  /** As a field of the class or of one within it. */
  private static boolean isNamedAsPart(Method method, Class<?> type) {
    return isNamedAsField(method, type)
        || Arrays.stream(type.getDeclaredClasses()).anyMatch(each -> isNamedAsField(method, each));
  }

  private boolean isCallable(Member member) {
    Class<?> owner = member.getDeclaringClass();
    int flags = member.getModifiers();
    return (flags & (Modifier.STATIC | Modifier.PRIVATE)) == 0
        && Throwables.isVisible(owner, testPackage)
        && (Modifier.isPublic(flags) || owner.getPackageName().equals(testPackage));
  }

  /** Whether the object has a text that is not that of all objects, or of all exceptions. */
  static boolean hasText(Object object) {
    if (object instanceof Throwable) {
      return false;
    }
    try {
      Method method = object.getClass().getMethod("toString");
      return method.getDeclaringClass() != Object.class;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  static Object text(Object object) {
    try {
      String text = object.toString();
      return text == null ? NONE : text;
    } catch (RuntimeException e) {
      return NONE;
    }
  }

  static @Nullable Object answer(Method method, Object object, @Nullable Object... arguments) {
    try {
      method.setAccessible(true);
      return method.invoke(object, arguments);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return NONE;
    }
  }

  static @Nullable Object answer(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return NONE;
    }
  }
}
