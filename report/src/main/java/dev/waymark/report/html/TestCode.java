package dev.waymark.report.html;

import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.format.SourceFolders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Finds the code of tests in their sources. Each file is read and highlighted once. */
final class TestCode {
  private static final String INDENT = "  ";

  private final SourceFolders sources;
  private final Map<String, List<List<JavaWords.Word>>> files = new HashMap<>();

  TestCode(SourceFolders sources) {
    this.sources = sources;
  }

  /** The lines of the test method with its annotations; empty if it is not to be found. */
  List<List<JavaWords.Word>> of(ReportedTest test) {
    List<List<JavaWords.Word>> lines = files.computeIfAbsent(test.sourceFile(), this::read);
    String start = INDENT + "void " + test.sourceMethod() + "(";
    for (int i = 0; i < lines.size() && !test.sourceMethod().isEmpty(); i++) {
      if (text(lines.get(i)).startsWith(start)) {
        return method(lines, i);
      }
    }
    return List.of();
  }

  private List<List<JavaWords.Word>> read(String file) {
    return sources
        .text(file)
        .map(text -> JavaWords.lines(text.replace("\r\n", "\n")))
        .orElse(List.of());
  }

  private static List<List<JavaWords.Word>> method(List<List<JavaWords.Word>> lines, int start) {
    int from = start;
    while (from > 0 && text(lines.get(from - 1)).startsWith(INDENT + "@")) {
      from--;
    }
    int to = start;
    while (to < lines.size() - 1 && !text(lines.get(to)).equals(INDENT + "}")) {
      to++;
    }
    return lines.subList(from, to + 1).stream().map(TestCode::outdented).toList();
  }

  private static List<JavaWords.Word> outdented(List<JavaWords.Word> line) {
    if (line.isEmpty() || !line.get(0).text().startsWith(INDENT)) {
      return line;
    }
    List<JavaWords.Word> shorter = new ArrayList<>(line);
    JavaWords.Word first = line.get(0);
    shorter.set(0, new JavaWords.Word(first.style(), first.text().substring(INDENT.length())));
    return shorter;
  }

  private static String text(List<JavaWords.Word> line) {
    return line.stream().map(JavaWords.Word::text).collect(Collectors.joining());
  }
}
