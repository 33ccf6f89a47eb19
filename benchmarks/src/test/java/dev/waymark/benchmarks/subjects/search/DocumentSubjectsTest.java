package dev.waymark.benchmarks.subjects.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentSubjectsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "<a/> | 2",
        "<a>text</a> | 3",
        "<a><b x='1' y=\"2\"/>&lt;&#65;&#x1F600;</a > | 5",
        "<?xml version='1.0' encoding='x' standalone='yes'?><a/> | 3",
        "<?pi data?><!-- c --><a><![CDATA[<]]></a> | 5",
        "<!DOCTYPE a SYSTEM 'u' [<!ENTITY b 'c'> %d; ]><a/> | 3",
        "<!DOCTYPE a PUBLIC 'p' 'u'><a/><!--c--> | 4",
        "<?xmlx y?><a/> | 3",
        "text | -1",
        "<1/> | -2",
        "<a b/> | -3",
        "<a b='<'/> | -3",
        "<a b='1' b='2'/> | -4",
        "<a>&no;</a> | -5",
        "<a>&#1;</a> | -5",
        "<a></b> | -6",
        "<a> | -7",
        "<!-- -- --><a/> | -8",
        "<a/><?xml ?> | -9",
        "<?xml?><a/> | -10",
        "<a/>b | -11",
        "<!DOCTYPE><a/> | -12",
        "<a>]]></a> | -13",
      })
  void aDocumentHasEventsOrAnError(String document, int expected) {
    assertEquals(expected, XmlPull.parse(document.toCharArray()));
  }

  @ParameterizedTest
  @CsvSource({"15, 32", "16, -14"})
  void depthIsLimited(int more, int expected) {
    String document = "<a>".repeat(more) + "<b/>" + "</a>".repeat(more);
    assertEquals(expected, XmlPull.parse(document.toCharArray()));
  }

  /** Slashes stand for ends of lines. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "# nothing | 0",
        "[core]/bare | 101",
        "[core]/bare = yes/filemode = off ; no | 201",
        "[core]/FileMode=1k | 102",
        "[core]/level = 9/limit = 2k | 212",
        "[core]/level = 0 | 100",
        "[user]/name = \" A \" # x | 116",
        "[remote \"o\\\"x\"]/url = a\\/b | 132",
        "[any.thing]/x = \\t\\n\\\\ | 100",
        "bare = true | -1",
        "[core | -1",
        "[co re] | -1",
        "[remote]/url = x | -1",
        "[core]/bare = maybe | -2",
        "[core]/level = 10 | -2",
        "[core]/limit = 3g | -2",
        "[core]/x = \"a/b\" | -2",
        "[core]/x = \\q | -2",
        "[core]/x y | -2",
      })
  void settingsAreCountedAndSomeAreUnderstood(String text, int expected) {
    assertEquals(expected, ConfigParser.read(text.replace('/', '\n').toCharArray()));
    assertEquals(expected, ConfigParser.read(text.replace("/", "\r\n").toCharArray()));
  }
}
