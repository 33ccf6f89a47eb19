package dev.waymark.explore;

import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.List;

/** How to begin a run, in a search that tries whatever could have gone otherwise. */
sealed interface RunStart {
  Input input();

  Answer solve(SolverStack solver);

  /** How many conditions of its run are the same as before. */
  int kept();

  /** All that {@code run} could have done otherwise, the last first. */
  default List<RunStart> flips(Execution run) {
    List<RunStart> flips = new ArrayList<>();
    for (int i = kept(); i < run.path().size(); i++) {
      for (int outcome = 0; outcome < run.path().get(i).conditions().size(); outcome++) {
        if (outcome != run.path().get(i).taken()) {
          flips.add(new Flip(run, i, outcome));
        }
      }
    }
    return flips;
  }

  /** The first input of a shape. */
  record First(Input input) implements RunStart {
    @Override
    public Answer solve(SolverStack solver) {
      return new Sat(input.numbers());
    }

    @Override
    public int kept() {
      return 0;
    }
  }

  /** The path of {@code run}, but for the step at {@code index}. */
  record Flip(Execution run, int index, int outcome) implements RunStart {
    @Override
    public Input input() {
      return run.input();
    }

    @Override
    public Answer solve(SolverStack solver) {
      List<Term> conditions = new ArrayList<>();
      run.path().subList(0, index).forEach(each -> conditions.add(each.condition()));
      conditions.add(run.path().get(index).conditions().get(outcome));
      return solver.check(Query.flipped(conditions, input().numbers()));
    }

    @Override
    public int kept() {
      return index + 1;
    }
  }
}
