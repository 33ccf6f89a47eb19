package dev.waymark.explore.coverage;

import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.journal.TestCodec;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The tests that an exploration found, each in the journal at once, and how they fail. */
final class TestBook {
  private final Journal journal;
  private final List<TestCase> tests = new ArrayList<>();
  private final Set<String> failures = new LinkedHashSet<>();

  TestBook(Journal journal) {
    this.journal = journal;
  }

  boolean isEmpty() {
    return tests.isEmpty();
  }

  /** The number that the next test will have. */
  int nextNumber() {
    return tests.size() + 1;
  }

  List<TestCase> all() {
    return List.copyOf(tests);
  }

  void add(TestCase test) {
    tests.add(test);
    Outgoing entry = new Outgoing().begin(Journal.TEST);
    TestCodec.write(test, entry);
    journal.append(entry);
  }

  Outcome lastOutcome() {
    return tests.get(tests.size() - 1).outcome();
  }

  /** In the journal, the later entry for a test counts. */
  void replaceLast(Outcome outcome) {
    TestCase last = tests.remove(tests.size() - 1);
    add(last.ending(outcome));
  }

  /** A run failed so; nothing is said by the empty text. */
  void failed(String failure) {
    if (!failure.isEmpty()) {
      failures.add(failure);
    }
  }

  ObjectiveCoverage.Failure kindOf(String failure) {
    if (failure.isEmpty()) {
      return ObjectiveCoverage.Failure.NONE;
    }
    return failures.contains(failure)
        ? ObjectiveCoverage.Failure.KNOWN
        : ObjectiveCoverage.Failure.NEW;
  }

  /** Writes the failures: the tests are in the journal already. */
  void write(Outgoing out) {
    out.putTexts(failures);
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in) {
    failures.addAll(in.takeTexts());
  }

  /** Takes over the tests of the journal, and returns them. */
  List<TestCase> restore(Terms terms, Collection<Branch> branches) {
    TestCodec codec = new TestCodec(terms, branches);
    List<TestCase> restored = new ArrayList<>();
    for (Incoming written : journal.tests()) {
      TestCase test = codec.read(written);
      if (test.number() == tests.size()) {
        tests.remove(tests.size() - 1);
      }
      tests.add(test);
      restored.add(test);
    }
    return restored;
  }
}
