package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
  private static final String CODE =
      """
      package p;
      class Price {
        static int of(int count) { return count > LIMIT ? Rate.LOW.apply(count) : count; }
        private static final int LIMIT = 10;
        static int check(int a) { assert a != 7; return a; }
      }
      enum Rate {
        LOW;
        int apply(int count) { return count / 2; }
      }
      class Apart {
        static boolean is(int a) { return a == 3; }
      }
      """;

  @TempDir private Path folder = Path.of("");

  private Workshop workshop = new Workshop(folder);

  @BeforeEach
  void compile() throws IOException {
    workshop = new Workshop(folder);
    compile(CODE);
  }

  private void compile(String code) throws IOException {
    Path unused = workshop.compile("classes", "Price.java", code);
  }

  private Execution generate(String... more) {
    String[] options = {
      folder.resolve("classes").toString(),
      "--no-confirm",
      "--runs",
      "50",
      "--history",
      folder.resolve("history").toString(),
      "--findings",
      folder.resolve("findings").toString(),
      "--json",
      folder.resolve("all.json").toString()
    };
    return workshop.generate(
        Stream.concat(Stream.of(options), Stream.of(more)).toArray(String[]::new));
  }

  private String reused(int count) {
    return count + " of 3 classes are as they were in " + folder.resolve("history") + "\n";
  }

  private Map<String, String> files(String... names) throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (String name : names) {
      try (Stream<Path> files = Files.walk(folder.resolve(name))) {
        for (Path each : files.filter(Files::isRegularFile).toList()) {
          all.put(folder.relativize(each).toString(), Files.readString(each));
        }
      }
    }
    return all;
  }

  private void forget(String... names) throws IOException {
    for (String each : files(names).keySet()) {
      Files.delete(folder.resolve(each));
    }
  }

  private Path entry(String type) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("history"))) {
      return files
          .filter(each -> String.valueOf(each.getFileName()).startsWith("p." + type + "-"))
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void unchangedCodeGivesTheSameOutputAndFilesWithoutBeingExplored() throws IOException {
    Execution first = generate();
    assertEquals(12, first.exitCode(), first.err());
    assertTrue(first.err().startsWith(reused(0)), first.err());
    Map<String, String> written = files("out", "findings", "all.json");
    assertTrue(written.size() > 6, written.keySet().toString());
    forget("out", "findings", "all.json");
    Execution second = generate();
    assertEquals(reused(3), second.err());
    assertEquals(first.out(), second.out());
    assertEquals(first.exitCode(), second.exitCode());
    assertEquals(written, files("out", "findings", "all.json"));
  }

  @Test
  void onlyWhatDependsOnAChangeIsExploredAgain() throws IOException {
    generate();
    compile(CODE.replace("count / 2", "count / 3"));
    Execution changed = generate();
    assertTrue(changed.err().startsWith(reused(1)), changed.err());
    compile(CODE.replace("a == 3", "a == 4"));
    assertTrue(generate().err().startsWith(reused(0)), "the rate is as it was first");
    Execution again = generate();
    Map<String, String> tests = files("out");
    forget("out", "history");
    Execution scratch = generate();
    assertEquals(scratch.out(), again.out());
    assertEquals(files("out"), tests);
  }

  @Test
  void otherOptionsAreAnotherMatter() {
    generate();
    assertTrue(generate("--seed", "4").err().startsWith(reused(0)));
    assertTrue(generate("--seed", "4").err().startsWith(reused(3)));
    assertTrue(generate().err().startsWith(reused(3)));
  }

  @Test
  void damagedAndForeignEntriesAreNoticedAndReplaced() throws IOException {
    generate();
    Path damaged = entry("Apart");
    Path foreign = entry("Rate");
    String text = Files.readString(damaged);
    Files.writeString(damaged, text.substring(0, text.length() - 20));
    Files.writeString(foreign, "hello");
    Execution second = generate();
    assertTrue(
        second.err().contains(damaged + " is damaged: p.Apart is explored again\n"), second.err());
    assertTrue(second.err().contains(foreign + " is not from a history of"), second.err());
    assertTrue(second.err().contains(reused(1)), second.err());
    assertEquals(reused(3), generate().err());
  }

  @Test
  void editedTestsStay() throws IOException {
    generate();
    String name = files("out").keySet().iterator().next();
    Path edited = folder.resolve(name);
    Files.writeString(edited, "// mine\n" + Files.readString(edited));
    Execution second = generate();
    assertEquals(2, second.exitCode());
    assertTrue(second.err().contains(edited + " was edited"), second.err());
    assertTrue(Files.readString(edited).startsWith("// mine"));
    assertFalse(generate("--overwrite").err().contains("was edited"));
    assertFalse(Files.readString(edited).startsWith("// mine"));
  }

  @Test
  void whatIsUnfinishedIsNotLeftBehind() throws IOException {
    generate();
    assertEquals(
        List.of(),
        files("history").keySet().stream().filter(each -> each.endsWith("part")).toList());
  }
}
