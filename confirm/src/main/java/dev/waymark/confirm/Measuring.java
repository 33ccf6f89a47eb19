package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.suite.Fate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Runs confirmed tests once more on instrumented classes, to see what each takes. After a test that
 * is the end of its JVM, or leaves threads in it, there is another JVM for the rest.
 *
 * @param program the code under test
 * @param methods those whose objectives count
 */
public record Measuring(Program program, Collection<MethodModel> methods, LabelChoice choice) {
  private static final int MOST_JVMS = 20;

  /**
   * The fate of each of {@code tests}, all of which are kept.
   *
   * @param places folders and jars with tests, the code under test and what it needs
   * @param patience how long one test may take
   */
  Map<Test, Fate> measure(
      List<Test> tests, List<Path> places, TemporaryFolder folder, Duration patience) {
    Map<Test, Fate> fates = new LinkedHashMap<>();
    String problem;
    try {
      problem = measure(tests, places, folder, patience, fates);
    } catch (IOException e) {
      problem = String.valueOf(e.getMessage());
    }
    Fate unknown = new Fate.Unmeasured("it was not run on instrumented classes: " + problem);
    tests.forEach(test -> fates.putIfAbsent(test, unknown));
    return fates;
  }

  /** Says how the last JVM ended. */
  private String measure(
      List<Test> tests,
      List<Path> places,
      TemporaryFolder folder,
      Duration patience,
      Map<Test, Fate> fates)
      throws IOException {
    InstrumentedClasses classes =
        InstrumentedClasses.write(program, methods, choice, folder.empty("instrumented"));
    ScoreJvm jvm = new ScoreJvm(classes.folder(), places, classes.outcomes());
    List<Test> left = new ArrayList<>(tests);
    boolean isOver = left.isEmpty();
    String end = "";
    for (int count = 0; !isOver && count < MOST_JVMS; count++) {
      ScoreJvm.Ended ended = jvm.run(left, folder, patience);
      ScoreReport report = ended.report();
      report.sightings().forEach(each -> fates.put(each.test(), fate(each, classes)));
      if (report.running() != null) {
        fates.put(report.running(), new Fate.Unmeasured("it " + ended.end()));
      }
      end = ended.end();
      boolean isStuck = !left.removeIf(fates::containsKey);
      isOver = report.isOver() || isStuck || left.isEmpty();
    }
    return end;
  }

  private static Fate fate(ScoreReport.Sighting sighting, InstrumentedClasses classes) {
    return sighting.kind() == Event.Kind.PASSED
        ? new Fate.Kept(new LinkedHashSet<>(classes.covered(sighting.outcomes())))
        : new Fate.Unmeasured("it fails on instrumented classes: " + sighting.failure());
  }
}
