package dev.waymark.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The sources of this module name no class of another module in a string: what those mean, their
 * own module says, and a renaming there breaks the build rather than a walk.
 */
class NoForeignNamesTest {
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Pattern NAME = Pattern.compile("\"[^\"\n]*dev[./]waymark[^\"\n]*\"");

  @Test
  void noStringNamesAClassOfAnotherModule() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<Path> sources = files.filter(each -> each.toString().endsWith(".java")).toList();
      assertTrue(sources.size() > 50, "only " + sources.size() + " sources");
      assertEquals(List.of(), sources.stream().flatMap(NoForeignNamesTest::named).toList());
    }
  }

  @Test
  void suchStringsAreFound() {
    assertTrue(NAME.matcher("new MethodRef(\"dev/waymark/library/Concat\", name)").find());
  }

  private static Stream<String> named(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> NAME.matcher(line).find())
          .map(line -> SOURCES.relativize(file) + ": " + line.strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
