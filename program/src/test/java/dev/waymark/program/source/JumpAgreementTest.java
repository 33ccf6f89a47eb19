package dev.waymark.program.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each atom is a conditional jump on its line, and each conditional jump is an atom. */
class JumpAgreementTest {
  @TempDir Path folder = Path.of("");

  static Stream<Arguments> programsAndReleases() {
    return Stream.of(8, 11, 17)
        .flatMap(
            release ->
                Programs.forRelease(release).entrySet().stream()
                    .map(e -> Arguments.of(e.getKey(), release, e.getValue())));
  }

  @ParameterizedTest(name = "{0} for release {1}")
  @MethodSource("programsAndReleases")
  void theAtomsOfALineAreItsJumps(String name, int release, String text) {
    SourceFile file = new SourceFile("T.java", text);
    SortedMap<String, Integer> jumps = CompiledJumps.of(file, release, folder);
    List<SourceDecision> decisions = SourceDecisions.parse(List.of(file)).nested();
    SortedMap<String, Integer> atoms = count(decisions);
    copiedLines(decisions)
        .forEach(
            line -> jumps.computeIfPresent(line, (l, n) -> Math.min(n, atoms.getOrDefault(l, 0))));
    assertEquals(jumps, atoms, name);
  }

  private static SortedMap<String, Integer> count(List<SourceDecision> decisions) {
    SortedMap<String, Integer> counts = new TreeMap<>();
    decisions.stream()
        .flatMap(JumpAgreementTest::lines)
        .forEach(l -> counts.merge(l, 1, Integer::sum));
    return counts;
  }

  private static Stream<String> copiedLines(List<SourceDecision> decisions) {
    return decisions.stream()
        .filter(decision -> decision.repetition() == DecisionCopies.COPIED)
        .flatMap(JumpAgreementTest::lines)
        .distinct();
  }

  private static Stream<String> lines(SourceDecision decision) {
    return decision.tree().atoms().stream().map(atom -> decision.owner() + ":" + atom.line());
  }
}
