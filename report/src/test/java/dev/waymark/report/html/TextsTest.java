package dev.waymark.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.waymark.report.document.Tally;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TextsTest {
  @Test
  void controlCharactersBecomeVisible() {
    assertEquals(
        "a␇b␡⟨U+202E⟩⟨U+D800⟩\n\tö😀", VisibleText.of("a\u0007b\u007f\u202e\ud800\n\tö😀"));
  }

  @Test
  void surrogatePairsAreNotCut() {
    assertEquals("ab… (4 characters)", VisibleText.brief("ab😀", 3));
  }

  @Test
  void aPercentageThatIsNotAllNeverLooksLikeAll() {
    assertEquals("99.9 %", Percent.classic(new Tally(99_999, 0, 0, 1)));
    assertEquals("0.1 %", Percent.classic(new Tally(1, 0, 0, 99_999)));
    assertEquals("100.0 %", Percent.feasible(new Tally(3, 7, 0, 0)));
    assertEquals("–", Percent.feasible(new Tally(0, 7, 0, 0)));
  }

  @Test
  void fileNamesDifferWhereCaseDoesNotCount() {
    FileNames names = new FileNames();
    assertEquals("a.Foo-Bar", names.of("a.Foo$Bar"));
    assertEquals("a.foo-bar-2", names.of("a.foo$bar"));
    assertNotEquals(names.of("x".repeat(300)), names.of("x".repeat(301)));
  }

  @Test
  void commentsAndTextBlocksGoOverLines() {
    assertEquals(
        List.of(
            "j-keyword:int| a; |j-comment:/* b",
            "j-comment:c */| |j-string:\"\"\"",
            "j-string:d\"\"\"|;"),
        words("int a; /* b\nc */ \"\"\"\nd\"\"\";"));
  }

  @Test
  void unfinishedLiteralsEndWithTheLine() {
    assertEquals(List.of("j-string:\"a", "b"), words("\"a\nb"));
  }

  private static List<String> words(String source) {
    return JavaWords.lines(source).stream()
        .map(
            line ->
                line.stream()
                    .map(
                        each ->
                            each.style().isEmpty() ? each.text() : each.style() + ":" + each.text())
                    .collect(Collectors.joining("|")))
        .toList();
  }
}
