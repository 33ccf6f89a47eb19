package dev.waymark.benchmarks.trust;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** The checks on small programs that Waymark explores in one go. */
final class SmallPrograms {
  private static final List<String> INITIALIZERS =
      List.of(
          "ReadsStatic",
          "FillsArray",
          "OtherOrder",
          "Draws",
          "WritesStatic",
          "FailsOnce",
          "Inherited",
          "Holding");
  private static final List<String> OBJECTS = List.of("Account", "Shape", "Bean", "Turnstile");
  private static final List<String> OTHERS = List.of("JdkStatics", "Collected", "StringSwitch");
  private static final List<String> ASSUMING = List.of("Boxes", "Shared");
  private static final List<String> COVERED = List.of("SameText", "Money", "Preferring");
  private static final List<String> ELSEWHERE = List.of("Clocked", "Localized", "Ordered");
  private static final List<Integer> RELEASES = List.of(8, 17, 11);

  private final Scene scene;
  private final List<String> initializers;
  private final List<String> objects;
  private final List<Integer> releases;
  private final Path classes;
  private final Supplier<Generated> generated;
  private final Supplier<Branches> branches;
  private final Supplier<Refutations> refutations;
  private final Supplier<WrittenSuite> suite;

  SmallPrograms(Scene scene) {
    this.scene = scene;
    this.initializers = some(INITIALIZERS);
    this.objects = some(OBJECTS);
    this.releases = some(RELEASES);
    this.classes = scene.folder("small/classes");
    compile();
    this.generated = Scene.once(this::generate);
    this.branches = Scene.once(() -> Branches.of(List.of(classes)));
    this.refutations =
        Scene.once(
            () ->
                new Refutations(
                    branches.get(), List.of(classes, scene.folder("small/refutations"))));
    this.suite = Scene.once(() -> WrittenSuite.of(generated.get()));
  }

  /** The first third of {@code all} in a hurry. */
  private <T> List<T> some(List<T> all) {
    return scene.isQuick() ? all.subList(0, (all.size() + 2) / 3) : all;
  }

  private void compile() {
    List<String> verdicts = new ArrayList<>(initializers);
    verdicts.addAll(objects);
    verdicts.addAll(OTHERS);
    List<String> refuted = new ArrayList<>();
    verdicts.forEach(each -> refuted.add(each + "Refuted"));
    refuted.add("PreferringRefuted");
    verdicts.addAll(ASSUMING);
    Sources.compile("verdicts", verdicts, List.of(), classes);
    Sources.compile("covered", COVERED, List.of(), classes);
    Sources.compile("elsewhere", ELSEWHERE, List.of(), classes);
    releases.forEach(each -> Sources.compile("verdicts", "EnumSwitch", each, classes));
    Sources.compile("refuted", refuted, List.of(classes), scene.folder("small/refutations"));
  }

  /** In a hurry, what ends an exploration does not depend on the clock, nor on who else works. */
  private Generated generate() {
    return Generated.of(
        scene.folder("small"),
        List.of(classes),
        "trust.*",
        "--seconds",
        "20",
        "--runs",
        scene.isQuick() ? "200" : "100000");
  }

  List<Check> checks() {
    List<Check> checks = new ArrayList<>();
    checks.add(new Check("static initializers", () -> refuted(initializers)));
    checks.add(new Check("statics of the JDK", () -> refuted(List.of("JdkStatics"))));
    checks.add(new Check("setters, fields, later calls, subclasses", () -> refuted(objects)));
    checks.add(new Check("collections and interfaces", () -> refuted(List.of("Collected"))));
    checks.add(new Check("string switches", () -> refuted(List.of("StringSwitch"))));
    checks.add(new Check("bounds are options", () -> VerdictChecks.settable(claims())));
    checks.add(new Check("box identity is an assumption", () -> assuming("Boxes", "==", "cache")));
    checks.add(
        new Check("other threads are an assumption", () -> assuming("Shared", "!=", "thread")));
    checks.add(new Check("enum switches are decided", this::enumSwitches));
    checks.add(new Check("tests compile without warnings", this::compiled));
    checks.add(new Check("covered by tests that were written", this::covered));
    checks.add(new Check("covered for JaCoCo, too", this::probed));
    checks.add(new Check("returning tests preferred", this::returning));
    worlds().forEach(each -> checks.add(elsewhere(each)));
    return checks;
  }

  private Claims claims() {
    return generated.get().claims();
  }

  private Finding refuted(List<String> types) {
    Finding all = Finding.NOTHING;
    for (String type : types) {
      Claims about = claims().of(List.of(type));
      all = all.and(VerdictChecks.refuted(about, refutations.get().taken(type)));
      all = all.and(VerdictChecks.refutedBeyond(about, refutations.get().takenBeyond(type)));
    }
    return all;
  }

  /** Of the program {@code type}, the conditions with {@code relation} that hold. */
  private Finding assuming(String type, String relation, String word) {
    Set<String> meant = new LinkedHashSet<>(branches.get().byLabel().keySet());
    meant.removeIf(label -> !label.contains(type + ".") || !label.contains(relation));
    return VerdictChecks.assuming(claims(), meant, word);
  }

  private Finding enumSwitches() {
    List<String> names = releases.stream().map(each -> "EnumSwitch" + each).toList();
    return VerdictChecks.decided(claims().of(names), branches.get().byLabel().keySet());
  }

  private Finding compiled() {
    WrittenSuite tests = suite.get();
    return new Finding(tests.names().size(), tests.complaints());
  }

  private List<String> measured() {
    List<String> all = new ArrayList<>(COVERED);
    all.addAll(objects);
    all.addAll(List.of("Clocked", "Ordered"));
    all.addAll(initializers);
    return all;
  }

  private Finding covered() {
    Finding all = Finding.NOTHING;
    for (String type : measured()) {
      all =
          all.and(
              CoverageChecks.covered(
                  claims().of(List.of(type)),
                  branches.get().byLabel().keySet(),
                  suite.get().taken(type, branches.get())));
    }
    return all;
  }

  private Finding probed() {
    Finding all = Finding.NOTHING;
    for (String type : measured()) {
      Claims explicit = claims().of(List.of(type)).on(branches.get().byLabel().keySet());
      all =
          all.and(
              CoverageChecks.probed(
                  explicit,
                  suite.get().probed(type, branches.get()),
                  WrittenSuite.interruptible(type, branches.get())));
    }
    return all;
  }

  private Finding returning() {
    String type = "Preferring";
    return CoverageChecks.returning(
        claims(), suite.get().probed(type, branches.get()), refutations.get().probed(type));
  }

  private List<Elsewhere> worlds() {
    return scene.isQuick() ? List.of(Elsewhere.FAR) : Elsewhere.ALL;
  }

  private Check elsewhere(Elsewhere world) {
    return new Check(
        "tests hold: " + world.name(),
        () -> Elsewhere.passed(world.run(suite.get(), scene.folder("small/" + world.name()))));
  }
}
