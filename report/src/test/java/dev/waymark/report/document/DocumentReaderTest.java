package dev.waymark.report.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.report.document.ReportedFinding.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentReaderTest {
  private final Document postage = StoredFindings.document("postage");

  @Test
  void aDocumentSaysWhatTheFileSays() {
    assertEquals(
        List.of("dev.waymark.examples.Postage"),
        postage.classes().stream().map(ReportedClass::name).toList());
    ReportedClass type = postage.classes().get(0);
    assertEquals("dev/waymark/examples/Postage.java", type.sourcePath());
    assertEquals(64, type.sha256().length());
    assertEquals(5, postage.tests());
    assertEquals(new Tally(9, 1, 0, 0), Tally.of(postage.objectives(), ObjectiveSort.BRANCH));
  }

  @Test
  void aCoveredObjectiveNamesATestOfTheDocument() {
    ReportedObjective overflow = objective("Postage.cents:17 cents < 0 [true]");
    assertEquals(VerdictKind.COVERED, overflow.verdict());
    ReportedTest test = postage.test(overflow.test().orElseThrow()).orElseThrow();
    assertEquals(Map.of("grams", "2147483647"), test.input());
    assertEquals("dev/waymark/examples/PostageWaymarkTest.java", test.sourceFile());
    assertEquals("cents5", test.sourceMethod());
  }

  @Test
  void anInfeasibleObjectiveHasAProofAndReasons() {
    ReportedObjective dead = objective("Postage.cents:20 cents < 85 [true]");
    assertEquals("weakest precondition", dead.proof().orElseThrow().kind());
    assertTrue(dead.reasons().get(0).text().startsWith("line 16 sets cents = 85"));
  }

  @Test
  void decisionsAreInTheirMethods() {
    ReportedMethod cents = postage.methods().get(1);
    assertEquals(5, cents.decisions().size());
    ReportedDecision first = cents.decisions().get(0);
    assertEquals("grams <= 0", first.text());
    assertEquals(VerdictKind.COVERED, first.conditions().get(0).verdict());
    assertTrue(postage.test(first.rows().get(0).test().orElseThrow()).isPresent());
  }

  @Test
  void linesThatTestsExecuteAreKnown() {
    ReportedMethod cents = postage.methods().get(1);
    assertEquals(List.of(13, 14, 16, 17, 18, 20), cents.hitLines());
    assertEquals(List.of(), cents.missedLines());
  }

  @Test
  void anExceptionHasAPlace() {
    ReportedFinding finding =
        StoredFindings.document("turnstile").methods().stream()
            .flatMap(each -> each.findings().stream())
            .filter(each -> each.kind() == Kind.UNEXPECTED_EXCEPTION)
            .findFirst()
            .orElseThrow();
    assertEquals("dev.waymark.examples.Turnstile", finding.owner());
    assertEquals(10, finding.line());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "no JSON", "{\"classes\": []}", "{\"format\": 1}"})
  void anotherFileIsToldInOneLine(String text, @TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("x.json"), text);
    String message = problem(() -> DocumentReader.read(file));
    assertEquals(1, message.lines().count(), message);
    assertTrue(message.contains("x.json"), message);
  }

  @Test
  void aBinaryFileIsToldInOneLine(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("x.json"), new byte[] {(byte) 0xff, 0, (byte) 0xfe});
    assertEquals(1, problem(() -> DocumentReader.read(file)).lines().count());
  }

  @Test
  void aDamagedFileIsToldWithThePlace() {
    Map<String, Object> data = StoredFindings.data("postage");
    Map<?, ?> type = (Map<?, ?>) ((List<?>) Objects.requireNonNull(data.get("classes"))).get(0);
    type.remove("summary");
    assertEquals(
        "x.classes[0].summary is missing (give a file that 'waymark generate --json' wrote)",
        problem(() -> DocumentReader.of(data, "x")));
  }

  @Test
  void anotherSchemaIsRefused() {
    Map<String, Object> data = StoredFindings.data("postage");
    data.put("schema", 2);
    String message = problem(() -> DocumentReader.of(data, "x"));
    assertTrue(message.startsWith("x has schema 2, and this Waymark reads 1"), message);
  }

  private static String problem(Runnable reading) {
    return String.valueOf(assertThrows(DocumentException.class, reading::run).getMessage());
  }

  private ReportedObjective objective(String name) {
    return postage.objectives().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
