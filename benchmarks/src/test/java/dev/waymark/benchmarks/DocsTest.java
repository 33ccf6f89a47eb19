package dev.waymark.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The documentation names tables that exist, and says at which commit it recorded what it shows of
 * them. The figures are times of one machine; nobody can compare them.
 */
class DocsTest {
  private static final Path ROOT = Path.of("..");

  /** What {@code ./bench} does besides tables. */
  private static final Set<String> COMMANDS = Set.of("synthetic", "search-plot");

  private static final Pattern COMMAND = Pattern.compile("\\./bench[ \\n]([a-z][a-z-]*)");
  private static final Pattern TRANSCRIPT = Pattern.compile("(?m)^\\$ \\./bench ");
  private static final Pattern RECORDED =
      Pattern.compile("(?s)Recorded\\s+\\d{4}-\\d\\d-\\d\\d\\s+at\\s+[0-9a-f]{7}");

  static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    pages.add(ROOT.resolve("README.md"));
    pages.add(ROOT.resolve("CONTRIBUTING.md"));
    try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages.stream();
  }

  @Test
  void someTablesAreNamed() throws IOException {
    assertTrue(COMMAND.matcher(text(ROOT.resolve("docs/measurements.md"))).find());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aTableThatIsNamedExists(Path page) throws IOException {
    Set<String> named =
        COMMAND
            .matcher(text(page))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    named.removeAll(COMMANDS);
    Tables.ofWaymark().all().forEach(table -> named.remove(table.name()));
    assertEquals(Set.of(), named);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void figuresSayWhenTheyWereRecorded(Path page) throws IOException {
    for (String section : text(page).split("(?m)^## ", -1)) {
      long shown = TRANSCRIPT.matcher(section).results().map(MatchResult::start).count();
      assertTrue(shown == 0 || RECORDED.matcher(section).find(), section);
    }
  }

  private static String text(Path page) throws IOException {
    return Files.readString(page);
  }
}
