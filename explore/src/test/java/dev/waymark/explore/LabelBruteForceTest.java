package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.objective.LabelMode;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.Labelling;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** On small domains, exploring covers exactly the labels that all inputs together cover. */
class LabelBruteForceTest {
  private static final String ALL = "ic,dc,cc,mcc,wm:abs,aor,ror,cor,aoiu,uoi,lhs,rte,idc";
  private static final Bounds.Range RANGE = new Bounds.Range(-2, 3);

  @Test
  void aLabelIsCoveredIfAnInputCoversItAndElseProvedInfeasible() {
    Map<String, String> differing = new TreeMap<>();
    int proofs = 0;
    for (String type : List.of("classic.Triangle", "control.ShortCircuits", "control.Loops")) {
      try (LabelLaboratory laboratory = new LabelLaboratory(type, Labelling.parse(ALL))) {
        for (MethodModel method : laboratory.methods()) {
          proofs += check(laboratory, Entry.of(method), LabelMode.STAR, differing);
        }
      }
    }
    assertEquals(Map.of(), differing);
    assertTrue(proofs > 100, "only " + proofs + " labels were proved infeasible");
  }

  @Test
  void noInputCoversWhatIsProvedByGoingBack() {
    int proofs = 0;
    for (String type :
        List.of(
            "classic.Triangle",
            "control.ShortCircuits",
            "control.Loops",
            "control.Switches",
            "failure.TryCatch",
            "array.PrimitiveArrays",
            "object.Fields",
            "arithmetic.IntArithmetic",
            "arithmetic.DoubleComparisons",
            "arithmetic.Shifts")) {
      try (LabelLaboratory laboratory = new LabelLaboratory(type, Labelling.parse(ALL))) {
        for (MethodModel method : laboratory.methods()) {
          Set<Branch> refuted = laboratory.refuted(method);
          if (!refuted.isEmpty()) {
            Set<Branch> wrong = hit(laboratory, Entry.of(method));
            wrong.retainAll(refuted);
            assertEquals(Set.of(), wrong, method.toString());
          }
          proofs += refuted.size();
        }
      }
    }
    assertTrue(proofs > 150, "only " + proofs + " labels were proved infeasible");
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "WITNESS")
  void allModesCoverAndProveTheSame(LabelMode mode) {
    Map<String, String> differing = new TreeMap<>();
    int proofs = 0;
    try (LabelLaboratory laboratory =
        new LabelLaboratory("classic.Triangle", Labelling.parse("cc,wm:aor,ror"))) {
      for (MethodModel method : laboratory.methods()) {
        proofs += check(laboratory, Entry.of(method), mode, differing);
      }
    }
    assertEquals(Map.of(), differing);
    assertTrue(proofs > 0, "nothing was proved infeasible");
  }

  @Test
  void aWitnessProvesNothing() {
    try (LabelLaboratory laboratory =
        new LabelLaboratory("classic.Triangle", Labelling.parse("wm"))) {
      for (MethodModel method : laboratory.methods()) {
        Findings findings =
            laboratory.explore(Entry.of(method), bounds(Entry.of(method)), LabelMode.WITNESS);
        assertEquals(0, findings.count(Verdict.Infeasible.class));
        assertEquals(0, findings.count(Verdict.InfeasibleWithinBounds.class));
      }
    }
  }

  private static Bounds bounds(Entry entry) {
    Map<String, Bounds.Range> ranges = new LinkedHashMap<>();
    entry.parameterNames().forEach(name -> ranges.put(name, RANGE));
    return new Bounds(2, ranges);
  }

  /** The labels that inputs within the bounds cover. */
  private static Set<Branch> hit(LabelLaboratory laboratory, Entry entry) {
    Set<Branch> hit = new HashSet<>();
    for (List<Shape> shape : laboratory.shapes(entry, bounds(entry))) {
      for (Assignment numbers : BruteForceTest.assignments(shape)) {
        Execution run = laboratory.run(entry, Input.of(shape, numbers));
        hit.addAll(laboratory.covered(run));
      }
    }
    return hit;
  }

  /** How many labels were proved infeasible. */
  private static int check(
      LabelLaboratory laboratory, Entry entry, LabelMode mode, Map<String, String> differing) {
    Bounds bounds = bounds(entry);
    Findings findings = laboratory.explore(entry, bounds, mode);
    Set<Branch> hit = hit(laboratory, entry);
    int proofs = 0;
    for (Map.Entry<Branch, Verdict> each : findings.branches().entrySet()) {
      boolean isCovered = each.getValue() instanceof Verdict.Covered;
      boolean isOpen = each.getValue() instanceof Verdict.Open;
      boolean isHit = hit.contains(each.getKey());
      proofs += isCovered || isOpen ? 0 : 1;
      boolean isRight = isOpen ? !findings.doubts().isEmpty() : isCovered == isHit;
      if (!isRight) {
        differing.put(entry.method() + " " + each.getKey(), each.getValue() + " hit: " + isHit);
      }
    }
    Set<String> names =
        findings.branches().keySet().stream().map(Branch::label).collect(Collectors.toSet());
    assertEquals(findings.branches().size(), names.size(), "names are not unique");
    return proofs;
  }
}
