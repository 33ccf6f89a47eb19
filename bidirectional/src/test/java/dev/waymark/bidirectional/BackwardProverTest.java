package dev.waymark.bidirectional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.bidirectional.proof.BackwardProof;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.samples.Broken;
import dev.waymark.bidirectional.samples.ByAHandle;
import dev.waymark.bidirectional.samples.ByReflection;
import dev.waymark.bidirectional.samples.Cart;
import dev.waymark.bidirectional.samples.Escaping;
import dev.waymark.bidirectional.samples.Kept;
import dev.waymark.bidirectional.samples.Leaking;
import dev.waymark.bidirectional.samples.Possible;
import dev.waymark.bidirectional.samples.Provable;
import dev.waymark.bidirectional.samples.Valves;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.NumberConstant;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is refuted by going back, and what is not. */
class BackwardProverTest {
  private static final Program PROGRAM =
      new Program(ClassPath.open(ClassPath.placeOf(Provable.class)));
  private static final CallGraph CALLS = CallGraph.of(ClassHierarchy.of(PROGRAM));

  static final List<Effort> EFFORTS = List.of(Effort.FEW, Effort.MORE, Effort.MOST);

  private static Map<Branch, BackwardProof> refuted(Class<?> type, Effort effort) {
    Map<Branch, BackwardProof> all = new LinkedHashMap<>();
    long end = System.nanoTime() + Duration.ofHours(1).toNanos();
    try (BackwardProver prover = new BackwardProver(CALLS)) {
      for (MethodModel method : model(type).methods()) {
        if (method.hasCode()) {
          all.putAll(prover.refute(method, BranchPoint::branches, effort, end));
        }
      }
    }
    return all;
  }

  private static ClassModel model(Class<?> type) {
    return PROGRAM.require(type.getName());
  }

  private static Set<String> labels(Map<Branch, BackwardProof> refuted) {
    return refuted.keySet().stream()
        .map(Branch::label)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Those that lead to where -1 is returned at once. */
  private static Set<String> toMinusOne(Class<?> type) {
    Set<String> found = new TreeSet<>();
    for (MethodModel method : model(type).methods()) {
      Code code = method.code();
      for (BranchPoint point : method.branchPoints()) {
        int next = point.statement() + 1;
        if (point.type() == BranchPoint.Type.CONDITION
            && next < code.statements().size()
            && code.statement(next) instanceof Assign assign
            && assign.value().equals(NumberConstant.of(-1))) {
          found.add(point.notTaken().label());
        }
      }
    }
    return found;
  }

  @ParameterizedTest
  @FieldSource("EFFORTS")
  void whatNeverReturnsMinusOneIsRefuted(Effort effort) {
    Set<String> wanted = toMinusOne(Provable.class);
    assertTrue(wanted.size() >= 15, wanted.toString());
    Set<String> missing = new TreeSet<>(wanted);
    missing.removeAll(labels(refuted(Provable.class, effort)));
    Set<String> allowed =
        effort.equals(Effort.FEW) ? Set.of("Provable.nested:39 j < i [true]") : Set.of();
    missing.removeAll(allowed);
    assertEquals(Set.of(), missing);
  }

  @Test
  void checksThatWereMadeBeforeCannotFail() {
    Set<String> refuted = labels(refuted(Provable.class, Effort.MORE));
    assertTrue(has(refuted, "Provable.sum", "ArrayIndexOutOfBoundsException"), refuted.toString());
    assertTrue(has(refuted, "Provable.backwards", "ArrayIndexOutOfBoundsException"));
    assertTrue(has(refuted, "Provable.equals", "ClassCastException"));
    assertTrue(has(refuted, "Provable.built", "NullPointerException"));
    assertTrue(has(refuted, "Provable.instance", "ClassCastException"));
    assertFalse(has(refuted, "Provable.twoElements", "j < a.length [ArrayIndex"));
  }

  private static boolean has(Set<String> labels, String method, String part) {
    return labels.stream().anyMatch(each -> each.startsWith(method + ":") && each.contains(part));
  }

  @ParameterizedTest
  @FieldSource("EFFORTS")
  void nothingPossibleIsRefuted(Effort effort) {
    Set<String> refuted = labels(refuted(Possible.class, effort));
    assertFalse(has(refuted, "Possible.cast", "Exception"));
    assertFalse(has(refuted, "Possible.sizes", "Exception"));
    assertFalse(has(refuted, "Possible.stored", "ArrayStoreException"));
    refuted.removeIf(each -> each.endsWith("Exception]")); // most repeat earlier checks
    assertEquals(Set.of(), refuted);
  }

  @Test
  void finalFieldsHaveTheirValues() {
    Set<String> refuted = labels(refuted(Cart.class, Effort.FEW));
    for (String method : List.of("add", "length", "isPaid", "hasPrices")) {
      List<Branch> checks =
          model(Cart.class).methods().stream()
              .filter(each -> each.name().equals(method))
              .flatMap(each -> each.branchPoints().stream())
              .filter(point -> !point.type().isExplicit())
              .map(point -> point.branches().get(1))
              .toList();
      assertFalse(checks.isEmpty(), method);
      checks.forEach(check -> assertTrue(refuted.contains(check.label()), check.label()));
    }
    assertTrue(has(refuted, "Cart.isNegative", "[true]"), refuted.toString());
  }

  @ParameterizedTest
  @FieldSource("EFFORTS")
  void whatIsSeenBeforeItsConstructorReturnsIsNotKnown(Effort effort) {
    Set<String> refuted = new TreeSet<>();
    for (Class<?> each : Leaking.class.getDeclaredClasses()) {
      refuted.addAll(labels(refuted(each, effort)));
    }
    refuted.removeIf(each -> each.endsWith("Exception]"));
    refuted.removeIf(each -> each.endsWith(" all() == null [false]")); // it is always too soon
    assertEquals(Set.of(), refuted);
  }

  @ParameterizedTest
  @FieldSource("EFFORTS")
  void whatOthersGetAtBeforeIsNotKnown(Effort effort) {
    Set<String> refuted = labels(refuted(Escaping.class, effort));
    for (Class<?> each : Escaping.class.getDeclaredClasses()) {
      refuted.addAll(labels(refuted(each, effort)));
    }
    refuted.removeIf(each -> each.endsWith("Exception]"));
    assertEquals(Set.of(), refuted);
  }

  @Test
  void whatClassesKeepIsRefuted() {
    for (Class<?> each : Kept.class.getDeclaredClasses()) {
      Set<String> missing = toMinusOne(each);
      assertFalse(missing.isEmpty());
      Map<Branch, BackwardProof> refuted = refuted(each, Effort.FEW);
      missing.removeAll(labels(refuted));
      assertEquals(Set.of(), missing);
      refuted.forEach(
          (branch, refutation) -> {
            if (branch.label().contains("Of")) {
              assertTrue(refutation.rests().isEncapsulated(), branch.label());
            }
          });
    }
  }

  @Test
  void switchesOverAllConstantsOfSeveralEnumsHaveNoDefault() {
    Set<String> refuted = new TreeSet<>();
    for (Class<?> each : Kept.class.getDeclaredClasses()) {
      refuted.addAll(labels(refuted(each, Effort.FEW)));
    }
    assertTrue(has(refuted, "Kept$Tables.turn", "default"), refuted.toString());
    assertTrue(has(refuted, "Kept$Light.brightness", "default"), refuted.toString());
  }

  @ParameterizedTest
  @FieldSource("EFFORTS")
  void whatClassesDoNotKeepIsNotRefuted(Effort effort) {
    Set<String> refuted = new TreeSet<>();
    for (Class<?> each : Broken.class.getDeclaredClasses()) {
      refuted.addAll(labels(refuted(each, effort)));
    }
    refuted.removeIf(each -> each.endsWith("Exception]"));
    assertEquals(Set.of(), refuted);
  }

  @Test
  void whatAClassWritesOtherwiseThanByNameIsNotKnown() {
    Set<String> refuted = labels(refuted(ByAHandle.class, Effort.MORE));
    refuted.addAll(labels(refuted(ByAHandle.Handed.class, Effort.MORE)));
    refuted.addAll(labels(refuted(ByReflection.class, Effort.MORE)));
    refuted.removeIf(each -> each.endsWith("Exception]"));
    assertEquals(Set.of(), refuted);
  }

  @Test
  void whatOthersCanWriteIsSaid() {
    Map<Branch, BackwardProof> refuted = refuted(Provable.class, Effort.MORE);
    refuted.forEach(
        (branch, refutation) -> {
          if (branch.label().startsWith("Provable.interval")) {
            assertFalse(refutation.rests().isShared(), branch.label());
          }
          if (branch.label().startsWith("Provable.twoObjects") && branch.label().contains("3")) {
            assertTrue(refutation.rests().isShared(), branch.label());
          }
          if (branch.label().startsWith("Provable.finalField")) {
            assertTrue(refutation.rests().isConstructed(), branch.label());
          }
        });
  }

  /** Nothing of it depends on how many valves may be broken, so its cost does not either. */
  @Test
  void theChecksOfTheValvesAreRedundant() {
    Set<String> refuted = labels(refuted(Valves.class, Effort.FEW));
    assertTrue(has(refuted, "Valves.statusOf", "i < 0 [true]"), refuted.toString());
    assertTrue(has(refuted, "Valves.statusOf", "i >= "), refuted.toString());
    assertFalse(has(refuted, "Valves.alarm", "broken > tolerated"), refuted.toString());
  }

  @Test
  void withoutFoldingALoopIsNotRefuted() {
    Set<String> refuted = labels(refuted(Provable.class, Effort.MORE.unfolded()));
    assertFalse(has(refuted, "Provable.afterLoop", "i < 0 [true]"), refuted.toString());
    assertTrue(has(refuted, "Provable.interval", "x < 3 [true]"), refuted.toString());
  }
}
