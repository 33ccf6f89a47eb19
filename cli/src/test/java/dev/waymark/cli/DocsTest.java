package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * The documentation shows what really happens. A fenced block that begins with {@code $ ./waymark}
 * is run and compared; so is a block below {@code <!-- shows FILE -->} with that file. If a change
 * is meant, run this test with {@code -Dwaymark.docs=write} and review the difference.
 */
class DocsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern SHOWS = Pattern.compile("<!-- shows (\\S+) -->");

  @TempDir private Path folder;

  static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    pages.add(ROOT.resolve("CONTRIBUTING.md"));
    try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages.stream();
  }

  @Test
  void thereAreTranscripts() throws IOException {
    Page readme = Page.read(ROOT.resolve("README.md"));
    assertTrue(readme.blocks().stream().anyMatch(Block::isTranscript));
    assertTrue(readme.blocks().stream().anyMatch(block -> SHOWS.matcher(block.before()).matches()));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageShowsWhatHappens(Path file) throws IOException {
    Page page = Page.read(file);
    DocsSession session = new DocsSession(folder);
    Page actual = page;
    for (int i = 0; i < page.blocks().size(); i++) {
      Block block = actual.blocks().get(i);
      actual = actual.with(block, actual(block, session));
    }
    if ("write".equals(System.getProperty("waymark.docs")) && !actual.equals(page)) {
      actual.write();
    } else {
      assertEquals("", difference(page.lines(), actual.lines()));
    }
  }

  /** The first line that is shown wrongly; empty if there is none. */
  private static String difference(List<String> shown, List<String> actual) {
    int i = 0;
    while (i < Math.min(shown.size(), actual.size()) && shown.get(i).equals(actual.get(i))) {
      i++;
    }
    return shown.equals(actual)
        ? ""
        : "line %d shows%n%s%nbut should show%n%s"
            .formatted(i + 1, line(shown, i), line(actual, i));
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? lines.get(index) : "(nothing)";
  }

  /** What {@code block} should show. */
  private static List<String> actual(Block block, DocsSession session) throws IOException {
    Matcher shows = SHOWS.matcher(block.before());
    if (shows.matches()) {
      Excerpt excerpt = new Excerpt(block.lines(), Excerpt.Extent.PART);
      return actual(excerpt, session.read(shows.group(1)));
    }
    if (!block.isTranscript()) {
      return block.lines();
    }
    List<String> lines = new ArrayList<>();
    for (Transcript.Step step : Transcript.of(block.lines()).steps()) {
      lines.addAll(step.typed());
      lines.addAll(printed(step, session));
    }
    return lines;
  }

  private static List<String> printed(Transcript.Step step, DocsSession session)
      throws IOException {
    return DocsSession.canRun(step.command())
        ? actual(new Excerpt(step.printed(), Excerpt.Extent.WHOLE), session.run(step.command()))
        : step.printed();
  }

  private static List<String> actual(Excerpt excerpt, List<String> text) {
    if (excerpt.matches(text)) {
      return excerpt.lines();
    }
    List<String> updated = excerpt.updated(text);
    assertTrue(
        new Excerpt(updated, excerpt.extent()).matches(text),
        () -> "edit by hand:\n" + lines(excerpt.lines()) + "is not in\n" + lines(text));
    return updated;
  }

  private static String lines(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  /** Commands without a prompt are not run; but their options must exist. */
  @ParameterizedTest
  @MethodSource("pages")
  void aCommandOfAPageCanBeTyped(Path file) throws IOException {
    CommandLine commands = Commands.all();
    for (Block block : Page.read(file).blocks()) {
      for (String line : block.lines()) {
        if (line.startsWith("./waymark ")) {
          List<String> words = DocsSession.words(line.replaceAll(" +#.*", ""));
          String[] arguments = words.subList(1, words.size()).toArray(new String[0]);
          assertDoesNotThrow(() -> commands.parseArgs(arguments), line);
        }
      }
    }
  }
}
