package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Gives the answers it was told to, then none, and remembers the queries. */
final class StubSolver implements Solver {
  final List<Query> asked = new ArrayList<>();
  private final Deque<Answer> answers = new ArrayDeque<>();

  StubSolver(Answer... answers) {
    this.answers.addAll(List.of(answers));
  }

  @Override
  public Answer check(Query query) {
    asked.add(query);
    return answers.isEmpty() ? new Unknown(UnknownReason.INCOMPLETE) : answers.removeFirst();
  }

  @Override
  public void close() {}
}
