package dev.waymark.explore.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VmErrorsTest {
  @Test
  void whoCatchesEverythingMayHideErrors() {
    assertTrue(VmErrors.mayHide(Sample.method("hiding")));
    assertTrue(VmErrors.mayHide(Sample.method("afterError")));
    assertFalse(VmErrors.mayHide(Sample.method("careful")));
    assertFalse(VmErrors.mayHide(Sample.method("rethrowing")));
    assertFalse(VmErrors.mayHide(Sample.method("plain")));
    assertFalse(VmErrors.mayHide(Sample.method("outside")));
  }

  private static List<Integer> after(String name) {
    MethodModel method = Sample.method(name);
    int last = method.code().instructionCount() - 1;
    return IntStream.rangeClosed(0, last)
        .filter(i -> VmErrors.mayPrecede(method, i))
        .boxed()
        .toList();
  }

  @Test
  void onlyWhatIsBehindAHandlerComesAfterErrors() {
    assertEquals(List.of(), after("plain"));
    assertEquals(List.of(), after("careful"));
    assertFalse(after("hiding").isEmpty());
    assertFalse(after("hiding").contains(0));
    assertFalse(after("rethrowing").isEmpty());
    assertFalse(after("rethrowing").contains(0));
  }

  @Test
  void whatComesBeforeAnotherConstructorIsNotSeen() {
    String descriptor = "(Ljava/lang/String;)V";
    MethodModel constructor =
        Objects.requireNonNull(
            Sample.PROGRAM.require(Sampled.class.getName()).find("<init>", descriptor));
    List<Set<Doubt>> obstacles =
        constructor.branchPoints().stream()
            .filter(point -> point.type().isExplicit())
            .map(point -> point.branches().get(0))
            .map((Branch branch) -> Obstacles.before(branch, constructor))
            .toList();
    assertEquals(2, obstacles.size());
    assertEquals(1, obstacles.get(0).size());
    assertEquals(Set.of(), obstacles.get(1));
    assertFalse(Prologue.includes(Sample.method("plain"), 0));
  }
}
