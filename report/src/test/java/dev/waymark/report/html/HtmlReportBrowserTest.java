package dev.waymark.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.report.html.browser.Chromium;
import dev.waymark.report.html.browser.Tab;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** The report in a real browser, from disk and without a network. */
@TestInstance(Lifecycle.PER_CLASS)
class HtmlReportBrowserTest {
  private static final String POSTAGE = "classes/com.acme.post.Postage.html";
  private static final String AXE = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";
  private static final String OVERFLOW =
      "document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private final WrittenReport report;
  private final WrittenReport large;
  private final Chromium chromium;
  private final Tab tab;

  HtmlReportBrowserTest(@TempDir Path folder) throws IOException, InterruptedException {
    report = WrittenReport.ofSample(folder.resolve("sample"));
    Map<String, String> source = Map.of("com/acme/Large.java", Samples.largeSource(2_000));
    large = WrittenReport.of(Samples.large(2_000), source, folder.resolve("large"));
    chromium = Chromium.start();
    tab = chromium.tab();
  }

  @BeforeAll
  void startsWithoutComplaints() {
    assertEquals(List.of(), tab.complaints());
  }

  @BeforeEach
  void showsAnOrdinaryScreen() throws IOException {
    tab.resize(1280, 900);
    tab.show("light", "screen");
  }

  @AfterEach
  void nothingComplainedAndNothingWasFetched() {
    assertEquals(List.of(), tab.complaints());
  }

  @AfterAll
  void stop() throws IOException {
    chromium.close();
  }

  @Test
  void noPageScrollsSideways() throws IOException, InterruptedException {
    List<String> wide = new ArrayList<>();
    for (String page : report.pages().keySet()) {
      tab.go(report.address(page));
      tab.run("document.querySelectorAll('details').forEach(each => { each.open = true; })");
      for (int width : List.of(1280, 400)) {
        tab.resize(width, 900);
        if (tab.number(OVERFLOW) > 0) {
          wide.add(page + " at " + width);
        }
      }
    }
    assertEquals(List.of(), wide);
  }

  @Test
  void peopleWithKeyboardsAndScreenReadersCanUseEveryPage()
      throws IOException, InterruptedException {
    List<Object> problems = new ArrayList<>();
    for (String page : report.pages().keySet()) {
      for (String scheme : List.of("light", "dark")) {
        tab.show(scheme, "screen");
        tab.go(report.address(page));
        tab.run("document.querySelectorAll('details').forEach(each => { each.open = true; })");
        tab.run(axe());
        String violations =
            "axe.run({preload: false}).then(found => found.violations.map(each => each.id + ': '"
                + " + each.nodes.slice(0, 3).map(node => node.html + ' ' + node.failureSummary).join(' | ')))";
        ((List<?>) tab.get(violations))
            .forEach(each -> problems.add(page + " " + scheme + " " + each));
      }
    }
    tab.forget();
    assertEquals(List.of(), problems);
  }

  private static String axe() throws IOException {
    try (InputStream in = HtmlReportBrowserTest.class.getResourceAsStream(AXE)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aClickOnAHeadingSortsWithinPackages() throws IOException, InterruptedException {
    tab.go(report.address("index.html"));
    String open =
        "[...document.querySelectorAll('thead th')].find(each => each.textContent === 'Open')";
    tab.run(open + ".querySelector('button').id = 'by-open'");
    tab.click("#by-open");
    assertEquals("ascending", tab.get(open + ".getAttribute('aria-sort')"));
    tab.click("#by-open");
    assertEquals("descending", tab.get(open + ".getAttribute('aria-sort')"));
    assertEquals(
        "com.acme.hostile com.acme.post",
        tab.get(
            "[...document.querySelectorAll('tr.package th')].map(each => each.textContent)"
                + ".slice(0, 2).sort().join(' ')"));
  }

  @Test
  void searchingFiltersClassesByKeyboardAlone() throws IOException, InterruptedException {
    tab.go(report.address("index.html"));
    tab.type("/acme.post");
    assertEquals("search", tab.get("document.activeElement.id"));
    assertEquals("1 of 5 found", tab.get("document.getElementById('found').textContent"));
    assertEquals(
        1,
        tab.number(
            "[...document.querySelectorAll('tr.unit')].filter(each => each.offsetHeight).length"));
    assertEquals(
        1,
        tab.number(
            "[...document.querySelectorAll('tr.package')].filter(each => each.offsetHeight).length"));
    tab.press("Escape");
    assertEquals(
        5,
        tab.number(
            "[...document.querySelectorAll('tr.unit')].filter(each => each.offsetHeight).length"));
  }

  @Test
  void theFirstStopOfTheTabKeySkipsTheNavigation() throws IOException, InterruptedException {
    tab.go(report.address(POSTAGE));
    tab.press("Tab");
    assertEquals("Skip to the content", tab.get("document.activeElement.textContent"));
    tab.press("Enter");
    tab.await("document.activeElement.id === 'content'");
  }

  @Test
  void aCoveredBranchLeadsToItsTest() throws IOException, InterruptedException {
    tab.go(report.address(POSTAGE));
    tab.click("#line-7 summary");
    assertEquals(true, tab.get("document.querySelector('#line-7 details').open"));
    tab.click("#line-7 .verdict a");
    tab.await("location.hash.startsWith('#test-')");
    tab.await("document.getElementById(location.hash.slice(1)).open");
    assertTrue(
        tab.get("document.getElementById(location.hash.slice(1)).innerText")
            .toString()
            .contains("Postage.cents(0)"));
  }

  @Test
  void everyReasonIsALinkAwayFromAnOpenBranch() throws IOException, InterruptedException {
    tab.go(report.address("open.html"));
    tab.click(".reason summary");
    tab.click(".reason dd a");
    tab.await("document.querySelector('.line:target details')?.open");
    tab.click(".line:target .reasons a");
    tab.await("document.querySelector('.why:target')?.open");
    assertTrue(
        tab.get("document.querySelector('.why:target').innerText")
            .toString()
            .contains("--seconds"));
  }

  @Test
  void verdictsCanBeHidden() throws IOException, InterruptedException {
    tab.go(report.address(POSTAGE));
    tab.click("#expand");
    double before =
        tab.number(
            "[...document.querySelectorAll('#source .item')].filter(each => each.offsetHeight).length");
    tab.click("[data-mark=covered]");
    double after =
        tab.number(
            "[...document.querySelectorAll('#source .item')].filter(each => each.offsetHeight).length");
    assertEquals(
        "false",
        tab.get("document.querySelector('[data-mark=covered]').getAttribute('aria-pressed')"));
    assertTrue(0 < after && after < before, after + " of " + before);
  }

  @Test
  void theKeyNGoesToTheNextLineThatIsNotCovered() throws IOException, InterruptedException {
    tab.go(report.address(POSTAGE));
    List<Object> lines = new ArrayList<>();
    for (String key : List.of("n", "n", "n", "n", "p")) {
      tab.type(key);
      lines.add(tab.get("document.activeElement.closest('.line').id"));
    }
    assertEquals(List.of("line-10", "line-11", "line-14", "line-10", "line-14"), lines);
  }

  @Test
  void theKeysAreToldInADialog() throws IOException, InterruptedException {
    tab.go(report.address("index.html"));
    tab.type("?");
    assertEquals(true, tab.get("document.querySelector('dialog').open"));
    tab.press("Escape");
    tab.await("!document.querySelector('dialog').open");
  }

  @Test
  void theThemeFollowsTheSystemUnlessChosen() throws IOException, InterruptedException {
    String background = "getComputedStyle(document.body).backgroundColor";
    tab.go(report.address("index.html"));
    Object light = tab.get(background);
    tab.show("dark", "screen");
    Object dark = tab.get(background);
    assertNotEquals(light, dark);
    tab.click("#theme");
    assertEquals(light, tab.get(background));
    tab.go(report.address(POSTAGE));
    assertEquals(light, tab.get(background), "another page remembers");
    tab.click("#theme");
    tab.click("#theme");
    assertEquals("Theme: auto", tab.get("document.getElementById('theme').textContent"));
  }

  @Test
  void onPaperWhatIsNotCoveredIsToldInFull() throws IOException, InterruptedException {
    tab.go(report.address(POSTAGE));
    tab.run("dispatchEvent(new Event('beforeprint'))");
    assertEquals(true, tab.get("document.querySelector('#line-14 > details').open"));
    assertEquals(false, tab.get("document.querySelector('#line-7 > details').open"));
    tab.run("dispatchEvent(new Event('afterprint'))");
    assertEquals(false, tab.get("document.querySelector('#line-14 > details').open"));
    tab.show("light", "print");
    assertEquals(0, tab.number("document.querySelector('.top').offsetHeight"));
    assertEquals("%PDF", new String(tab.print(), 0, 4, StandardCharsets.ISO_8859_1));
  }

  @Test
  void hostileTextIsOnlyText() throws IOException, InterruptedException {
    tab.go(report.address("classes/com.acme.hostile.Hostile.html"));
    assertEquals("undefined", tab.get("typeof window.attacked"));
    assertEquals(0, tab.number("document.querySelectorAll('main b, main script').length"));
    assertTrue(
        tab.get("document.querySelector('#line-3 code').textContent")
            .toString()
            .contains("</script>"));
  }

  @Test
  void aPageOfManyBranchesOpensAndFindsItsEnd() throws IOException, InterruptedException {
    String page = "classes/com.acme.Large.html";
    tab.go(large.address(page) + "#line-1000");
    tab.await("document.querySelector('#line-1000 details').open");
    assertEquals(1_000, tab.number("document.querySelectorAll('#source .line').length"));
    double top = tab.number("document.querySelector('#line-1000').getBoundingClientRect().top");
    assertTrue(0 <= top && top < 900, "it is in sight: " + top);
  }
}
