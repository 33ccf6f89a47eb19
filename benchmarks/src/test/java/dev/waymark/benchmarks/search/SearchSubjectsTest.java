package dev.waymark.benchmarks.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.synthetic.Census;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchSubjectsTest {
  private static final Path TABLE = Path.of("..", "docs", "search-subjects.md");

  @TempDir Path scratch = Path.of("");

  static List<SearchSubject> subjects() {
    return SearchSubjects.all();
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void theEntryIsThereAndItsArraysHaveALength(SearchSubject subject) {
    Entry entry = entry(subject, program(subject));
    assertEquals(subject.descriptor(), entry.method().descriptor());
    List<String> types = entry.parameterTypes();
    assertEquals(
        IntStream.range(0, types.size())
            .filter(i -> !types.get(i).equals("I"))
            .mapToObj(entry.parameterNames()::get)
            .collect(Collectors.toSet()),
        subject.lengths().keySet());
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void theTableTellsTheNumberOfBranches(SearchSubject subject) throws IOException {
    int branches = Census.of(program(subject), subject::includes).branches();
    String row =
        String.format(
            Locale.ROOT, "| `%s` | `%s` | %,d |", subject.name(), name(subject), branches);
    assertTrue(Files.readString(TABLE).contains(row), "no row " + row);
  }

  private static String name(SearchSubject subject) {
    String type = subject.type().substring(subject.type().lastIndexOf('/') + 1);
    return type + "." + subject.method();
  }

  private Program program(SearchSubject subject) {
    return new Program(ClassPath.open(subject.classes(scratch)));
  }

  private static Entry entry(SearchSubject subject, Program program) {
    return Entry.of(
        program.require(subject.type()).require(subject.method() + subject.descriptor()));
  }
}
