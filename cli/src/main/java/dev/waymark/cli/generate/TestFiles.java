package dev.waymark.cli.generate;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.OutputFile;
import dev.waymark.cli.history.ClassResult;
import dev.waymark.cli.history.KeptTests;
import dev.waymark.confirm.Draft;
import dev.waymark.confirm.Examined;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.report.junit.JUnitWriter;
import dev.waymark.report.junit.Mocks;
import dev.waymark.report.junit.TestClass;
import dev.waymark.target.wire.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the tests. It writes tests at once, so that nothing is lost, and writes a file again
 * as the examination of its tests leaves it. It examines several classes together, which is faster.
 */
public final class TestFiles {
  private static final int MOST_PENDING = 20;

  /** After that many nanoseconds, people want to see results. */
  private static final long LONGEST_WAIT = 5_000_000_000L;

  /** But exploring takes so many times as long as examining, unless there is much to examine. */
  private static final int LEAST_RATIO = 2;

  private final Console console;
  private final Mocks mocks;
  private final Path folder;
  private final OldTests old;
  private final Function<List<Draft>, List<Examined>> examination;
  private final ClassResults results;
  private final List<Pending> pending = new ArrayList<>();
  private final Map<String, TestClass> saved = new HashMap<>();
  private long last = System.nanoTime();
  private long patience = LONGEST_WAIT;
  private int keptTests;
  private int droppedTests;

  /**
   * Writes to the folder of {@code old} what {@code examination} leaves.
   *
   * @param results is told what there is to say of each class in the end
   */
  public TestFiles(
      Console console,
      Mocks mocks,
      OldTests old,
      Function<List<Draft>, List<Examined>> examination,
      ClassResults results) {
    this.console = console;
    this.mocks = mocks;
    this.folder = old.folder();
    this.old = old;
    this.examination = examination;
    this.results = results;
  }

  /**
   * Checks that there can be tests of {@code owner}; any thread may do so.
   *
   * @throws ProgramException if they would overwrite what somebody has edited
   */
  void check(ClassModel owner) {
    old.check(owner);
  }

  /**
   * Prepares for tests of {@code owner}. It may settle those of other files before, but not of the
   * same, which are likely to depend on each other.
   */
  void begin(ClassModel owner) {
    boolean isSameFile = pending.stream().anyMatch(each -> file(each.type()).equals(file(owner)));
    if (isDue() && !isSameFile) {
      settle();
    }
  }

  private boolean isDue() {
    int count = pending.stream().mapToInt(Pending::size).sum();
    return count >= MOST_PENDING || System.nanoTime() - last > patience;
  }

  /** The class that a source file is named for, as far as names tell. */
  private static String file(ClassModel type) {
    return type.name().replaceFirst("(?<=[^/])\\$.*", "");
  }

  /** Writes tests of what was found in {@code methods} in place of those that there were. */
  public void write(ClassFindings found, Collection<MethodModel> methods) {
    ClassModel type = found.type();
    Draft draft = Draft.of(found, methods, new JUnitWriter.Style(old.part(type), mocks));
    old.remove(type);
    draft.titledClasses().forEach(this::save);
    pending.add(new Pending(type, draft, null));
  }

  /** Writes tests of an earlier run on the same code in place of those that there are. */
  public void reuse(ClassModel type, ClassResult result) {
    old.remove(type);
    for (KeptTests each : result.tests()) {
      OutputFile.write(file(each.name()), each.text());
    }
    pending.add(new Pending(type, null, result));
  }

  /** A class whose tests are yet to be examined, or one that has its result already. */
  private record Pending(ClassModel type, @Nullable Draft draft, @Nullable ClassResult result) {
    int size() {
      return draft == null ? 0 : draft.classes().size();
    }
  }

  private void save(TestClass type) {
    saved.put(type.name(), type);
    OutputFile.write(file(type.name()), sealed(type));
  }

  private String sealed(TestClass type) {
    return HandEdits.seal(type.source().text(), old.method());
  }

  private Path file(String name) {
    return folder.resolve(name + ".java");
  }

  /** Examines what is pending, and reports it. */
  public void settle() {
    List<Pending> classes = List.copyOf(pending);
    List<Draft> drafts = classes.stream().flatMap(each -> Stream.ofNullable(each.draft())).toList();
    pending.clear();
    long start = System.nanoTime();
    List<Examined> all = drafts.isEmpty() ? List.of() : examination.apply(drafts);
    patience = Math.max(LONGEST_WAIT, LEAST_RATIO * (System.nanoTime() - start));
    Iterator<Examined> examined = all.iterator();
    for (Pending each : classes) {
      Draft draft = each.draft();
      ClassResult result = draft == null ? each.result() : settled(draft, examined.next());
      tell(Objects.requireNonNull(result));
    }
    console.out().flush();
    last = System.nanoTime();
  }

  private ClassResult settled(Draft draft, Examined examined) {
    List<String> left = new ArrayList<>();
    for (TestClass kept : examined.classes()) {
      left.add(kept.name());
      if (!kept.equals(saved.get(kept.name()))) {
        save(kept);
      }
    }
    draft.classes().stream().filter(type -> !left.contains(type.name())).forEach(this::remove);
    List<KeptTests> tests =
        examined.classes().stream()
            .map(each -> new KeptTests(each.name(), each.methods().size(), sealed(each)))
            .toList();
    int dropped = examined.dropped().size() + unstable(draft);
    ClassResult result = results.of(examined, tests, dropped);
    results.keep(examined, result);
    return result;
  }

  private void tell(ClassResult result) {
    results.add(result);
    result.tests().forEach(this::tell);
    result.remarks().forEach(console.out()::println);
    droppedTests += result.dropped();
  }

  /** How many runs have no test because they end in another way each time. */
  private static int unstable(Draft draft) {
    return (int)
        draft.found().methods().stream()
            .flatMap(each -> each.tests().stream())
            .filter(test -> test.outcome().sort() == Outcome.Sort.UNSTABLE)
            .count();
  }

  private void remove(TestClass type) {
    OldTests.remove(file(type.name()));
  }

  private void tell(KeptTests kept) {
    int count = kept.count();
    keptTests += count;
    String tests = count == 1 ? "1 test" : count + " tests";
    console.out().println(tests + " written to " + file(kept.name()));
  }

  /** Whether there were runs for tests, and none of them became a test that always passes. */
  public boolean areAllDropped() {
    return droppedTests > 0 && keptTests == 0;
  }
}
