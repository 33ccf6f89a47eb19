package dev.waymark.target.host;

import dev.waymark.target.literal.JavaLiterals;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Asks an object for what tests can compare: by methods that take nothing, that a test in its
 * package can call, and whose names say that they tell something; by public fields; and the objects
 * that it has in the same way, after its own text.
 */
final class ObjectQuestions {
  private static final int MOST = 24;
  private static final int LONGEST = 200;
  private static final int DEEPEST = 2;
  private static final int MOST_ELEMENTS = 2;

  private final TellingMembers members;
  private final TestExpressions expressions;
  private final List<Answer> answers = new ArrayList<>();
  private final Set<Object> asked = Collections.newSetFromMap(new IdentityHashMap<>());

  ObjectQuestions(String testPackage) {
    this.members = new TellingMembers(testPackage);
    this.expressions = new TestExpressions(testPackage);
  }

  /** An answer: what follows the object in an expression, its descriptor, and its value. */
  record Answer(String question, String type, String value) {}

  /** An object that cannot be compared as it is, and its type as code sees it. */
  private record Part(Object object, Type type) {}

  /** What {@code object} says, as far as its declared type is asked. */
  List<Answer> ask(Object object, Type declared) {
    answers.clear();
    asked.clear();
    asked.add(object);
    ask(object, declared, "", 0);
    return List.copyOf(answers);
  }

  /**
   * What {@code object} says when it is asked with one of {@code arguments}.
   *
   * @param types the declared types of the arguments
   * @param but a method that is not asked
   */
  List<Answer> askWith(
      Object object,
      Class<?> declared,
      @Nullable Object[] arguments,
      Class<?>[] types,
      String but) {
    answers.clear();
    for (Method method : members.keyed(declared, but)) {
      for (int i = 1; i < arguments.length; i++) {
        if (method.getParameterTypes()[0] == types[i] && arguments[i] != null) {
          Object value = TellingMembers.answer(method, object, arguments[i]);
          add("." + method.getName() + "({" + i + "})", method.getReturnType(), value);
        }
      }
    }
    return List.copyOf(answers);
  }

  private void ask(Object object, Type declared, String path, int depth) {
    Class<?> type = ElementTypes.erased(declared);
    int before = answers.size();
    Map<String, Part> parts = new LinkedHashMap<>();
    for (Method method : members.methods(type)) {
      Object value = TellingMembers.answer(method, object);
      String question = path + "." + method.getName() + "()";
      note(question, method.getReturnType(), method.getGenericReturnType(), value, parts);
    }
    for (Field field : members.fields(type)) {
      Object value = TellingMembers.answer(field, object);
      note(path + "." + field.getName(), field.getType(), field.getGenericType(), value, parts);
    }
    ElementTypes.elements(object, declared, MOST_ELEMENTS)
        .forEach(
            (question, each) -> {
              Class<?> erased = ElementTypes.erased(each.type());
              note(path + question, erased, each.type(), each.object(), parts);
            });
    if (depth == 0 && !(type.isRecord() && answers.size() > before)) {
      addText(object, path);
    }
    if (depth < DEEPEST) {
      parts.forEach((question, part) -> askPart(part, question, depth + 1));
    }
    if (depth > 0 && answers.size() == before) {
      addText(object, path);
    }
  }

  /** Each object is asked once. */
  private void askPart(Part part, String path, int depth) {
    if (asked.add(part.object)) {
      ask(part.object, part.type, path, depth);
    }
  }

  private void addText(Object object, String path) {
    if (TellingMembers.hasText(object)) {
      add(path + ".toString()", String.class, TellingMembers.text(object));
    }
  }

  private void note(
      String question, Class<?> type, Type exact, @Nullable Object value, Map<String, Part> parts) {
    if (!add(question, type, value) && value != null && value != TellingMembers.NONE) {
      parts.put(question, new Part(value, exact));
    }
  }

  /** Adds an answer, if there is an expression for it. */
  private boolean add(String question, Class<?> type, @Nullable Object value) {
    if (value == TellingMembers.NONE) {
      return true;
    }
    String text = expressions.result(type, value);
    boolean isTold = !text.isEmpty() && text.length() <= LONGEST && !JavaLiterals.hasIdentity(text);
    if (isTold && answers.size() < MOST) {
      answers.add(new Answer(question, type.descriptorString(), text));
    }
    return isTold;
  }
}
