package dev.waymark.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
import org.junit.jupiter.api.Test;

class StubsTest {
  /** Something above. */
  interface Above<T> {
    T name();

    default int size() {
      return 7;
    }
  }

  /** What is stubbed. */
  interface Store extends Above<String> {
    long count(double a, long b) throws IOException;

    void clear();

    @Override
    boolean equals(Object other);

    @Override
    int size();
  }

  /** Has a method that is not abstract. */
  abstract static class Template {
    abstract byte step();

    int twice() {
      return 2 * step();
    }
  }

  /** Its subclasses are all known. */
  sealed interface Closed permits Only {}

  record Only() implements Closed {}

  private static final Program PROGRAM =
      new Program(ClassPath.open(ClassPath.placeOf(StubsTest.class)));

  private static ClassModel model(Class<?> type) {
    return Objects.requireNonNull(PROGRAM.find(type.getName().replace('.', '/')));
  }

  private static Object make(Class<?> type) throws ReflectiveOperationException {
    String name = Stubs.nameFor(type.getName().replace('.', '/'));
    byte[] bytes = Objects.requireNonNull(PROGRAM.classFile(name));
    ClassLoader loader =
        new ClassLoader(type.getClassLoader()) {
          @Override
          protected Class<?> findClass(String wanted) {
            return defineClass(wanted, bytes, 0, bytes.length);
          }
        };
    Constructor<?> constructor = loader.loadClass(name.replace('/', '.')).getConstructor();
    return constructor.newInstance();
  }

  private static void set(Object stub, String field, Object value)
      throws ReflectiveOperationException {
    stub.getClass().getField(field).set(stub, value);
  }

  @Test
  void onlyAbstractMethodsThatObjectsDoNotHaveAreImplemented() {
    List<String> names = Stubs.methods(model(Store.class)).stream().map(MethodModel::name).toList();
    assertEquals(List.of("count", "clear", "size", "name"), names);
  }

  @Test
  void whatIsSealedOrConcreteHasNoStub() {
    String here = "dev/waymark/program";
    assertTrue(Stubs.canStandFor(model(Template.class), here));
    assertFalse(Stubs.canStandFor(model(Closed.class), here));
    assertFalse(Stubs.canStandFor(model(Only.class), here));
    assertFalse(Stubs.canStandFor(model(Template.class), "elsewhere"), "it is not public");
  }

  @Test
  void answersComeOneAfterTheOtherAndTheLastStays() throws ReflectiveOperationException {
    @SuppressWarnings("unchecked")
    ToLongBiFunction<Object, Object> stub =
        (ToLongBiFunction<Object, Object>) make(ToLongBiFunction.class);
    set(stub, Stubs.answersField(0), new long[] {5, 6});
    assertEquals(5, stub.applyAsLong("a", "b"));
    assertEquals(6, stub.applyAsLong("a", "b"));
    assertEquals(6, stub.applyAsLong("a", "b"));
  }

  @Test
  @SuppressWarnings("unchecked")
  void whatIsGivenIsToldAndItsAnswerPassedOn() throws ReflectiveOperationException {
    BiFunction<Object, Object, Object> stub =
        (BiFunction<Object, Object, Object>) make(BiFunction.class);
    set(stub, Stubs.answersField(0), new Object[] {"answer"});
    List<Object> told = new ArrayList<>();
    Function<Object[], Object> telling =
        arguments -> {
          told.addAll(List.of(arguments));
          return "result";
        };
    set(stub, Stubs.toldField(0), telling);
    assertEquals("answer", stub.apply("a", "b"));
    set(stub, Stubs.passesField(0), true);
    assertEquals("result", stub.apply("c", "d"));
    assertEquals(List.of("a", "b", "c", "d"), told);
  }

  @Test
  void whatIsThrownComesInsteadOfAnAnswer() throws ReflectiveOperationException {
    @SuppressWarnings("unchecked")
    ToLongBiFunction<Object, Object> stub =
        (ToLongBiFunction<Object, Object>) make(ToLongBiFunction.class);
    Exception thrown = new IllegalStateException("no");
    set(stub, Stubs.thrownField(0), thrown);
    assertSame(thrown, assertThrows(IllegalStateException.class, () -> stub.applyAsLong("a", "b")));
  }
}
