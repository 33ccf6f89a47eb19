package dev.waymark.target.host;

import dev.waymark.target.wire.InputValue;
import dev.waymark.target.wire.Observation;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What stubs are called with. Stubs are counted in the order in which they stand in the inputs; a
 * stub comes before those in its answers.
 */
final class StubRecords {
  private static final int MOST_CALLS = 3;

  /** Where arguments begin. */
  private static final int FIRST = 2;

  private final IdentityHashMap<InputValue.Stub, Integer> numbers = new IdentityHashMap<>();

  /** For each stub its calls: the index of the method, its descriptor, and the arguments. */
  private final Map<Integer, List<@Nullable Object[]>> calls = new TreeMap<>();

  /** How many calls of each stub came before the one under test. */
  private final Map<Integer, Integer> before = new TreeMap<>();

  StubRecords(List<InputValue> inputs) {
    inputs.forEach(this::count);
  }

  private void count(InputValue value) {
    if (value instanceof InputValue.Stub stub) {
      numbers.put(stub, numbers.size());
      for (InputValue.Answer each : stub.answers()) {
        each.values().forEach(this::count);
        each.told().forEach(told -> count(told.call()));
      }
    } else if (value instanceof InputValue.Made made) {
      made.arguments().forEach(this::count);
    } else if (value instanceof InputValue.Used used) {
      count(used.object());
      used.calls().forEach(this::count);
    } else if (value instanceof InputValue.Elements elements) {
      elements.elements().forEach(this::count);
    } else if (value instanceof InputValue.Array array) {
      array.elements().forEach(this::count);
    }
  }

  /** The class of stubs that note their calls, for one of those that do not. */
  static String recording(String stub) {
    return stub.replaceFirst("\\$WaymarkStub$", "\\$RecordingWaymarkStub");
  }

  /** Has {@code stub}, which was made for {@code value}, note its calls. */
  void begin(InputValue.Stub value, Object stub) throws ReflectiveOperationException {
    Integer number = numbers.get(value);
    if (number != null) {
      List<@Nullable Object[]> noted = new ArrayList<>();
      Field field = stub.getClass().getField("calls");
      field.set(stub, noted);
      calls.put(number, noted);
    }
  }

  /** The call under test begins: what comes now is worth a look. */
  void mark() {
    calls.forEach((stub, noted) -> before.put(stub, noted.size()));
  }

  private boolean isNew(int stub, List<@Nullable Object[]> some) {
    List<@Nullable Object[]> all = calls.getOrDefault(stub, List.of());
    int first = before.getOrDefault(stub, 0);
    return all.subList(first, all.size()).stream().anyMatch(some::contains);
  }

  /** How often each method was called. */
  List<Observation> counts() {
    return observations(null, null);
  }

  /** How often each method was called, and what with if that was by the call under test. */
  List<Observation> observations(
      @Nullable ObjectQuestions questions, @Nullable TestExpressions expressions) {
    List<Observation> seen = new ArrayList<>();
    calls.forEach(
        (stub, noted) -> {
          Map<Integer, List<@Nullable Object[]>> byMethod = new TreeMap<>();
          for (@Nullable Object[] each : List.copyOf(noted)) {
            int method = (Integer) Objects.requireNonNull(each[0]);
            byMethod.computeIfAbsent(method, key -> new ArrayList<>()).add(each);
          }
          seen.add(received(stub, -1, Observation.COUNT, "I", String.valueOf(noted.size())));
          byMethod.forEach(
              (method, all) -> {
                String count = String.valueOf(all.size());
                seen.add(received(stub, method, Observation.COUNT, "I", count));
                if (questions != null && expressions != null && isNew(stub, all)) {
                  add(new Received(stub, method, all), questions, expressions, seen);
                }
              });
        });
    return seen;
  }

  private record Received(int stub, int method, List<@Nullable Object[]> calls) {}

  private static void add(
      Received of, ObjectQuestions questions, TestExpressions expressions, List<Observation> seen) {
    for (int i = 0; i < Math.min(MOST_CALLS, of.calls.size()); i++) {
      @Nullable Object[] call = of.calls.get(i);
      for (int j = FIRST; j < call.length; j++) {
        boolean isAlone = call.length == FIRST + 1;
        String place = ".get(" + i + ")" + (isAlone ? "" : ".get(" + (j - FIRST) + ")");
        String text = expressions.result(Object.class, call[j]);
        if (!text.isEmpty()) {
          seen.add(received(of.stub, of.method, place, "Ljava/lang/Object;", text));
        } else if (call[j] != null && isAlone) {
          for (ObjectQuestions.Answer each : questions.ask(call[j], declared(call))) {
            String question = place + each.question();
            seen.add(received(of.stub, of.method, question, each.type(), each.value()));
          }
        }
      }
    }
  }

  /** The type of the only parameter. */
  private static Class<?> declared(@Nullable Object[] call) {
    String descriptor = String.valueOf(call[1]);
    ClassLoader loader = Objects.requireNonNull(call[FIRST]).getClass().getClassLoader();
    return MethodType.fromMethodDescriptorString(descriptor, loader).parameterType(0);
  }

  private static Observation received(
      int stub, int method, String question, String type, String value) {
    return new Observation(Observation.Subject.RECEIVED, stub, method, question, type, value);
  }
}
