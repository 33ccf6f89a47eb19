package dev.waymark.report.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DocumentMergerTest {
  private final Document postage = StoredFindings.document("postage");
  private final Document cents = StoredFindings.document("cents");
  private final Document turnstile = StoredFindings.document("turnstile");

  @Test
  void orderAndRepetitionMakeNoDifference() {
    Document united = Document.united(List.of(postage, cents, turnstile));
    assertEquals(united, Document.united(List.of(turnstile, cents, postage)));
    assertEquals(united, Document.united(List.of(cents, turnstile, cents, postage, postage)));
    assertEquals(postage, Document.united(List.of(postage, postage)));
  }

  @Test
  void everyObjectiveIsThereOnce() {
    Document united = Document.united(List.of(postage, cents));
    List<String> ids = united.objectives().stream().map(ReportedObjective::id).toList();
    assertEquals(postage.objectives().size(), ids.size());
    assertEquals(ids.size(), ids.stream().distinct().count());
    assertEquals(postage.tally(), united.tally());
  }

  @Test
  void testsOfBothAreThereAndEveryReferenceLeadsToOne() {
    Document united = Document.united(List.of(postage, cents));
    assertTrue(united.tests() > postage.tests());
    for (ReportedObjective each : united.objectives()) {
      each.test().ifPresent(test -> assertTrue(united.test(test).isPresent(), each.name()));
      each.test()
          .ifPresent(
              test ->
                  assertTrue(each.explanation().startsWith("covered by test " + test.number())));
    }
  }

  @Test
  void coveredBeatsOpen() {
    Document open = changed("Covered", "Open", "covered by test", "open");
    assertEquals(0, Tally.of(open.objectives()).covered());
    Tally united = Document.united(List.of(open, postage)).tally();
    assertEquals(postage.tally(), united);
  }

  @Test
  void aContradictionIsTold() {
    Document wrong = changed("Covered", "Infeasible", "covered by test", "infeasible");
    String message = problem(List.of(postage, wrong));
    assertTrue(message.startsWith("contradiction: Postage.cents:13 grams <= 0"), message);
  }

  @Test
  void otherClassFilesAreTold() {
    Document other =
        DocumentReader.read(
            StoredFindings.text("postage").replaceAll("\"sha256\" : \"..", "\"sha256\" : \"ff"),
            "x");
    assertTrue(
        problem(List.of(postage, other))
            .startsWith("two files are about different versions of class"));
  }

  @Test
  void anotherVersionOfWaymarkIsAnotherOrigin() {
    Map<String, Object> data = StoredFindings.data("postage");
    data.put("tool", Map.of("name", "waymark", "version", "9.9"));
    Document united = Document.united(List.of(postage, DocumentReader.of(data, "x")));
    assertEquals(2, united.origins().size());
    assertEquals(postage.classes(), united.classes());
  }

  @Test
  void nothingIsADocument() {
    assertEquals(0, Document.united(List.of()).tally().all());
  }

  private static String problem(List<Document> documents) {
    return String.valueOf(
        assertThrows(DocumentException.class, () -> Document.united(documents)).getMessage());
  }

  /** Postage with another verdict in place of covered. */
  private static Document changed(String verdict, String other, String words, String otherWords) {
    String json =
        StoredFindings.text("postage")
            .replace("\"" + verdict + "\"", "\"" + other + "\"")
            .replace("\"" + words, "\"" + otherWords);
    return DocumentReader.read(json, "changed");
  }
}
