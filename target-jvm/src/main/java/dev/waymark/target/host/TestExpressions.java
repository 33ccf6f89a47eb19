package dev.waymark.target.host;

import dev.waymark.target.literal.JavaLiterals;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Values as Java expressions, for tests in a package. They equal the values, and calling nothing of
 * the code under test is all it takes to know them. Classes have their full names.
 */
final class TestExpressions {
  private static final int LONGEST = 20_000;
  private static final int MOST_ENTRIES = 10;
  private static final int DEEPEST = 10;

  /** Types whose objects are what their texts say. */
  private static final Set<Class<?>> PARSED =
      Set.of(
          LocalDate.class,
          LocalTime.class,
          LocalDateTime.class,
          Instant.class,
          Duration.class,
          Period.class,
          YearMonth.class);

  /** There is no expression. */
  private static final String NONE = "";

  private final String testPackage;
  private int depth;

  TestExpressions(String testPackage) {
    this.testPackage = testPackage;
  }

  /** What a method with this return type has returned; empty if there is no expression. */
  String result(Class<?> type, @Nullable Object value) {
    if (type == void.class) {
      return NONE;
    }
    boolean isHiddenArray = value != null && value.getClass().isArray() && !type.isArray();
    return isHiddenArray ? NONE : shortened(of(value));
  }

  /** What is in those of {@code inputs} that can be changed; empty for others. */
  List<String> contents(@Nullable Object[] inputs) {
    List<String> contents = new ArrayList<>(inputs.length);
    for (Object input : inputs) {
      contents.add(input != null && isMutable(input) ? shortened(of(input)) : NONE);
    }
    return contents;
  }

  /** The contents of those of {@code inputs} that are no longer as they were. */
  List<String> changed(List<String> before, @Nullable Object[] inputs) {
    List<String> after = contents(inputs);
    for (int i = 0; i < inputs.length; i++) {
      if (after.get(i).equals(before.get(i))) {
        after.set(i, NONE);
      }
    }
    return after;
  }

  private static boolean isMutable(Object object) {
    return object.getClass().isArray()
        || (isOfJdk(object)
            && (object instanceof Collection<?>
                || object instanceof Map<?, ?>
                || object instanceof StringBuilder));
  }

  /** Whether asking the object does not call code under test. */
  private static boolean isOfJdk(Object object) {
    return object.getClass().getName().startsWith("java.util.")
        || object.getClass().getName().startsWith("java.lang.");
  }

  private static String shortened(String expression) {
    return expression.length() > LONGEST ? NONE : expression;
  }

  /** A collection may contain itself. */
  private String of(@Nullable Object value) {
    if (depth > DEEPEST) {
      return NONE;
    }
    depth++;
    String expression = any(value);
    depth--;
    return expression;
  }

  private String any(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (value.getClass().isArray()) {
      return array(value);
    }
    if (value instanceof String text) {
      return JavaLiterals.string(text);
    }
    if (value instanceof Enum<?> constant) {
      return constant(constant);
    }
    if (PARSED.contains(value.getClass())) {
      return value.getClass().getName() + ".parse(" + JavaLiterals.string(value.toString()) + ")";
    }
    if (value instanceof BigDecimal || value instanceof BigInteger) {
      String type = value.getClass().getName();
      boolean isExact = type.startsWith("java.math.");
      return isExact ? "new " + type + "(" + JavaLiterals.string(value.toString()) + ")" : NONE;
    }
    return isOfJdk(value) ? ofJdk(value) : NONE;
  }

  private String ofJdk(Object value) {
    if (value instanceof Character || value instanceof Boolean || isNumber(value)) {
      return JavaLiterals.primitive(value);
    }
    if (value instanceof StringBuilder builder) {
      return "new StringBuilder(" + JavaLiterals.string(builder.toString()) + ")";
    }
    if (value instanceof Optional<?> optional) {
      return optional.isEmpty()
          ? "java.util.Optional.empty()"
          : call("java.util.Optional.of", ofAll(optional.stream().toList()));
    }
    return value instanceof Map<?, ?> map ? map(map) : collection(value);
  }

  private static boolean isNumber(Object value) {
    return value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte
        || value instanceof Float
        || value instanceof Double;
  }

  private String constant(Enum<?> constant) {
    Class<?> type = constant.getDeclaringClass();
    return Throwables.isVisible(type, testPackage)
        ? type.getCanonicalName() + "." + constant.name()
        : NONE;
  }

  private String array(Object array) {
    Class<?> base = array.getClass();
    while (base.isArray()) {
      base = base.getComponentType();
    }
    boolean isNamed = base.isPrimitive() || Throwables.isVisible(base, testPackage);
    if (!isNamed || base.getTypeParameters().length > 0) {
      return NONE;
    }
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = 0; i < Math.min(LONGEST, Array.getLength(array)); i++) {
      elements.add(Array.get(array, i));
    }
    List<String> texts = ofAll(elements);
    return texts.contains(NONE)
        ? NONE
        : "new " + array.getClass().getCanonicalName() + " {" + String.join(", ", texts) + "}";
  }

  private List<String> ofAll(Collection<? extends @Nullable Object> values) {
    List<String> texts = new ArrayList<>();
    int length = 0;
    for (Object value : values) {
      String text = length > LONGEST ? NONE : of(value);
      length += text.length();
      texts.add(text);
    }
    return texts;
  }

  private static String call(String method, List<String> arguments) {
    return arguments.contains(NONE) ? NONE : method + "(" + String.join(", ", arguments) + ")";
  }

  private String collection(Object value) {
    if (!(value instanceof List<?>) && !(value instanceof Set<?>)) {
      return NONE;
    }
    Collection<?> elements = (Collection<?>) value;
    List<String> texts = ofAll(elements);
    if (elements.stream().anyMatch(each -> each != null && each.getClass().isArray())) {
      return NONE;
    }
    if (value instanceof List<?>) {
      return list(texts);
    }
    texts.sort(null); // the order of a set may be another the next time
    return texts.contains("null")
        ? call("new java.util.HashSet<>", List.of(list(texts)))
        : call("java.util.Set.of", texts);
  }

  private static String list(List<String> texts) {
    if (texts.equals(List.of("null"))) {
      return "java.util.Collections.singletonList(null)";
    }
    String maker = texts.contains("null") ? "java.util.Arrays.asList" : "java.util.List.of";
    return call(maker, texts);
  }

  private String map(Map<?, ?> map) {
    List<String> pairs = new ArrayList<>();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String key = of(entry.getKey());
      String value = of(entry.getValue());
      if (List.of(NONE, "null").contains(key) || List.of(NONE, "null").contains(value)) {
        return NONE;
      }
      pairs.add(key + ", " + value);
    }
    pairs.sort(null);
    return pairs.size() > MOST_ENTRIES ? NONE : call("java.util.Map.of", pairs);
  }
}
