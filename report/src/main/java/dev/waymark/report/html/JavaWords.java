package dev.waymark.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Java source, cut into words to highlight. It needs no more than the words: what it does not
 * recognize is plain text. Comments and text blocks may go over lines, so a file is cut from its
 * beginning.
 */
final class JavaWords {
  /**
   * A piece of source, without line breaks.
   *
   * @param style a class of the style sheet; empty for plain text
   */
  record Word(String style, String text) {}

  private static final Pattern WORDS =
      Pattern.compile(
          "(?<comment>//[^\n]*+|/\\*(?s:.*?)(?:\\*/|\\z))"
              + "|(?<string>\"\"\"(?s:(?:\\\\.|[^\\\\])*?)(?:\"\"\"|\\z)"
              + "|\"(?:\\\\.|[^\"\\\\\n])*+\"?|'(?:\\\\.|[^'\\\\\n])*+'?)"
              + "|(?<annotation>@(?!interface\\b)[\\p{L}_$][\\p{L}\\p{N}_$.]*+)"
              + "|(?<number>\\b\\d[\\w.]*+)"
              + "|(?<name>[\\p{L}_$][\\p{L}\\p{N}_$]*+)");

  private static final Set<String> KEYWORDS =
      Set.of(
          ("abstract assert boolean break byte case catch char class const continue default do"
                  + " double else enum extends final finally float for if implements import"
                  + " instanceof int interface long native new package private protected public"
                  + " record return sealed short static strictfp super switch synchronized this"
                  + " throw throws transient try var void volatile while yield permits true false"
                  + " null")
              .split(" "));

  private final List<List<Word>> lines = new ArrayList<>(List.of(new ArrayList<>()));

  private JavaWords() {}

  /** The lines of {@code source}, each cut into words. The time is linear in its length. */
  static List<List<Word>> lines(String source) {
    JavaWords words = new JavaWords();
    Matcher matcher = WORDS.matcher(source);
    int from = 0;
    while (matcher.find()) {
      words.add("", source.substring(from, matcher.start()));
      words.add(style(matcher), matcher.group());
      from = matcher.end();
    }
    words.add("", source.substring(from));
    return words.lines;
  }

  private static String style(Matcher found) {
    if (found.group("comment") != null) {
      return "j-comment";
    }
    if (found.group("string") != null) {
      return "j-string";
    }
    if (found.group("annotation") != null) {
      return "j-annotation";
    }
    if (found.group("number") != null) {
      return "j-number";
    }
    return KEYWORDS.contains(found.group()) ? "j-keyword" : "";
  }

  private void add(String style, String text) {
    String[] parts = text.split("\n", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i > 0) {
        lines.add(new ArrayList<>());
      }
      append(lines.get(lines.size() - 1), style, parts[i]);
    }
  }

  /** Neighbours of one style are one word. */
  private static void append(List<Word> line, String style, String text) {
    if (text.isEmpty()) {
      return;
    }
    int last = line.size() - 1;
    if (last >= 0 && line.get(last).style().equals(style)) {
      line.set(last, new Word(style, line.get(last).text() + text));
    } else {
      line.add(new Word(style, text));
    }
  }
}
