package dev.waymark.cli.generate;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.OutputFile;
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
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

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
  private final Consumer<Examined> report;
  private final List<Draft> pending = new ArrayList<>();
  private final Map<String, TestClass> saved = new HashMap<>();
  private long last = System.nanoTime();
  private long patience = LONGEST_WAIT;
  private int keptTests;
  private int droppedTests;

  /**
   * Writes to the folder of {@code old} what {@code examination} leaves.
   *
   * @param report is told what there is to say of each class in the end
   */
  public TestFiles(
      Console console,
      Mocks mocks,
      OldTests old,
      Function<List<Draft>, List<Examined>> examination,
      Consumer<Examined> report) {
    this.console = console;
    this.mocks = mocks;
    this.folder = old.folder();
    this.old = old;
    this.examination = examination;
    this.report = report;
  }

  /**
   * Prepares for tests of {@code owner}. It may settle those of other files before, but not of the
   * same, which are likely to depend on each other.
   *
   * @throws ProgramException if that would overwrite what somebody has edited
   */
  public void begin(ClassModel owner) {
    boolean isSameFile =
        pending.stream().anyMatch(each -> file(each.found().type()).equals(file(owner)));
    if (isDue() && !isSameFile) {
      settle();
    }
    old.check(owner);
  }

  private boolean isDue() {
    int count = pending.stream().mapToInt(each -> each.classes().size()).sum();
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
    pending.add(draft);
  }

  private void save(TestClass type) {
    saved.put(type.name(), type);
    OutputFile.write(file(type), HandEdits.seal(type.source().text(), old.method()));
  }

  private Path file(TestClass type) {
    return folder.resolve(type.name() + ".java");
  }

  /** Examines what is pending, and reports it. */
  public void settle() {
    List<Draft> drafts = List.copyOf(pending);
    pending.clear();
    long start = System.nanoTime();
    List<Examined> all = drafts.isEmpty() ? List.of() : examination.apply(drafts);
    patience = Math.max(LONGEST_WAIT, LEAST_RATIO * (System.nanoTime() - start));
    for (int i = 0; i < all.size(); i++) {
      settle(drafts.get(i), all.get(i));
    }
    console.out().flush();
    last = System.nanoTime();
  }

  private void settle(Draft draft, Examined examined) {
    List<String> left = new ArrayList<>();
    for (TestClass kept : examined.classes()) {
      left.add(kept.name());
      if (!kept.equals(saved.get(kept.name()))) {
        save(kept);
      }
    }
    draft.classes().stream().filter(type -> !left.contains(type.name())).forEach(this::remove);
    report.accept(examined);
    examined.classes().forEach(this::tell);
    examined.weakened().forEach(each -> console.out().println(each));
    examined.dropped().forEach(each -> console.out().println(each));
    droppedTests += examined.dropped().size() + unstable(draft);
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
    OldTests.remove(file(type));
  }

  private void tell(TestClass kept) {
    int count = kept.methods().size();
    keptTests += count;
    String tests = count == 1 ? "1 test" : count + " tests";
    console.out().println(tests + " written to " + file(kept));
  }

  /** Whether there were runs for tests, and none of them became a test that always passes. */
  public boolean areAllDropped() {
    return droppedTests > 0 && keptTests == 0;
  }
}
