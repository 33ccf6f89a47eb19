package dev.waymark.benchmarks.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Programs that ask for resources, services, packages and places, in a folder and in jars. */
final class World {
  private static final List<String> IN_FOLDER = List.of("Reading", "Serving");
  private static final List<String> IN_JAR = List.of("Reading", "Packaged", "Versioned", "Release");

  /** What is so only where a resource, a service or a newer class is missing. */
  private static final Pattern ELSEWHERE =
      Pattern.compile(
          "== null \\[true\\]|isNew\\(\\) \\[false\\]|hasNext\\(\\) \\[false\\]|equals.* \\[false\\]");

  /** What tests cannot call: they may not stand in the package of a signed jar. */
  private static final String OUT_OF_REACH = "only its package can call";

  private final Scene scene;
  private final Supplier<Generated> inFolder;
  private final Supplier<Generated> inJar;

  World(Scene scene) {
    this.scene = scene;
    this.inFolder = Scene.once(this::folder);
    this.inJar = Scene.once(this::jar);
  }

  List<Check> checks() {
    return List.of(
        new Check("resources beside the class", () -> explored(inFolder.get(), "Reading")),
        new Check("service loader", () -> explored(inFolder.get(), "Serving")),
        new Check("manifest and code source", () -> explored(inJar.get(), "Packaged")),
        new Check("multi-release jar", () -> explored(inJar.get(), "Versioned")),
        new Check("signed jar, -cp 'lib/*'", () -> explored(inJar.get(), "Reading")));
  }

  /** Where compiled {@code programs} and what they read are. */
  private Path place(String name, List<String> programs) {
    Path place = scene.folder("world/" + name);
    Sources.compile("world", programs, List.of(), place);
    try {
      Files.writeString(place.resolve("trust/beside.txt"), "beside");
      Files.writeString(place.resolve("root.properties"), "limit=17");
      Files.createDirectories(place.resolve("META-INF/services"));
      Files.writeString(
          place.resolve("META-INF/services/trust.Serving$Service"), "trust.Serving$Provided");
      Path newer = place.resolve("META-INF/versions/9");
      Sources.write(newer, "Release", Sources.text("world", "Release9"));
      Sources.compile(List.of("Release"), List.of(), 9, newer);
      return place;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Generated folder() {
    return Generated.of(
        scene.folder("world/folder"),
        List.of(place("classes", IN_FOLDER)),
        "trust.*",
        "--seconds",
        "20");
  }

  private Generated jar() {
    Path lib = scene.folder("world/lib");
    Jars.signed(place("in-jar", IN_JAR), lib.resolve("app.jar"), scene.folder("world"));
    Generated found =
        Generated.of(
            scene.folder("world/jar"), List.of(lib.resolve("*")), "trust.*", "--seconds", "20");
    return new Generated(found.command(), List.of(lib.resolve("app.jar")), found.folder());
  }

  /**
   * Every branch is covered by tests that were kept, but for those of a world without all that, and
   * for those that are said to be out of reach.
   */
  private static Finding explored(Generated generated, String type) {
    Branches branches = Branches.of(List.of(generated.classPath().get(0)));
    Claims claims = generated.claims().of(List.of(type)).on(branches.byLabel().keySet());
    List<String> dropped =
        generated.dropped().stream().filter(line -> line.contains(type)).toList();
    return explored(type, claims, dropped, generated.command());
  }

  static Finding explored(String type, Claims claims, List<String> dropped, Command command) {
    List<String> wrong = new ArrayList<>(dropped);
    for (Claim each : claims.all()) {
      boolean isOutOfReach = each.isOpen() && each.explanation().contains(OUT_OF_REACH);
      if (!each.isCovered() && !isOutOfReach && !ELSEWHERE.matcher(each.branch()).find()) {
        wrong.add(each.toString());
      }
    }
    if (claims.all().isEmpty()) {
      String why = command.err().lines().findFirst().orElse("");
      wrong.add(type + " is not explored, exit code " + command.exit() + ": " + why);
    }
    return new Finding(Math.max(1, claims.all().size()), wrong);
  }
}
