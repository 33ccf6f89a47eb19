package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.AssertStatements;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Trap programs end as they say themselves: covered or open, never infeasible. */
class TrapsTest {
  private static final String PREFIX = "dev/waymark/validation/trap/";
  static final String BOUNDED = PREFIX + "Bounded";

  /** Explorations of these go on until time is up, however much there is. */
  private static final Set<String> ENDLESS = Set.of("Chance.interrupted", "Escaping.stringSwitch");

  @TestFactory
  Stream<DynamicTest> everyExplicitBranchEndsAsItsTrapSays() {
    Laboratory laboratory = new Laboratory();
    return methods(laboratory).stream()
        .map(
            method ->
                DynamicTest.dynamicTest(
                    method.ref().simpleName(), () -> check(laboratory, Entry.of(method))))
        .onClose(laboratory::close);
  }

  @Test
  void thereAreTraps() {
    try (Laboratory laboratory = new Laboratory()) {
      assertTrue(methods(laboratory).size() > 80);
    }
  }

  private static void check(Laboratory laboratory, Entry entry) {
    TrapExpectation expected = TrapExpectation.of(entry.method());
    Map<String, String> uncovered = new TreeMap<>();
    Map<String, Integer> seen = new HashMap<>();
    explore(laboratory, entry)
        .forEach(
            (branch, verdict) -> {
              String name = TrapExpectation.name(branch, seen);
              if (!expected.allows(name, verdict)) {
                uncovered.put(name, TrapExpectation.sort(verdict));
              }
            });
    assertEquals(expected.uncovered(), uncovered, entry.method().toString());
  }

  @Test
  void aProofSaysWhichInputsAndStatesItIsAbout() {
    try (Laboratory laboratory = new Laboratory()) {
      assertEquals("arrays no longer than 2", told(laboratory, "Bounded", "isLong"));
      assertEquals(
          "lists no longer than 3; given lists that keep their contract",
          told(laboratory, "States", "isLong"));
      assertEquals("assertions enabled", told(laboratory, "Bounded", "asserted"));
      assertEquals("assertions enabled", told(laboratory, "Bounded", "asked"));
    }
  }

  /** No option tries more of these, so they are no bounds. */
  @Test
  void whatInputsAreNotMadeLikeIsOpenWithTheReason() {
    try (Laboratory laboratory = new Laboratory()) {
      assertEquals("no array was passed twice", told(laboratory, "Bounded", "sameRow"));
      assertEquals(
          "static fields were tried only as initialized (Bounded.calls may change)",
          told(laboratory, "Bounded", "counted"));
      assertEquals(
          "only some states were tried (Bounded$Level.height may change)",
          told(laboratory, "Bounded", "raised"));
      assertEquals(
          "not every way to make States$Count was tried", told(laboratory, "States$Count", "sign"));
      assertEquals("no subclass of States$Base was tried", told(laboratory, "States$Base", "of"));
      assertEquals("no object was passed twice", told(laboratory, "States", "literal"));
      assertEquals("lists were tried only as ArrayList", told(laboratory, "States", "linked"));
    }
  }

  /** What is said in brackets of the first explicit branch that is not covered. */
  private static String told(Laboratory laboratory, String type, String method) {
    Entry entry = Entry.of(laboratory.method("trap." + type, method));
    String verdict =
        explore(laboratory, entry).values().stream()
            .filter(each -> !(each instanceof Verdict.Covered))
            .findFirst()
            .orElseThrow()
            .toString();
    return verdict.substring(verdict.indexOf('(') + 1, verdict.length() - 1);
  }

  @Test
  void aProofIsAboutTheBranchesOfTheEntryAlone() {
    try (Laboratory laboratory = new Laboratory()) {
      Entry entry = Entry.of(laboratory.method("trap.Scope", "careful"));
      for (Branch branch : explore(laboratory, entry).keySet()) {
        assertEquals("careful", branch.method().name());
      }
    }
  }

  /** The methods of all traps that can be called. */
  static List<MethodModel> methods(Laboratory laboratory) {
    return laboratory.program.classes().names().stream()
        .filter(name -> name.startsWith(PREFIX))
        .flatMap(name -> laboratory.program.require(name).methods().stream())
        .filter(TrapsTest::isEntry)
        .toList();
  }

  private static boolean isEntry(MethodModel method) {
    try {
      Entry.of(method);
      return !method.name().startsWith("<") && !method.isSynthetic();
    } catch (ProgramException e) {
      return false;
    }
  }

  private static Duration time(Entry entry) {
    return ENDLESS.contains(entry.method().ref().simpleName())
        ? Duration.ofSeconds(3)
        : Laboratory.TIME;
  }

  private static Map<Branch, Verdict> explore(Laboratory laboratory, Entry entry) {
    Bounds bounds = new Bounds(2, Map.of());
    Map<Branch, Verdict> verdicts = laboratory.branches(entry, bounds, time(entry));
    List<Branch> explicit =
        entry.method().branchPoints().stream()
            .filter(point -> point.type().isExplicit() && !AssertStatements.isSwitch(point))
            .map(BranchPoint::branches)
            .flatMap(List::stream)
            .toList();
    Map<Branch, Verdict> found = new LinkedHashMap<>();
    explicit.forEach(branch -> found.put(branch, verdicts.get(branch)));
    return found;
  }
}
