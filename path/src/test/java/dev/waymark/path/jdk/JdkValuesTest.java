package dev.waymark.path.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.program.ir.Invoke;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JdkValuesTest {
  private static final String TEXT = "Ljava/lang/String;";
  private static final String BUILDER = "java/lang/StringBuilder";

  private final Sample s = new Sample();
  private final JdkValues values = new JdkValues(s.heap, s.arithmetic);
  private final PathValue abc = s.heap.literal("abc");

  private @Nullable JdkEffect on(String method, String descriptor, PathValue... arguments) {
    return values.call(Sample.on(method, descriptor), List.of(arguments));
  }

  private @Nullable JdkEffect of(String method, String descriptor, PathValue... arguments) {
    return values.call(Sample.of(method, descriptor), List.of(arguments));
  }

  private static PathValue given(@Nullable JdkEffect effect) {
    return assertInstanceOf(JdkEffect.Gives.class, effect).value();
  }

  @Test
  void stringsBoxesAndBuildersAreValuesAndListsAreNot() {
    assertTrue(JdkValues.includes("java/lang/String"));
    assertTrue(JdkValues.includes("java/lang/Integer"));
    assertTrue(JdkValues.includes(BUILDER));
    assertFalse(JdkValues.includes("java/util/ArrayList"));
    assertTrue(JdkValues.isBox("java/lang/Boolean"));
    assertFalse(JdkValues.isBox("java/lang/String"));
  }

  @Test
  void aNumberThatTheJdkGivesIsAConstant() {
    assertEquals(s.k(3), given(on("java/lang/String.length", "()I", abc)));
  }

  @Test
  void aTextThatTheJdkGivesIsAnObject() {
    PathValue twice = given(on("java/lang/String.concat", "(" + TEXT + ")" + TEXT, abc, abc));
    HeapObject made = s.heap.get(assertInstanceOf(PathValue.Reference.class, twice));
    assertEquals(new HeapObject.Known("abcabc"), made);
  }

  @Test
  void aTextThatTheJdkGivesBackIsTheSameObject() {
    assertEquals(abc, given(on("java/lang/String.substring", "(I)" + TEXT, abc, s.k(0))));
  }

  @Test
  void smallBoxesAreOneObjectAndLargeOnesAreNot() {
    String valueOf = "java/lang/Integer.valueOf";
    String descriptor = "(I)Ljava/lang/Integer;";
    assertEquals(
        given(of(valueOf, descriptor, s.k(127))), given(of(valueOf, descriptor, s.k(127))));
    assertNotEquals(
        given(of(valueOf, descriptor, s.k(1_000_000))),
        given(of(valueOf, descriptor, s.k(1_000_000))));
  }

  @Test
  void whatTheJdkRefusesThrows() {
    assertEquals(
        new JdkEffect.Throws("java/lang/StringIndexOutOfBoundsException"),
        on("java/lang/String.charAt", "(I)C", abc, s.k(3)));
    assertEquals(
        new JdkEffect.Throws("java/lang/ArithmeticException"),
        of("java/lang/Math.addExact", "(II)I", s.k(Integer.MAX_VALUE), s.k(1)));
  }

  @Test
  void theJdkIsNotAskedAboutInputs() {
    assertNull(on("java/lang/String.charAt", "(I)C", abc, s.input));
    assertNull(of("java/lang/Math.max", "(II)I", s.input, s.k(1)));
  }

  @Test
  void theJdkIsNotAskedForWhatDependsOnWhereItRuns() {
    assertNull(on("java/lang/String.toLowerCase", "()" + TEXT, abc));
    assertNull(on("java/lang/String.getBytes", "()[B", abc));
    assertNull(of("java/lang/Integer.getInteger", "(" + TEXT + ")Ljava/lang/Integer;", abc));
    assertNull(of("java/lang/System.lineSeparator", "()" + TEXT));
  }

  @Test
  void aMethodThatTheJdkDoesNotHaveIsNotKnown() {
    assertNull(on("java/lang/String.shorter", "()I", abc));
  }

  @Test
  void aNewBuilderIsMadeInItsPlaceAndGivesItself() {
    PathValue.Reference builder = s.heap.add(new HeapObject.Opaque(BUILDER));
    Invoke made = Sample.on(BUILDER + ".<init>", "(" + TEXT + ")V");
    assertInstanceOf(PathValue.Unknown.class, given(values.call(made, List.of(builder, abc))));
    assertEquals(builder, given(on(BUILDER + ".append", "(I)L" + BUILDER + ";", builder, s.k(7))));
    HeapObject.Builder known = assertInstanceOf(HeapObject.Builder.class, s.heap.get(builder));
    assertEquals("abc7", known.text().toString());
  }
}
