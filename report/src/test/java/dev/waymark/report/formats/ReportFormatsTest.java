package dev.waymark.report.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.program.ProgramException;
import dev.waymark.report.document.Document;
import dev.waymark.report.document.DocumentReader;
import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.StoredFindings;
import dev.waymark.report.document.Tally;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.ReportFormat;
import dev.waymark.report.format.SourceFolders;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ReportFormatsTest {
  /** Markup of all sorts, quotes, control characters, half a character, other scripts. */
  private static final String AWKWARD =
      "<&>\\\"'`|*_[]]]>\\u0000\\u0001\\u001b\\u0085\\n\\r\\t\\ud800\\uffff,;größe\\ud83d\\ude00";

  @TempDir Path folder = Path.of("");

  static Stream<String> names() {
    return ReportFormats.names().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void theSameDocumentGivesTheSameBytes(String name) {
    assertEquals(written(name, StoredFindings.all()), written(name, StoredFindings.all()));
  }

  @ParameterizedTest
  @MethodSource("names")
  void nothingCanBeReportedToo(String name) throws Exception {
    for (Map.Entry<Path, String> each : written(name, Document.united(List.of())).entrySet()) {
      check(each.getKey(), each.getValue());
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void awkwardTextIsEscaped(String name) throws Exception {
    String json =
        StoredFindings.text("turnstile")
            .replace("Cannot read the array length", AWKWARD)
            .replace("isCrowded4", AWKWARD)
            .replace("#isCrowded(", "#<init>$größe&(");
    Document document = DocumentReader.read(json, "awkward");
    for (Map.Entry<Path, String> each : written(name, document).entrySet()) {
      assertFalse(Pattern.compile("[\\x00\\x01\\x1b]").matcher(each.getValue()).find());
      check(each.getKey(), each.getValue());
    }
  }

  /** Files that other tools parse are such that the JDK or Jackson can parse them. */
  private static void check(Path file, String text) throws Exception {
    String name = file.toString();
    if (name.endsWith(".xml")) {
      assertTrue(parsed(text).getDocumentElement() != null);
    } else if (name.endsWith(".json") || name.endsWith(".sarif")) {
      assertFalse(JSON.std.mapFrom(text).isEmpty());
    }
  }

  @Test
  void jacocoCountsTheBranchesOfTheSource() throws Exception {
    Document document = StoredFindings.all();
    Tally ours = Tally.of(document.objectives(), ObjectiveSort.BRANCH);
    Element root = parsed(text("jacoco", document)).getDocumentElement();
    Element counter = (Element) root.getLastChild().getPreviousSibling();
    assertEquals("" + ours.covered(), counter.getAttribute("covered"));
    assertEquals("" + ours.missed(), counter.getAttribute("missed"));
    assertEquals(ours.covered(), sum(root, "line", "cb"));
    assertEquals(ours.missed(), sum(root, "line", "mb"));
    assertEquals(0, root.getElementsByTagName("sessioninfo").getLength());
  }

  @Test
  void lcovCountsTheBranchesOfTheSource() {
    Document document = StoredFindings.all();
    Tally ours = Tally.of(document.objectives(), ObjectiveSort.BRANCH);
    List<String> lines = text("lcov", document).lines().toList();
    assertEquals(ours.all(), lines.stream().filter(each -> each.startsWith("BRDA:")).count());
    assertEquals(ours.covered(), lines.stream().filter(each -> each.matches("BRDA:.*,1")).count());
  }

  @Test
  void coberturaCountsTheBranchesOfTheSource() throws Exception {
    Document document = StoredFindings.all();
    Tally ours = Tally.of(document.objectives(), ObjectiveSort.BRANCH);
    Element root = parsed(text("cobertura", document)).getDocumentElement();
    assertEquals("" + ours.covered(), root.getAttribute("branches-covered"));
    assertEquals("" + ours.all(), root.getAttribute("branches-valid"));
  }

  @Test
  void confirmedTestsAreThoseThatPassed() throws Exception {
    Element root = parsed(text("junit", StoredFindings.document("postage"))).getDocumentElement();
    assertEquals("5", root.getAttribute("tests"));
    assertEquals("0", root.getAttribute("skipped"));
    assertEquals(5, root.getElementsByTagName("testcase").getLength());
  }

  @Test
  void unconfirmedTestsAreSkipped() throws Exception {
    String json = StoredFindings.text("postage").replace("\"TESTS\"", "\"RUNS\"");
    Element root = parsed(text("junit", DocumentReader.read(json, "x"))).getDocumentElement();
    assertEquals("5", root.getAttribute("skipped"));
  }

  @Test
  void fingerprintsStayWhenLinesMove() {
    String before = text("sarif", StoredFindings.document("turnstile"));
    String moved = StoredFindings.text("turnstile").replace("isCrowded:10\"", "isCrowded:99\"");
    String after = text("sarif", DocumentReader.read(moved, "moved"));
    assertTrue(after.contains("\"startLine\" : 99"));
    assertEquals(before, after.replace("\"startLine\" : 99", "\"startLine\" : 10"));
  }

  @Test
  void everyObjectiveIsARowOfTheEvidence() {
    Document document = StoredFindings.all();
    String csv = text("evidence", document);
    assertEquals(document.objectives().size() + 1, csv.split("\r\n", -1).length - 1);
    assertTrue(csv.contains("weakest precondition"));
    assertTrue(csv.contains(document.classes().get(0).sha256()));
  }

  @Test
  void aFolderThatIsAFileIsToldInOneLine() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    ReportFormat format = ReportFormats.require("markdown");
    ProgramException e =
        assertThrows(
            ProgramException.class,
            () -> format.write(StoredFindings.all(), SourceFolders.NONE, new ReportFolder(file)));
    assertEquals(1, String.valueOf(e.getMessage()).lines().count());
  }

  private static int sum(Element root, String element, String attribute) {
    NodeList all = root.getElementsByTagName(element);
    int sum = 0;
    for (int i = 0; i < all.getLength(); i++) {
      sum += Integer.parseInt(((Element) all.item(i)).getAttribute(attribute));
    }
    return sum;
  }

  private static org.w3c.dom.Document parsed(String xml) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
  }

  private String text(String name, Document document) {
    return written(name, document).values().iterator().next();
  }

  private Map<Path, String> written(String name, Document document) {
    ReportFolder out = new ReportFolder(folder);
    ReportFormats.require(name).write(document, SourceFolders.NONE, out);
    Map<Path, String> texts = new LinkedHashMap<>();
    out.written().forEach(each -> texts.put(each, read(each)));
    return texts;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
