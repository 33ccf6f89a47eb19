package dev.waymark.benchmarks.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.source.SourceDecision;
import dev.waymark.program.source.SourceDecisions;
import dev.waymark.program.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisionComparisonTest {
  private static final String NAME = "dev/waymark/benchmarks/table/Column";

  private final ClassModel model = new Program(ClassPath.parse("target/classes")).require(NAME);

  private static List<SourceDecision> decisionsOf(String source) {
    return SourceDecisions.parse(List.of(new SourceFile(NAME + ".java", source))).merged().stream()
        .filter(decision -> decision.owner().equals(NAME))
        .toList();
  }

  private static String source() throws IOException {
    return Files.readString(Path.of("src/main/java", NAME + ".java"));
  }

  @Test
  void aClassEqualsItsOwnSource() throws IOException {
    DecisionComparison comparison = new DecisionComparison();
    comparison.compare(model, decisionsOf(source()));
    assertEquals(3, comparison.expected());
    assertEquals(3, comparison.equal());
    assertEquals(0, comparison.differing());
    assertEquals(List.of(), comparison.differences());
  }

  @Test
  void anotherSourceDiffers() throws IOException {
    DecisionComparison comparison = new DecisionComparison();
    comparison.compare(model, decisionsOf(source().replace(" || ", " && ")));
    assertEquals(2, comparison.equal());
    assertEquals(1, comparison.differing());
    assertEquals(1, comparison.surplus());
    assertEquals(2, comparison.differences().size());
  }
}
