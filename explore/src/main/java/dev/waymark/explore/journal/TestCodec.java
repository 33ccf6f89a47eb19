package dev.waymark.explore.journal;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes tests, and reads them with symbols of other terms. */
public final class TestCodec {
  private final InputCodec inputs;
  private final Map<String, Branch> branches = new HashMap<>();

  public TestCodec(Terms terms, Collection<Branch> objectives) {
    this.inputs = new InputCodec(terms);
    objectives.forEach(branch -> branches.put(branch.label(), branch));
  }

  public static void write(TestCase test, Outgoing out) {
    out.putInt(test.number());
    out.putInt(test.depth());
    InputCodec.write(test.input(), out);
    test.outcome().write(out);
    write(test.covers(), out);
    write(test.covered(), out);
  }

  private static void write(List<Branch> branches, Outgoing out) {
    out.putInt(branches.size());
    branches.forEach(branch -> out.putText(branch.label()));
  }

  public TestCase read(Incoming in) {
    int number = in.takeInt();
    int depth = in.takeInt();
    Input input = inputs.read(in);
    Outcome outcome = Outcome.read(in);
    return new TestCase(number, input, outcome, depth, readBranches(in), readBranches(in));
  }

  private List<Branch> readBranches(Incoming in) {
    List<Branch> found = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      Branch branch = branches.get(in.takeText());
      if (branch != null) {
        found.add(branch);
      }
    }
    return found;
  }
}
