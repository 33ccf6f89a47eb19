package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.targets.NullParts;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Null is tried as a key, value, element and member of what is passed. */
class NullPartsTest {
  @TestFactory
  Stream<DynamicTest> everyExplicitBranchIsCovered() {
    Laboratory laboratory = new Laboratory(NullParts.class);
    return laboratory.program.require(NullParts.class.getName()).methods().stream()
        .filter(MethodModel::isStatic)
        .map(
            method ->
                DynamicTest.dynamicTest(
                    method.name(), () -> assertEquals(List.of(), uncovered(laboratory, method))))
        .onClose(laboratory::close);
  }

  private static List<Branch> uncovered(Laboratory laboratory, MethodModel method) {
    Map<Branch, Verdict> verdicts =
        laboratory
            .explore(Entry.of(method), Criterion.BRANCH, new Bounds(2, Map.of()), (test, run) -> {})
            .branches();
    return method.branchPoints().stream()
        .filter(point -> point.type().isExplicit())
        .map(BranchPoint::branches)
        .flatMap(List::stream)
        .filter(branch -> !(verdicts.get(branch) instanceof Verdict.Covered))
        .toList();
  }
}
