package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.suite.Fate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.report.junit.TestMethod;
import java.io.IOException;
import java.nio.file.Path;
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
   * The fate of each test in {@code suite}, all of which are kept.
   *
   * @param places folders and jars with tests, the code under test and what it needs
   */
  Map<Test, Fate> measure(KeptTests suite, List<Path> places, ScoreJvm.Conditions conditions) {
    Map<Test, Fate> fates = new LinkedHashMap<>();
    String problem;
    try {
      problem = measure(suite, places, conditions, fates);
    } catch (IOException e) {
      problem = String.valueOf(e.getMessage());
    }
    Fate unknown = new Fate.Unmeasured("it was not run on instrumented classes: " + problem);
    suite.tests().forEach(test -> fates.putIfAbsent(test, unknown));
    return fates;
  }

  /** Says how the last JVM ended. */
  private String measure(
      KeptTests suite, List<Path> places, ScoreJvm.Conditions conditions, Map<Test, Fate> fates)
      throws IOException {
    InstrumentedClasses classes =
        InstrumentedClasses.write(
            program, methods, choice, conditions.folder().empty("instrumented"));
    ScoreJvm jvm = new ScoreJvm(classes.folder(), places, classes.outcomes());
    List<Test> left = new ArrayList<>(suite.tests());
    boolean isOver = left.isEmpty();
    String end = "";
    for (int count = 0; !isOver && count < MOST_JVMS; count++) {
      ScoreJvm.Ended ended = jvm.run(left, conditions);
      ScoreReport report = ended.report();
      report.sightings().forEach(each -> fates.put(each.test(), fate(each, suite, classes)));
      if (report.running() != null) {
        fates.put(report.running(), new Fate.Unmeasured("it " + ended.end()));
      }
      end = ended.end();
      boolean isStuck = !left.removeIf(fates::containsKey);
      isOver = report.isOver() || isStuck || left.isEmpty();
    }
    return end;
  }

  /** A test that shows a violated assertion fails as it should. */
  private static Fate fate(
      ScoreReport.Sighting sighting, KeptTests suite, InstrumentedClasses classes) {
    TestMethod test = suite.find(sighting.test());
    boolean isExpected =
        test != null && !test.failure().isEmpty() && sighting.failure().contains(test.failure());
    return sighting.kind() == Event.Kind.PASSED || isExpected
        ? new Fate.Kept(new LinkedHashSet<>(classes.covered(sighting.outcomes())))
        : new Fate.Unmeasured("it fails on instrumented classes: " + sighting.failure());
  }
}
