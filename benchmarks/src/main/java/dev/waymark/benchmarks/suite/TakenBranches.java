package dev.waymark.benchmarks.suite;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.InstrumentingLoader;
import dev.waymark.probe.Coverage;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The branches of a library that its tests take, and checks that fail there.
 *
 * @param names as {@link #name} gives them
 */
public record TakenBranches(Set<String> names) {
  private static final String PREFIX = "taken ";

  /** A name of {@code branch} that another JVM gives it, too. */
  public static String name(Branch branch) {
    return "%s %d %d %d"
        .formatted(branch.method(), branch.instruction(), branch.subIndex(), branch.outcome());
  }

  /** Runs {@code tests}, and tells what they take. */
  public static TakenBranches by(Suite suite, List<String> tests) {
    SuiteResult result = new SuiteProcess(suite, SuiteMode.MEASURED).start(tests).join();
    Set<String> names = new TreeSet<>();
    result.figures().keySet().stream()
        .filter(each -> each.startsWith(PREFIX))
        .forEach(each -> names.add(each.substring(PREFIX.length())));
    return new TakenBranches(names);
  }

  static Instrumenter instrumenter(Suite suite) {
    List<ClassSource> all = new ArrayList<>(List.of(suite.subject()));
    suite.jars().forEach(jar -> all.add(ClassPath.open(jar)));
    Set<String> library = new HashSet<>(suite.classes().names());
    return new Instrumenter(new Program(new ClassPath(all)), library::contains);
  }

  static ClassLoader loader(Suite suite, Instrumenter instrumenter) {
    ClassPath classes = new ClassPath(List.of(suite.subject(), suite.users()));
    return new InstrumentingLoader(classes, instrumenter, TakenBranches.class.getClassLoader());
  }

  /** What was taken so far in this JVM. */
  static TakenBranches of(Instrumenter instrumenter) {
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < instrumenter.sites().size(); i++) {
      if (Coverage.isHit(i)) {
        instrumenter.sites().branch(i).ifPresent(branch -> names.add(name(branch)));
      }
    }
    return new TakenBranches(names);
  }

  SuiteResult addTo(SuiteResult result) {
    Map<String, Long> figures = new TreeMap<>(result.figures());
    names.forEach(each -> figures.put(PREFIX + each, 1L));
    return new SuiteResult(result.tests(), figures, result.mismatch());
  }
}
