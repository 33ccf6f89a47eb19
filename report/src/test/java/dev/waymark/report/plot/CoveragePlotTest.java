package dev.waymark.report.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.verdict.Course;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class CoveragePlotTest {
  private static final List<CoverageLine> LINES =
      List.of(
          new CoverageLine(
              "a < b", List.of(new Course.Point(1, 5, 3), new Course.Point(90, 80, 7))),
          new CoverageLine("empty", List.of()));

  @Test
  void aPlotIsWellFormedAndHasALinePerPanelAndAllLabels() throws Exception {
    String svg = CoveragePlot.draw(LINES);
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertEquals(2, document.getElementsByTagName("path").getLength());
    assertTrue(svg.contains(">a &lt; b</text>"), svg);
    assertTrue(svg.contains(">empty</text>"), svg);
    assertEquals(svg, CoveragePlot.draw(LINES));
  }

  @Test
  void nothingCanBeDrawnToo() {
    assertTrue(CoveragePlot.draw(List.of()).endsWith("</svg>\n"));
  }

  @Test
  void axesEndAtRoundNumbersAndHaveRoundTicks() {
    assertEquals(List.of(0.0, 20.0, 40.0, 60.0, 80.0, 100.0), Axis.of(97, 6, 0, 1).ticks());
    assertEquals("0.05", Axis.of(0.2, 6, 0, 1).label(0.05));
    assertEquals("2.5", Axis.of(14, 6, 0, 1).label(2.5));
    assertEquals("1,000", Axis.of(4_000, 6, 0, 1).label(1_000));
    assertEquals(50, Axis.of(100, 5, 0, 100).place(50));
  }

  @Test
  void progressIsReadAsItWasWritten() {
    List<CoverageLine> lines =
        ProgressData.lines("x", List.of(progress("C", List.of(1, 5, 3), List.of(90, 80, 7))));
    assertEquals(List.of(new CoverageLine("x", LINES.get(0).points())), lines);
  }

  @Test
  void methodsOfAClassAreOneLine() {
    List<CoverageLine> lines =
        ProgressData.lines(
            "x",
            List.of(
                progress("C", List.of(1, 5, 3), List.of(10, 90, 8)),
                progress("C", List.of(2, 7, 4)),
                progress("D", List.of(1, 1, 1))));
    List<Course.Point> both =
        List.of(new Course.Point(1, 5, 3), new Course.Point(3, 7, 4), new Course.Point(12, 90, 8));
    List<Course.Point> other = List.of(new Course.Point(1, 1, 1));
    assertEquals(List.of(new CoverageLine("x: C", both), new CoverageLine("x: D", other)), lines);
  }

  private static Map<String, Object> progress(String type, List<?>... points) {
    return Map.of("class", type, "method", "m", "points", List.of(points));
  }
}
