package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImportsTest {
  private final Imports imports = new Imports("a.b", "ListTest");

  private List<String> imported() {
    List<String> names = new ArrayList<>();
    imports.imported().forEach(names::add);
    return names;
  }

  @Test
  void classesOfOtherPackagesAreImported() {
    assertEquals(
        "Map.Entry e = new Own.Inner(Integer.MAX_VALUE)",
        imports.shorten("java.util.Map.Entry e = new a.b.Own.Inner(java.lang.Integer.MAX_VALUE)"));
    assertEquals(List.of("java.util.Map"), imported());
  }

  @Test
  void aNameThatMeansTwoClassesIsWrittenInFull() {
    assertEquals("List.of(a.b.List.of())", imports.shorten("java.util.List.of(a.b.List.of())"));
    assertEquals("c.ListTest.x()", imports.shorten("c.ListTest.x()"));
    assertEquals(List.of("java.util.List"), imported());
  }

  @Test
  void aLongStringIsNoTrouble() {
    String code = "f(\"" + "\\u0000".repeat(50_000) + "\")";
    assertEquals(code, imports.shorten(code));
  }

  @Test
  void whatIsInStringsAndCharactersStaysAsItIs() {
    String code = "f(\"\\\"java.util.List\", '\"', \"java.util.Map\")";
    assertEquals(code, imports.shorten(code));
    assertEquals(List.of(), imported());
  }

  @Test
  void packagesMayHaveCapitalLetters() {
    Imports capital = new Imports("org.HdrHistogram", "HistogramTest");
    assertEquals(
        "new Histogram.Linear(new org.HdrHistogram.packed.Array())",
        capital.shorten(
            "new org.HdrHistogram.Histogram.Linear(new org.HdrHistogram.packed.Array())"));
    assertFalse(capital.imported().iterator().hasNext());
  }
}
