package dev.waymark.cli;

import dev.waymark.confirm.Confirmed;
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
  private final Function<List<TestClass>, Confirmed> confirmation;
  private final List<TestClass> pending = new ArrayList<>();

  /** Writes to {@code folder} what {@code confirmation} leaves. */
  TestFiles(Console console, Path folder, Function<List<TestClass>, Confirmed> confirmation) {
    this.console = console;
    this.folder = folder;
    this.confirmation = confirmation;
  }

  /** Writes the tests for the class {@code owner} in place of those that there were. */
  void write(String owner, List<TestClass> classes) {
    OldTests.remove(folder, owner);
    classes.forEach(this::save);
    pending.addAll(classes);
    if (pending.size() >= MOST_PENDING) {
      confirm();
    }
  }

  private void save(TestClass type) {
    OutputFile.write(file(type), type.source().text());
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
    String tests = count == 1 ? "1 test" : count + " tests";
    console.out().println(tests + " written to " + file(kept));
  }
}
