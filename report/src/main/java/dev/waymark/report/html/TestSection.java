package dev.waymark.report.html;

import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.document.TestReference;
import java.util.List;
import java.util.Map;

/** The tests of a unit by method, each with its code if that is at hand. */
final class TestSection implements Section {
  private final Unit unit;
  private final TestCode code;

  TestSection(Unit unit, TestCode code) {
    this.unit = unit;
    this.code = code;
  }

  @Override
  public String title() {
    return "Tests";
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public void write(HtmlWriter html) {
    if (unit.tests() == 0) {
      html.element("p", "No tests were written for these classes.", "class", "note");
    }
    for (ReportedMethod method : unit.entries()) {
      html.line().open("h3", "id", Links.methodAnchor(method.name()));
      html.element("code", MethodText.signature(method)).close();
      method.tests().forEach(each -> test(html, method, each));
    }
  }

  private void test(HtmlWriter html, ReportedMethod method, ReportedTest test) {
    String anchor = Links.testAnchor(new TestReference(method.name(), test.number()));
    html.line().open("details", "class", "test", "id", anchor);
    html.open("summary").element("span", "Test " + test.number(), "class", "name").text(" ");
    html.element("code", TestText.input(test)).text(" ");
    html.element("span", TestText.outcome(test), "class", "outcome");
    fate(html, test);
    html.close();
    html.open("div", "class", "body");
    if (!test.displayName().isEmpty()) {
      html.element("p", test.displayName(), "class", "quiet");
    }
    List<List<JavaWords.Word>> lines = code.of(test);
    if (lines.isEmpty()) {
      inputs(html, test.input());
    } else {
      code(html, lines);
    }
    covers(html, test);
    html.close().close();
  }

  private static void fate(HtmlWriter html, ReportedTest test) {
    if (test.isFailing()) {
      html.text(" ").element("span", "fails, to show a violated assertion", "class", "tag");
    } else if (!test.isWritten()) {
      String why = test.dropped().isEmpty() ? "not written" : "dropped: " + test.dropped();
      html.text(" ").element("span", why, "class", "tag");
    }
  }

  private static void inputs(HtmlWriter html, Map<String, String> input) {
    html.open("dl", "class", "inputs");
    input.forEach(
        (name, value) -> html.element("dt", name).open("dd").element("code", value).close());
    html.close();
  }

  private static void code(HtmlWriter html, List<List<JavaWords.Word>> lines) {
    html.open("pre", "tabindex", "0");
    for (List<JavaWords.Word> line : lines) {
      SourceLine.code(html, line);
      html.line();
    }
    html.close();
  }

  private static void covers(HtmlWriter html, ReportedTest test) {
    if (!test.covers().isEmpty()) {
      html.open("details").element("summary", "First to cover: " + test.covers().size());
      html.open("ul", "class", "covers");
      test.covers().forEach(each -> html.open("li").element("code", each).close());
      html.close().close();
    }
  }
}
