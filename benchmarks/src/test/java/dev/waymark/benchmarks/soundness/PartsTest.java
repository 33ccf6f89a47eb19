package dev.waymark.benchmarks.soundness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PartsTest {
  private static final String JUMPS =
      """
      static int seen;
      static int entry(int a, int[] b) {
        seen++;
        switch (a) {
          case 1: case 2: a += 5; break;
          case 4: a = 0;
          default: a--;
        }
        if (seen > 1) { return 7; }
        return b == null || b.length > 2 && a < 3 ? 1 : 2;
      }
      """;

  private static Entry entry(Program program) {
    return Entry.of(program.require("Jumps").require("entry"));
  }

  private static Program program() {
    Piece members = Piece.of(Piece.Sort.PROGRAM, JUMPS);
    return new Program(MemoryClasses.compile(List.of(new RandomProgram("Jumps", members))));
  }

  private static Set<String> taken(@Nullable Object... arguments) {
    Program program = program();
    Recorder recorder = Recorder.of(program, entry(program)).orElseThrow();
    recorder.run(Arguments.of(5, new int[0]));
    return recorder.run(Arguments.of(arguments)).orElseThrow().stream()
        .map(Branch::label)
        .map(label -> label.substring(label.indexOf(' ') + 1))
        .collect(Collectors.toSet());
  }

  @Test
  void aRecorderTellsTheBranchesOfOneRunInAFreshState() {
    assertEquals(
        Set.of("switch a [case 1, 2]", "seen > 1 [false]", "b == null [true]"), taken(2, null));
    assertEquals(
        Set.of(
            "switch a [default]",
            "seen > 1 [false]",
            "b == null [false]",
            "b.length > 2 [true]",
            "a < 3 [false]"),
        taken(70, new int[3]));
    assertTrue(taken(4, null).contains("switch a [case 4]"));
    assertTrue(taken(3, null).contains("switch a [default]"));
  }

  @Test
  void argumentsKnowTheBoundsTheyAreIn() {
    Program program = program();
    Bounds bounds = new Bounds(2, Map.of("a", new Bounds.Range(-3, 3)));
    assertTrue(Arguments.of(3, new int[] {99, 99}).isWithin(bounds, entry(program)));
    assertTrue(Arguments.of(-3, null).isWithin(bounds, entry(program)));
    assertFalse(Arguments.of(4, null).isWithin(bounds, entry(program)));
    assertFalse(Arguments.of(0, new int[3]).isWithin(bounds, entry(program)));
  }

  @Test
  void argumentsOfASeedAreTheSameAndGoBeyondBounds() {
    List<String> types = List.of("I", "[I", "D");
    List<Arguments> all = new ArgumentMaker(3).make(types, 200);
    assertEquals(all.toString(), new ArgumentMaker(3).make(types, 200).toString());
    assertEquals(200, all.size());
    assertTrue(all.toString().contains("NaN"));
    assertTrue(all.toString().contains("null"));
    assertTrue(all.toString().contains("-2147483648"));
    assertTrue(
        all.stream().anyMatch(each -> each.values().get(1) instanceof int[] a && a.length > 4));
  }

  @Test
  void argumentsGetAsSmallAsTheyCan() {
    Arguments start = Arguments.of(1000, new int[] {5, 70, 3}, 0.25);
    Arguments small =
        ArgumentShrinker.shrink(
            start,
            each ->
                (int) each.values().get(0) > 10
                    && each.values().get(1) instanceof int[] a
                    && a.length > 1);
    assertEquals("15, [0, 0], 0.0", small.toString());
  }

  @Test
  void aProgramOfASeedIsTheSameAndValid() {
    List<RandomProgram> programs = RandomPrograms.of(1_000, 1_060);
    assertEquals(programs, RandomPrograms.of(1_000, 1_060));
    assertTrue(MemoryClasses.compile(programs).names().containsAll(names(programs)));
  }

  private static List<String> names(List<RandomProgram> programs) {
    return programs.stream().map(RandomProgram::name).toList();
  }

  @Test
  void shrinkingKeepsWhatMattersAndNoMore() {
    String kept = "switch";
    RandomProgram program =
        RandomPrograms.of(0, 100).stream()
            .filter(each -> each.source().contains(kept))
            .findFirst()
            .orElseThrow();
    Shrinker shrinker = new Shrinker(piece -> piece.text().contains(kept), Integer.MAX_VALUE);
    Piece small = shrinker.shrink(program.members());
    assertTrue(small.text().contains(kept));
    assertTrue(small.size() < program.members().size(), small.text());
    assertEquals(
        List.of(),
        Shrinker.candidates(small).stream().filter(p -> p.text().contains(kept)).toList());
  }
}
