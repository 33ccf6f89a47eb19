package dev.waymark.benchmarks.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Classes of which nothing, or nearly nothing, can be explored. */
final class OddClasses {
  /** Where a class file holds the release that it is for. */
  private static final int MAJOR = 7;

  private static final Pattern HUNDRED = Pattern.compile("\\b100(\\.0)? ?%");
  private static final byte FUTURE = 99;
  private static final int DONE = 0;
  private static final int NOTHING_EXPLORED = 11;

  private final Scene scene;
  private final Path classes;

  OddClasses(Scene scene) {
    this.scene = scene;
    this.classes = scene.folder("odd/classes");
    Sources.compile("odd", List.of("Broken", "Straight", "Marker"), List.of(), classes);
    newer();
  }

  private void newer() {
    try {
      Sources.write(classes, "Newer", Sources.text("odd", "Straight").replace("Straight", "Newer"));
      Sources.compile(List.of("Newer"), List.of(), 17, classes);
      Path file = classes.resolve("trust/Newer.class");
      byte[] bytes = Files.readAllBytes(file);
      bytes[MAJOR] = FUTURE;
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Check> checks() {
    return List.of(
        new Check("class file newer than the JVM", () -> run("Newer", NOTHING_EXPLORED)),
        new Check("initializer that throws", () -> run("Broken", NOTHING_EXPLORED)),
        new Check("interface without code", () -> run("Marker", NOTHING_EXPLORED)),
        new Check("0 of 0 branches", () -> run("Straight", DONE)));
  }

  private Finding run(String type, int expected) {
    Command command =
        Generated.of(scene.folder("odd/" + type), List.of(classes), "trust." + type).command();
    return told(type, command, expected);
  }

  /** It ends with {@code expected}, says why in one line, and never claims 100 %. */
  static Finding told(String type, Command command, int expected) {
    List<String> wrong = new ArrayList<>();
    if (command.exit() != expected) {
      wrong.add(type + " ends with " + command.exit() + ", not " + expected);
    }
    if (HUNDRED.matcher(command.text()).find()) {
      wrong.add(type + " claims 100 %");
    }
    boolean isTold = command.err().lines().count() == 1 || expected == DONE;
    if (!isTold || command.err().contains("\tat ")) {
      wrong.add(type + " is told in " + command.err().lines().count() + " lines: " + command.err());
    }
    return new Finding(3, wrong.stream().map(each -> each.replaceAll("\\R", " ")).toList());
  }
}
