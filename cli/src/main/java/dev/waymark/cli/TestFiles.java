package dev.waymark.cli;

import dev.waymark.confirm.Confirmed;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ProgramException;
import dev.waymark.report.junit.TestClass;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The files of the tests. It writes tests at once, so that nothing is lost, and writes a file again
 * without the tests that confirmation drops. It confirms several classes together, which is faster.
 */
final class TestFiles {
  private static final int MOST_PENDING = 20;

  private final Console console;
  private final Path folder;
  private final OldTests old;
  private final Function<List<TestClass>, Confirmed> confirmation;
  private final List<TestClass> pending = new ArrayList<>();
  private int keptTests;
  private int droppedTests;

  /** Writes to the folder of {@code old} what {@code confirmation} leaves. */
  TestFiles(Console console, OldTests old, Function<List<TestClass>, Confirmed> confirmation) {
    this.console = console;
    this.folder = old.folder();
    this.old = old;
    this.confirmation = confirmation;
  }

  /**
   * Checks that tests for {@code owner} may be written.
   *
   * @throws ProgramException if that would overwrite what somebody has edited
   */
  void check(ClassModel owner) {
    old.check(owner);
  }

  /** Writes the tests for the class {@code owner} in place of those that there were. */
  void write(ClassModel owner, List<TestClass> classes) {
    old.remove(owner);
    classes.forEach(this::save);
    pending.addAll(classes);
    if (pending.size() >= MOST_PENDING) {
      confirm();
    }
  }

  private void save(TestClass type) {
    OutputFile.write(file(type), HandEdits.seal(type.source().text()));
  }

  private Path file(TestClass type) {
    return folder.resolve(type.name() + ".java");
  }

  /** Confirms the tests that are pending, and reports what was written and what is dropped. */
  void confirm() {
    if (pending.isEmpty()) {
      return;
    }
    Confirmed confirmed = confirmation.apply(pending);
    Map<String, TestClass> kept = new HashMap<>();
    confirmed.classes().forEach(type -> kept.put(type.name(), type));
    for (TestClass type : pending) {
      settle(type, kept.getOrDefault(type.name(), new TestClass(type.name(), "", List.of())));
    }
    pending.clear();
    confirmed.weakened().forEach(each -> console.out().println(each));
    confirmed.dropped().forEach(each -> console.out().println(each));
    droppedTests += confirmed.dropped().size();
    if (!confirmed.doubt().isEmpty()) {
      console.complain("the tests are not confirmed: " + confirmed.doubt());
    }
    console.out().flush();
  }

  private void settle(TestClass written, TestClass kept) {
    if (kept.methods().isEmpty()) {
      OldTests.remove(file(written));
      return;
    }
    if (!kept.equals(written)) {
      save(kept);
    }
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
