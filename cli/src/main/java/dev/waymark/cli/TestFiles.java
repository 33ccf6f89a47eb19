package dev.waymark.cli;

import dev.waymark.confirm.Draft;
import dev.waymark.confirm.Examined;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ProgramException;
import dev.waymark.report.junit.TestClass;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The files of the tests. It writes tests at once, so that nothing is lost, and writes a file again
 * as the examination of its tests leaves it. It examines several classes together, which is faster.
 */
final class TestFiles {
  private static final int MOST_PENDING = 20;

  /** After that many nanoseconds, people want to see results. */
  private static final long LONGEST_WAIT = 5_000_000_000L;

  private final Console console;
  private final Path folder;
  private final OldTests old;
  private final Function<List<Draft>, List<Examined>> examination;
  private final Consumer<Examined> report;
  private final List<Draft> pending = new ArrayList<>();
  private final Map<String, TestClass> saved = new HashMap<>();
  private long last = System.nanoTime();
  private int keptTests;
  private int droppedTests;

  /**
   * Writes to the folder of {@code old} what {@code examination} leaves.
   *
   * @param report is told what there is to say of each class in the end
   */
  TestFiles(
      Console console,
      OldTests old,
      Function<List<Draft>, List<Examined>> examination,
      Consumer<Examined> report) {
    this.console = console;
    this.folder = old.folder();
    this.old = old;
    this.examination = examination;
    this.report = report;
  }

  /**
   * Checks that tests for {@code owner} may be written.
   *
   * @throws ProgramException if that would overwrite what somebody has edited
   */
  void check(ClassModel owner) {
    old.check(owner);
  }

  /** Writes the tests of {@code draft} in place of those that there were. */
  void write(Draft draft) {
    old.remove(draft.found().type());
    draft.classes().forEach(this::save);
    pending.add(draft);
    int count = pending.stream().mapToInt(each -> each.classes().size()).sum();
    if (count >= MOST_PENDING || System.nanoTime() - last > LONGEST_WAIT) {
      settle();
    }
  }

  private void save(TestClass type) {
    saved.put(type.name(), type);
    OutputFile.write(file(type), HandEdits.seal(type.source().text()));
  }

  private Path file(TestClass type) {
    return folder.resolve(type.name() + ".java");
  }

  /** Examines what is pending, and reports it. */
  void settle() {
    List<Draft> drafts = List.copyOf(pending);
    pending.clear();
    List<Examined> all = drafts.isEmpty() ? List.of() : examination.apply(drafts);
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
    droppedTests += examined.dropped().size();
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

  /** Whether there were tests, and all of them were dropped. */
  boolean areAllDropped() {
    return droppedTests > 0 && keptTests == 0;
  }
}
