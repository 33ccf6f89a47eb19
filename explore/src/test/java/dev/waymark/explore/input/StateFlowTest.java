package dev.waymark.explore.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.everyday.Lockers;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Calls are chosen by what they change and the code reads, collections and callees included. */
class StateFlowTest {
  private static final String MAP = "byName Ljava/util/Map;";

  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Lockers.class))));

  private final StateFlow flow = new StateFlow(CallGraph.of(ClassHierarchy.of(PROGRAM)));

  private static MethodModel method(String name) {
    ClassModel type = PROGRAM.require(Lockers.class.getName());
    return type.methods().stream().filter(each -> each.name().equals(name)).findFirst().get();
  }

  @Test
  void whatIsPutIntoAMapChangesTheFieldThatHoldsIt() {
    assertEquals(Set.of(MAP, "size I"), flow.of(method("rent")).writes());
  }

  @Test
  void lookingIntoAMapChangesNothing() {
    assertEquals(Set.of(), flow.of(method("find")).writes());
    assertEquals(Set.of(MAP), flow.of(method("find")).reads());
  }

  @Test
  void whatCalleesDoCounts() {
    assertEquals(Set.of("isLocked Z"), flow.of(method("lock")).writes());
    assertTrue(flow.of(method("lock")).reads().contains(MAP));
  }

  @Test
  void methodsThatChangeWhatIsReadAreRanked() {
    Preparations of = new Preparations(Entry.of(method("store")), flow);
    assertEquals(0, of.rank(method("rent").ref()));
    assertEquals(0, of.rank(method("lock").ref()));
    assertFalse(of.isEmpty());
    assertEquals(-1, of.rank(method("find").ref()));
  }

  @Test
  void inputsWithoutCallsHaveTheEmptySequence() {
    assertEquals("", Preparations.sequence(List.of()));
  }
}
