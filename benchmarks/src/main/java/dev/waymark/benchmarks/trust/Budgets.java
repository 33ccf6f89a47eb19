package dev.waymark.benchmarks.trust;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whether time and memory are kept on programs that want more. */
final class Budgets {
  private static final double SHARE = 1.1;
  private static final double GRACE = 2;

  private final Scene scene;
  private final Path classes;

  Budgets(Scene scene) {
    this.scene = scene;
    this.classes = scene.folder("stress/classes");
  }

  List<Check> checks() {
    Sources.compile("stress", List.of("Hard", "Sluggish", "Growing", "Many"), List.of(), classes);
    List<Check> checks = new ArrayList<>();
    if (scene.isQuick()) {
      checks.add(check("Hard", 3, 2048));
      checks.add(check("Sluggish", 2, 2048));
    } else {
      checks.add(check("Hard", 10, 2048));
      checks.add(check("Hard", 30, 1024));
      checks.add(check("Sluggish", 5, 2048));
      checks.add(check("Sluggish", 20, 2048));
      checks.add(check("Growing", 20, 1024));
      checks.add(check("Growing", 40, 2048));
      checks.add(check("Many", 5, 2048));
      checks.add(check("Many", 40, 2048));
    }
    return checks;
  }

  private Check check(String type, int seconds, int megabytes) {
    return new Check(
        "--seconds and --memory: " + type + ", " + seconds + " s",
        () -> run(type, seconds, megabytes));
  }

  private Finding run(String type, int seconds, int megabytes) {
    Command command =
        Generated.of(
                scene.folder("stress/" + type + seconds),
                List.of(classes),
                "trust." + type,
                "--seconds",
                "" + seconds,
                "--memory",
                megabytes + "m")
            .command();
    return kept(type, command, seconds, megabytes);
  }

  /** It ends well, in time and within memory. */
  static Finding kept(String type, Command command, int seconds, int megabytes) {
    List<String> wrong = new ArrayList<>();
    if (command.exit() != 0) {
      String why = command.err().lines().findFirst().orElse("");
      wrong.add(type + " ends with " + command.exit() + ": " + why);
    }
    if (command.seconds() > SHARE * seconds + GRACE) {
      wrong.add("%s takes %.1f s for %d".formatted(type, command.seconds(), seconds));
    }
    if (command.megabytes() > megabytes) {
      wrong.add("%s takes %d MB of %d".formatted(type, command.megabytes(), megabytes));
    }
    return new Finding(3, wrong);
  }
}
