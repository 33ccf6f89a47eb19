package dev.waymark.benchmarks.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What the command says and ends with. */
final class CommandLine {
  private static final int USAGE = 2;
  private static final int ASSERTION = 12;
  private static final int ALL_DROPPED = 13;

  private final Scene scene;
  private final Path classes;

  CommandLine(Scene scene) {
    this.scene = scene;
    this.classes = scene.folder("command/classes");
    Sources.compile("odd", List.of("Straight"), List.of(), classes);
    Sources.compile("stress", List.of("Hard"), List.of(), classes);
    Sources.compile("assertions", List.of("Asserting"), List.of(), classes);
    Sources.compile("odd", List.of("Fleeting"), List.of(), classes);
  }

  List<Check> checks() {
    List<Check> checks = new ArrayList<>();
    checks.add(new Check("violated assertion is a finding", this::assertion));
    checks.add(new Check("all tests dropped: exit code", this::dropped));
    checks.add(new Check("bad --out refused before exploring", this::unwritable));
    checks.add(new Check("typos get a suggestion", this::typo));
    checks.add(new Check("edited tests are kept", this::edited));
    return checks;
  }

  private Generated generate(String name, String type, String... options) {
    return Generated.of(
        scene.folder("command/" + name), List.of(classes), "trust." + type, options);
  }

  private Finding assertion() {
    Generated generated = generate("assertion", "Asserting", "--seconds", "20");
    List<String> lines = new ArrayList<>();
    if (generated.command().exit() != ASSERTION) {
      lines.add("a violated assertion ends with " + generated.command().exit());
    }
    WrittenSuite suite = WrittenSuite.of(generated);
    List<String> failed =
        new Elsewhere("here", List.of(), 0)
            .run(suite, scene.folder("command/assertion/run")).stream()
                .filter(line -> line.contains(SuiteRunner.FAILED))
                .toList();
    if (failed.size() != 1 || !failed.get(0).contains("AssertionError")) {
      lines.add("of the tests fail: " + failed);
    }
    if (!generated.dropped().isEmpty()) {
      lines.add(generated.dropped().get(0));
    }
    return new Finding(3, lines);
  }

  private Finding dropped() {
    Generated generated = generate("dropped", "Fleeting", "--seconds", "20");
    int exit = generated.command().exit();
    int expected = generated.sources().isEmpty() ? ALL_DROPPED : 0;
    return Finding.of(exit == expected, "ends with " + exit + ", not " + expected);
  }

  private Finding unwritable() {
    try {
      Path file = scene.folder("command/file");
      Files.createDirectories(file.getParent());
      Files.writeString(file, "");
      Command command =
          generate("unwritable", "Hard", "--seconds", "20", "--out", file.resolve("x").toString())
              .command();
      Finding code = Finding.of(command.exit() == USAGE, "bad --out ends with " + command.exit());
      boolean isEarly = command.seconds() < 10 && !command.out().contains("trust.Hard");
      return code.and(
          Finding.of(isEarly, "bad --out is told after %.1f s".formatted(command.seconds())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Finding typo() {
    Command command = Command.run(scene.folder("command/typo"), List.of("generte", "trust.Hard"));
    Command option =
        Command.run(
            scene.folder("command/option"), List.of("generate", "trust.Hard", "--secnds", "3"));
    return Finding.of(
            command.exit() == USAGE && command.err().contains("generate"),
            "generte: " + command.err().replaceAll("\\R", " "))
        .and(
            Finding.of(
                option.exit() == USAGE && option.err().contains("--seconds"),
                "--secnds: " + option.err().replaceAll("\\R", " ")));
  }

  /** Whether tests are confirmed makes no difference here. */
  private Finding edited() {
    Generated first = generate("edited", "Straight", "--no-confirm");
    if (first.sources().isEmpty()) {
      return Finding.of("no test was written");
    }
    Path file = first.tests().resolve(first.sources().keySet().iterator().next() + ".java");
    try {
      String edited = Files.readString(file).replaceFirst("\\}\\s*$", "  // by hand\n}\n");
      Files.writeString(file, edited);
      Generated second = generate("edited", "Straight", "--no-confirm");
      Finding kept =
          Finding.of(Files.readString(file).equals(edited), "an edited test was overwritten");
      generate("edited", "Straight", "--no-confirm", "--overwrite");
      Finding told =
          Finding.of(
              second.command().text().contains(file.getFileName().toString()),
              "that an edited test is kept is not said");
      return kept.and(told)
          .and(
              Finding.of(
                  !Files.readString(file).contains("by hand"), "--overwrite keeps an edited test"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
