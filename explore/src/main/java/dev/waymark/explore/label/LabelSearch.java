package dev.waymark.explore.label;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.objective.LabelMode;
import dev.waymark.explore.search.LabelQuestion;
import dev.waymark.explore.search.LabelQuestion.Asked;
import dev.waymark.explore.search.Prefix;
import dev.waymark.instrument.site.LabelPlace;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.Label;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Step;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.Visit;
import dev.waymark.target.wire.Incoming;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What runs are asked about labels. A label is asked for at each visit on a new beginning of a
 * path, for the first may be the wrong one; nothing of it enters the path, but in {@link
 * LabelMode#DIRECT}. Once it is covered it costs nothing any more: neither is it asked for, nor
 * does the target JVM look at places where all are covered.
 */
public final class LabelSearch {
  private final TargetJvm target;
  private final LabelMode mode;
  private final BranchCoverage coverage;
  private final Set<Branch> deleted = new HashSet<>();
  private final Set<Integer> closed = new HashSet<>();
  private final LabelQueue queue = new LabelQueue();
  private int covered;

  public LabelSearch(TargetJvm target, LabelMode mode, BranchCoverage coverage) {
    this.target = target;
    this.mode = mode;
    this.coverage = coverage;
  }

  /** Whether what is not covered in the end was asked for. */
  public boolean asks() {
    return mode != LabelMode.WITNESS;
  }

  /** Whether {@code label} is still asked for. */
  boolean isOpen(Branch label) {
    if (coverage.isNoted(label)) {
      return false;
    }
    return switch (mode) {
      case WITNESS, DIRECT -> false;
      case TIGHT -> true;
      case STAR_1 -> !deleted.contains(label);
      case STAR -> coverage.isOpen(label);
    };
  }

  /** An input that was asked for covers {@code label}. */
  void answered(Branch label) {
    deleted.add(label);
  }

  /**
   * Has the labels wait that a run came to, from step {@code from} of its path on, each question
   * once; but not where they held, for there the run itself is the answer.
   *
   * @param room how many may wait
   * @return whether there was room for all
   */
  boolean add(Execution execution, int from, Terms terms, int room) {
    Map<Question, LabelQuestion> found = new LinkedHashMap<>();
    Evaluator values = new Evaluator(execution.input().numbers());
    List<Step> path = execution.path();
    Prefix before = null;
    int at = 0;
    for (Visit visit : execution.visits()) {
      for (; at < visit.position(); at++) {
        before = Prefix.after(before, path.get(at), path.get(at).taken());
      }
      if (visit.position() >= from) {
        find(visit, execution.input(), before, new Scene(terms, values), found);
      }
    }
    found.values().stream().limit(room).forEach(queue::add);
    return found.size() <= room;
  }

  /** What is asked about a run; a position in its path stands for all that is before. */
  private record Question(Branch label, int position, Term predicate) {}

  /** What formulas are made of, and what they are in a run. */
  private record Scene(Terms terms, Evaluator values) {}

  private void find(
      Visit visit,
      Input input,
      @Nullable Prefix before,
      Scene scene,
      Map<Question, LabelQuestion> found) {
    LabelTerms predicates = new LabelTerms(scene.terms, visit);
    for (Label label : visit.place().labels()) {
      if (isOpen(label.branch())) {
        Term predicate = predicates.of(label);
        if (!(predicate instanceof Constant) && !isAnswer(predicate, label, scene)) {
          Asked asked = new Asked(before, visit.place().id(), predicate);
          found.putIfAbsent(
              new Question(label.branch(), visit.position(), predicate),
              new LabelQuestion(label.branch(), input, visit.position(), asked, QueryEffort.QUICK));
        }
      }
    }
  }

  /**
   * Whether the run satisfies {@code predicate}, and so covers {@code label}, if it is admitted.
   */
  private boolean isAnswer(Term predicate, Label label, Scene scene) {
    return !coverage.isOpen(label.branch()) && scene.values.holds(predicate);
  }

  /** What {@code waiting} is about, now that its input was run again. */
  List<LabelQuestion> again(LabelQuestion waiting, Execution rerun, Terms terms) {
    LabelSearch other = new LabelSearch(target, mode, coverage);
    boolean unused = other.add(rerun, waiting.position(), terms, Integer.MAX_VALUE);
    List<LabelQuestion> found = new ArrayList<>();
    while (other.queue.size() > 0) {
      LabelQuestion next = other.queue.next();
      if (next.label().equals(waiting.label()) && next.position() == waiting.position()) {
        found.add(next.with(waiting.effort()));
      }
    }
    return found;
  }

  /** Whether labels wait to be asked for; those covered meanwhile do not. */
  public boolean isWaiting() {
    return queue.trim(this::isOpen);
  }

  /** The labels that wait. */
  public LabelQueue queue() {
    return queue;
  }

  /** Takes over what the queue wrote. */
  public void read(Incoming in, InputCodec codec) {
    Map<String, Branch> labels = new HashMap<>();
    coverage.objectives().keySet().stream()
        .filter(Branch::isLabel)
        .forEach(label -> labels.put(label.label(), label));
    queue.read(in, codec, labels);
  }

  /** What holds of wanted labels in a run, as conditions. */
  public List<Term> held(Execution execution, Terms terms) {
    Evaluator values = new Evaluator(execution.input().numbers());
    Set<Term> held = new LinkedHashSet<>();
    for (Visit visit : execution.visits()) {
      LabelTerms predicates = new LabelTerms(terms, visit);
      for (Label label : visit.place().labels()) {
        if (coverage.isOpen(label.branch())) {
          Term predicate = predicates.of(label);
          if (values.holds(predicate)) {
            held.add(predicate);
          }
        }
      }
    }
    return List.copyOf(held);
  }

  /** A run as the mode sees its path. */
  public Execution seen(Execution execution, Terms terms) {
    if (mode != LabelMode.DIRECT || execution.visits().isEmpty()) {
      return execution;
    }
    Evaluator values = new Evaluator(execution.input().numbers());
    List<Step> path = new ArrayList<>();
    int taken = 0;
    for (Visit visit : execution.visits()) {
      path.addAll(execution.path().subList(taken, visit.position()));
      taken = visit.position();
      addSteps(visit, values, terms, path);
    }
    path.addAll(execution.path().subList(taken, execution.path().size()));
    return execution.along(path);
  }

  private void addSteps(Visit visit, Evaluator values, Terms terms, List<Step> path) {
    LabelTerms predicates = new LabelTerms(terms, visit);
    LabelPlace place = visit.place();
    for (int i = 0; i < place.labels().size(); i++) {
      Label label = place.labels().get(i);
      Term holds = predicates.of(label);
      if (!(holds instanceof Constant) && !coverage.isNoted(label.branch())) {
        int outcome = values.holds(holds) ? 0 : 1;
        path.add(new Step(place.outcome(i), outcome, List.of(holds, terms.not(holds))));
      }
    }
  }

  /** Tells the target JVM where all labels are covered, if something was covered meanwhile. */
  public void settle() {
    boolean deletes = mode == LabelMode.STAR || mode == LabelMode.STAR_1;
    if (!deletes || covered == coverage.count() + deleted.size()) {
      return;
    }
    covered = coverage.count() + deleted.size();
    for (LabelPlace place : target.labels().places()) {
      if (!closed.contains(place.id())
          && place.labels().stream().noneMatch(label -> isLeft(label.branch()))) {
        closed.add(place.id());
        target.close(place);
      }
    }
  }

  private boolean isLeft(Branch label) {
    return isOpen(label) || coverage.isOpen(label) || coverage.isUnseen(label);
  }
}
