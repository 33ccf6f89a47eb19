package dev.waymark.benchmarks.soundness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Methods that are too large once they are instrumented: what they do is not followed. */
class LargeMethodsTest {
  private static final String STEPS = "y = y * 31 + x;\n".repeat(5_000);

  private static Findings explore(String text) {
    Piece members = Piece.of(Piece.Sort.PROGRAM, text);
    List<Findings> found = new ArrayList<>();
    new RandomPrograms(new Examination(Examination.OURS, 20, 0), Bed.ownJava())
        .examine(
            List.of(new RandomProgram("Large", members)),
            List.of(Configuration.USUAL),
            (program, report) -> {
              assertEquals(List.of(), report.contradictions());
              found.addAll(report.findings().values());
            });
    return found.get(0);
  }

  private static void assertNothingIsProved(Findings findings) {
    assertFalse(findings.verdicts().isEmpty());
    assertEquals(0, findings.count(Verdict.Infeasible.class));
    assertEquals(0, findings.count(Verdict.InfeasibleWithinBounds.class));
  }

  @Test
  void aLargeCalleeProvesNothing() {
    assertNothingIsProved(
        explore(
            "static int large(int x) {\nint y = x;\n"
                + STEPS
                + "return x * 2 + y * 0;\n}\n"
                + "static int entry(int a) {\nif (large(a) == 154) return 1;\nreturn 0;\n}\n"));
  }

  @Test
  void aLargeEntryProvesNothing() {
    assertNothingIsProved(
        explore(
            "static int entry(int x) {\nint y = x;\n"
                + STEPS
                + "if (x * 2 == 154) return 1;\nreturn y;\n}\n"));
  }
}
