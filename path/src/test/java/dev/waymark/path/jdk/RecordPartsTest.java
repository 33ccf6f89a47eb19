package dev.waymark.path.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.number.Claim;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.term.Sort;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class RecordPartsTest {
  private record Flat(int number, boolean flag, long wide) {}

  private record Nested(Flat inner) {}

  private record Named(String name) {}

  private record Loose(Object any) {}

  private record Floating(float number) {}

  private final Sample s = new Sample();
  private final RecordParts parts = new RecordParts(s.hierarchy, s.heap, s.arithmetic, s.types);
  private final List<RecordParts.Pair> open = new ArrayList<>();

  private static String name(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  private List<FieldRef> fields(Class<?> type) {
    ClassModel model = Objects.requireNonNull(s.hierarchy.find(name(type)));
    return model.require("hashCode").code().statements().stream()
        .filter(each -> each instanceof InvokeDynamic call && RecordParts.includes(call))
        .map(each -> RecordParts.fields((InvokeDynamic) each))
        .findFirst()
        .orElseThrow();
  }

  private PathValue.Reference make(Class<?> type, PathValue... components) {
    HeapObject.Instance made = HeapObject.Instance.fresh(name(type));
    for (int i = 0; i < components.length; i++) {
      made.fields().put(fields(type).get(i), components[i]);
    }
    return s.heap.add(made);
  }

  private PathValue.Reference flat(PathValue number) {
    return make(Flat.class, number, s.k(1), s.arithmetic.constant(Sort.LONG, 1L << 40));
  }

  private Claim equal(Class<?> type, PathValue left, PathValue right) {
    return parts.equal(fields(type), left, right, open);
  }

  private boolean holds(Claim fact, int x) {
    return new Evaluator(Assignment.EMPTY.with(s.x, x)).holds(fact.term());
  }

  @Test
  void componentsAreInOrderAndHaveTheirDefaultsAtFirst() {
    List<RecordParts.Part> all = parts.of(fields(Flat.class), make(Flat.class, s.input));
    assertEquals(
        List.of("number", "flag", "wide"), all.stream().map(each -> each.field().name()).toList());
    assertEquals(
        List.of(s.input, s.k(0), s.arithmetic.constant(Sort.LONG, 0)),
        all.stream().map(RecordParts.Part::value).toList());
  }

  @Test
  void numbersDecideWhetherRecordsAreEqual() {
    Claim isSeven = equal(Flat.class, flat(s.input), flat(s.k(7)));
    assertTrue(holds(isSeven, 7));
    assertFalse(holds(isSeven, 8));
    assertEquals(List.of(), open);
  }

  @Test
  void recordsInRecordsAreComparedByTheirComponents() {
    Claim isSeven =
        equal(Nested.class, make(Nested.class, flat(s.input)), make(Nested.class, flat(s.k(7))));
    assertTrue(holds(isSeven, 7));
    assertFalse(holds(isSeven, 8));
  }

  @Test
  void aRecordEqualsNeitherNullNorOneOfAnotherClass() {
    PathValue.Reference record = flat(s.input);
    assertEquals(s.arithmetic.truth(false), equal(Flat.class, record, new PathValue.Null()));
    assertEquals(s.arithmetic.truth(false), equal(Flat.class, record, make(Nested.class, record)));
  }

  @Test
  void stringsAreLeftToWhoLooksIntoThem() {
    PathValue left = s.heap.literal("a");
    PathValue right = s.heap.add(new HeapObject.Opaque("java/lang/String"));
    Claim known = equal(Named.class, make(Named.class, left), make(Named.class, right));
    assertTrue(known.isTrue());
    assertEquals(List.of(new RecordParts.Pair(left, right)), open);
  }

  @Test
  void arraysEqualButThemselves() {
    PathValue array = s.heap.add(new HeapObject.Array("[I", List.of()));
    PathValue other = s.heap.add(new HeapObject.Array("[I", List.of()));
    PathValue.Reference left = make(Loose.class, array);
    assertTrue(equal(Loose.class, left, make(Loose.class, array)).isTrue());
    assertEquals(s.arithmetic.truth(false), equal(Loose.class, left, make(Loose.class, other)));
  }

  @Test
  void aComponentWhoseCodeCouldTellIsLost() {
    PathValue.Reference left = make(Loose.class, make(Sample.class));
    PathValue.Reference right = make(Loose.class, make(Sample.class));
    assertThrows(LostTrack.class, () -> equal(Loose.class, left, right));
  }

  @Test
  void hashesAreThoseOfTheJdk() {
    RecordParts.Part inner = new RecordParts.Part(fields(Nested.class).get(0), flat(s.input));
    PathValue.Numeric hash = assertInstanceOf(PathValue.Numeric.class, parts.hash(inner));
    for (int x : new int[] {0, -1, 1_000_003}) {
      assertEquals(
          new Flat(x, true, 1L << 40).hashCode(),
          Evaluator.evaluate(hash.term(), Assignment.EMPTY.with(s.x, x)));
    }
  }

  @Test
  void theHashOfAStringIsLeftToWhoLooksIntoIt() {
    FieldRef name = fields(Named.class).get(0);
    assertNull(parts.hash(new RecordParts.Part(name, s.heap.literal("a"))));
    assertEquals(s.k(0), parts.hash(new RecordParts.Part(name, new PathValue.Null())));
  }

  @Test
  void theHashOfAFloatIsLost() {
    PathValue zero = s.types.initial("F");
    RecordParts.Part part = new RecordParts.Part(fields(Floating.class).get(0), zero);
    assertThrows(LostTrack.class, () -> parts.hash(part));
  }
}
