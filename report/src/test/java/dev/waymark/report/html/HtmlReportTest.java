package dev.waymark.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.ReportedMethod;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlReportTest {
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
  private static final Pattern LINK = Pattern.compile(" (?:href|src)=\"([^\"]*)\"");
  private static final String POSTAGE = "classes/com.acme.post.Postage.html";

  @TempDir Path folder;

  @Test
  void eachSourceFileHasAPageWithAPlainName() throws IOException {
    assertEquals(
        Set.of(
            "index.html",
            "open.html",
            POSTAGE,
            "classes/com.acme.mail.Postage.html",
            "classes/com.acme.hostile.Hostile.html",
            "classes/com.acme.Gr--e.html",
            "classes/Default.html"),
        WrittenReport.ofSample(folder).pages().keySet());
  }

  @Test
  void theSameDocumentGivesTheSameBytes() throws IOException {
    WrittenReport one = WrittenReport.ofSample(folder.resolve("one"));
    WrittenReport other = WrittenReport.ofSample(folder.resolve("other"));
    assertEquals(one.pages(), other.pages());
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    WrittenReport report = WrittenReport.ofSample(folder);
    Map<String, String> pages = report.pages();
    Set<String> known = new HashSet<>(Set.of("data:,"));
    report.files().forEach(each -> known.add(report.folder().relativize(each).toString()));
    pages.forEach((name, page) -> ids(page).forEach(id -> known.add(name + "#" + id)));
    Set<String> dead = new TreeSet<>();
    pages.forEach(
        (name, page) ->
            links(page).stream()
                .map(link -> resolved(name, link))
                .filter(link -> !known.contains(link))
                .forEach(link -> dead.add(name + " -> " + link)));
    assertEquals(Set.of(), dead);
  }

  private static String resolved(String page, String link) {
    if (link.startsWith("#")) {
      return page + link;
    }
    return link.startsWith("data:")
        ? link
        : Path.of(page).resolveSibling(link).normalize().toString();
  }

  private static List<String> links(String page) {
    return found(LINK, page);
  }

  private static List<String> ids(String page) {
    return found(ID, page);
  }

  private static List<String> found(Pattern pattern, String page) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(page);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  @Test
  void noIdIsUsedTwice() throws IOException {
    WrittenReport.ofSample(folder)
        .pages()
        .forEach(
            (name, page) -> assertEquals(ids(page).size(), new HashSet<>(ids(page)).size(), name));
  }

  @Test
  void nothingFromOutsideBecomesMarkup() throws IOException {
    WrittenReport.ofSample(folder)
        .pages()
        .forEach(
            (name, page) -> {
              assertFalse(page.contains("<script>"), name);
              assertFalse(page.contains("<b "), name);
              assertFalse(page.contains("<b>"), name);
              assertFalse(page.contains("\u0007"), name);
              assertFalse(page.contains("\u202e"), name);
            });
  }

  @Test
  void linesThatNoTestExecutesSaySo() throws IOException {
    String page = WrittenReport.ofSample(folder).page(POSTAGE);
    assertEquals(1, page.split("not executed</span>", -1).length - 1);
  }

  @Test
  void longLiteralsAreCutShort() throws IOException {
    String page = WrittenReport.ofSample(folder).page("classes/com.acme.hostile.Hostile.html");
    assertTrue(page.contains("… (100,012 characters)"), "cut");
    assertFalse(page.contains("x".repeat(1_000)), "whole");
  }

  @Test
  void everyVerdictIsToldInWords() throws IOException {
    String page = WrittenReport.ofSample(folder).page(POSTAGE);
    assertTrue(page.contains("covered by <a href=\"com.acme.post.Postage.html#test-"), "the test");
    assertTrue(page.contains("Every way back from here is refuted"), "the proof");
    assertTrue(page.contains("Because line 10 sets cents = 85."), "the reason");
    assertTrue(page.contains("Given: no other thread writes meanwhile."), "assumptions");
    assertTrue(page.contains("Within: array length 4 (--array-length)."), "bounds");
    assertTrue(page.contains("All 3 reasons, and what helps"), "reasons");
    assertTrue(page.contains("Give the class more time: --seconds."), "advice");
  }

  @Test
  void testsAreShownWithTheirCode() throws IOException {
    String page = WrittenReport.ofSample(folder).page(POSTAGE);
    assertTrue(page.contains("<span class=\"j-keyword\">void</span> cents2() {"), "highlighted");
  }

  @Test
  void theRowsOfAPairAreMarked() throws IOException {
    String page = WrittenReport.ofSample(folder).page(POSTAGE);
    List<String> pairs = found(Pattern.compile("<td class=\"pair\">([^<]*<a [^>]*>[^<]*)?"), page);
    List<String> tests =
        pairs.stream().map(each -> each == null ? "" : each.replaceAll("<a [^>]*>", "")).toList();
    assertEquals(List.of("● test 1", "", "", "", "● test 2", ""), tests);
  }

  @Test
  void withoutSourcesTheLinesAreListed() throws IOException {
    WrittenReport report = WrittenReport.of(Samples.document(), Map.of(), folder);
    String page = report.page(POSTAGE);
    assertTrue(page.contains("The source com/acme/post/Postage.java is not at hand"), "note");
    assertTrue(page.contains("id=\"line-14\""), "lines with objectives");
    assertFalse(page.contains("id=\"line-13\""), "other lines");
  }

  @Test
  void aSourceThatIsTooShortIsDoubted() throws IOException {
    Map<String, String> sources = Map.of("com/acme/post/Postage.java", "package com.acme.post;\n");
    String page = WrittenReport.of(Samples.document(), sources, folder).page(POSTAGE);
    assertTrue(page.contains("The source may have changed"), "warning");
    assertTrue(page.contains("Objectives without a line in this source"), "the rest");
  }

  @Test
  void aSourceIsNotDoubtedForNamesThatTheClassFileLacks() throws IOException {
    assertFalse(isDoubted("arg0 > 0 && local3 < 5"));
    assertTrue(isDoubted("weight > 0"));
  }

  private boolean isDoubted(String condition) throws IOException {
    Objectives make = new Objectives("Sw#f(I)I", "Sw.java");
    ReportedMethod method = Samples.method("Sw#f(I)I", make.condition(1, condition));
    Document document =
        new Document(List.of(), List.of(Samples.type("Sw", "Sw.java", method)), List.of());
    WrittenReport report = WrittenReport.of(document, Map.of("Sw.java", "if (x > 0)\n"), folder);
    return report.page("classes/Sw.html").contains("The source may have changed");
  }

  @Test
  void anEmptyDocumentHasPagesToo() throws IOException {
    Document empty = new Document(List.of(), List.of(), List.of());
    WrittenReport report = WrittenReport.of(empty, Map.of(), folder);
    assertTrue(report.page("open.html").contains("Nothing is open"));
    assertTrue(report.page("index.html").contains("There is nothing to cover here"));
  }

  @Test
  void whatMostIsDueToComesFirst() throws IOException {
    String page = WrittenReport.ofSample(folder).page("open.html");
    int time = page.indexOf("<h2>the time budget is used up</h2>");
    int states = page.indexOf("<h2>only some states were tried (Postage.rate may change)</h2>");
    assertTrue(time > 0 && time < states, time + " before " + states);
  }
}
