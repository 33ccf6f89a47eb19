package dev.waymark.benchmarks.trust;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/** What MC/DC says of decisions. */
final class Conditions {
  private final Scene scene;
  private final Path classes;
  private final Supplier<Generated> generated;

  Conditions(Scene scene) {
    this.scene = scene;
    this.classes = scene.folder("conditions/classes");
    this.generated = Scene.once(this::generate);
  }

  private Generated generate() {
    Sources.compile("conditions", List.of("Decisions", "Texts"), List.of(), classes);
    return Generated.of(
        scene.folder("conditions"),
        List.of(classes),
        "trust.*",
        "--criterion",
        "mcdc",
        "--seconds",
        "20");
  }

  List<Check> checks() {
    return List.of(
        new Check(
            "MC/DC: unique cause is strict", () -> ConditionChecks.strict(generated.get().json())),
        new Check(
            "MC/DC: strict pairs preferred",
            () -> ConditionChecks.preferred(generated.get().json())),
        new Check("MC/DC: conditions as written", this::texts));
  }

  private Finding texts() {
    String all = generated.get().json().at("decisions").text();
    return Finding.of(all.contains("m == 12"), "no condition m == 12 in " + all);
  }
}
