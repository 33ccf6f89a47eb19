package dev.waymark.path.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.program.ir.FieldRef;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RehearsedCallsTest {
  private static final String TEXT = "java/lang/String";
  private static final String BUILDER = "java/lang/StringBuilder";
  private static final String REFUSED = "java/lang/StringIndexOutOfBoundsException";

  private final Sample s = new Sample();
  private final RehearsedCalls calls = new RehearsedCalls(s.heap, s.arithmetic);
  private final PathValue.Reference characters =
      s.heap.add(new HeapObject.Array("[C", List.of(s.input, s.input, s.input)));
  private final PathValue.Reference text =
      s.heap.carry(s.heap.add(new HeapObject.Opaque(TEXT)), characters);

  private @Nullable JdkEffect on(String method, String descriptor, PathValue... arguments) {
    return calls.call(Sample.on(method, descriptor), List.of(arguments));
  }

  private @Nullable JdkEffect of(String method, String descriptor, PathValue... arguments) {
    return calls.call(Sample.of(method, descriptor), List.of(arguments));
  }

  private static PathValue given(@Nullable JdkEffect effect) {
    return assertInstanceOf(JdkEffect.Gives.class, effect).value();
  }

  /** A builder that carries {@code count} characters. */
  private PathValue.Reference builder(PathValue count) {
    String type = "dev/waymark/library/Buffer";
    HeapObject.Instance buffer = HeapObject.Instance.fresh(type);
    buffer.fields().put(new FieldRef(type, "count", "I"), count);
    return s.heap.carry(s.heap.add(new HeapObject.Opaque(BUILDER)), s.heap.add(buffer));
  }

  @Test
  void theLengthOfATextIsThatOfItsContents() {
    assertEquals(s.k(3), given(on(TEXT + ".length", "()I", text)));
    assertEquals(s.k(0), given(on(TEXT + ".isEmpty", "()Z", text)));
  }

  @Test
  void theLengthOfABuilderIsTheCountOfItsBuffer() {
    assertEquals(s.k(5), given(on(BUILDER + ".length", "()I", builder(s.k(5)))));
  }

  @Test
  void aLengthThatDependsOnTheInputIsNotKnown() {
    assertNull(on(BUILDER + ".length", "()I", builder(s.input)));
    s.heap.open(characters, s.input);
    assertNull(on(TEXT + ".length", "()I", text));
  }

  @Test
  void whatLiesBeyondTheLengthIsRefused() {
    String descriptor = "(II)L" + TEXT + ";";
    assertEquals(
        new JdkEffect.Throws(REFUSED), on(TEXT + ".substring", descriptor, text, s.k(1), s.k(4)));
    assertInstanceOf(
        PathValue.Unknown.class, given(on(TEXT + ".substring", descriptor, text, s.k(1), s.k(3))));
  }

  @Test
  void theWholeTextIsItself() {
    assertEquals(text, given(on(TEXT + ".substring", "(I)L" + TEXT + ";", text, s.k(0))));
  }

  @Test
  void aBuilderIsItselfAfterInputWasAppended() {
    PathValue.Reference builder = builder(s.k(2));
    assertEquals(builder, given(on(BUILDER + ".append", "(I)L" + BUILDER + ";", builder, s.input)));
    assertEquals(
        builder,
        given(on(BUILDER + ".append", "(L" + TEXT + ";)L" + BUILDER + ";", builder, text)));
  }

  @Test
  void aPlaceInABuilderThatDependsOnTheInputIsNotKnown() {
    String descriptor = "(IC)L" + BUILDER + ";";
    assertNull(on(BUILDER + ".insert", descriptor, builder(s.k(2)), s.input, s.k('a')));
    assertEquals(
        new JdkEffect.Throws(REFUSED),
        on(BUILDER + ".insert", descriptor, builder(s.k(2)), s.k(3), s.input));
  }

  @Test
  void whatModelsLeaveToTheJdkFails() {
    assertEquals(new JdkEffect.Throws(REFUSED), on(TEXT + ".charAt", "(I)C", text, s.input));
    assertEquals(
        new JdkEffect.Throws("java/lang/ArithmeticException"),
        of("java/lang/Math.addExact", "(II)I", s.input, s.input));
    assertEquals(
        new JdkEffect.Throws("java/lang/NumberFormatException"),
        of("java/lang/Integer.parseInt", "(L" + TEXT + ";)I", text));
  }

  @Test
  void aCallOnWhatIsNoValueIsNotKnown() {
    PathValue.Reference list = s.heap.add(HeapObject.Instance.fresh("java/util/ArrayList"));
    assertNull(on("java/util/ArrayList.size", "()I", list));
  }
}
