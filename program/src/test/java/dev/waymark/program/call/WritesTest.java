package dev.waymark.program.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Stack;
import java.util.List;
import org.junit.jupiter.api.Test;

class WritesTest {
  private static final FieldRef FIELD = new FieldRef("A", "x", "I");

  private static final List<Writes> SAMPLES =
      List.of(
          Writes.NOTHING,
          Writes.ANYTHING,
          Writes.of(new Local(1, Kind.LONG)),
          Writes.of(new Stack(0, Kind.INT)),
          Writes.ofHeap(HeapWrites.of(FIELD)),
          Writes.ofHeap(HeapWrites.of(ElementType.CHAR)),
          Writes.ofHeap(HeapWrites.of(FIELD)).union(Writes.of(new Local(0, Kind.INT))));

  @Test
  void unionIsTheLeastUpperBoundOfALattice() {
    for (Writes a : SAMPLES) {
      assertEquals(a, a.union(a));
      assertEquals(a, a.union(Writes.NOTHING));
      for (Writes b : SAMPLES) {
        assertEquals(a.union(b), b.union(a));
        assertEquals(a.union(b), a.union(b).union(b));
        for (Writes c : SAMPLES) {
          assertEquals(a.union(b).union(c), a.union(b.union(c)));
        }
      }
    }
  }

  @Test
  void aWideLocalTakesTwoSlots() {
    Writes wide = Writes.of(new Local(1, Kind.LONG));
    assertTrue(wide.mayWrite(new Local(2, Kind.INT)));
    assertTrue(Writes.of(new Local(2, Kind.INT)).mayWrite(new Local(1, Kind.DOUBLE)));
    assertFalse(wide.mayWrite(new Local(0, Kind.INT)));
    assertFalse(wide.mayWrite(new Stack(1, Kind.LONG)));
  }

  @Test
  void aStackValueTakesOneSlotWhateverItsKind() {
    Writes wide = Writes.of(new Stack(1, Kind.LONG));
    assertTrue(wide.mayWrite(new Stack(1, Kind.INT)));
    assertFalse(wide.mayWrite(new Stack(2, Kind.INT)));
  }

  @Test
  void anythingIsTheHeapButNoSlot() {
    assertTrue(Writes.ANYTHING.mayWrite(FIELD));
    assertTrue(Writes.ANYTHING.mayWrite(ElementType.INT));
    assertFalse(Writes.ANYTHING.mayWrite(new Local(0, Kind.INT)));
    assertTrue(Writes.ANYTHING.union(SAMPLES.get(4)).isAnything());
    assertFalse(SAMPLES.get(4).mayWrite(ElementType.INT));
  }
}
