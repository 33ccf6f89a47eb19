package dev.waymark.bidirectional.frontier;

import dev.waymark.bidirectional.proof.MethodProver;
import dev.waymark.bidirectional.reach.BackSteps;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The demands of targets. All of them can hold as far as solvers know, each says something that no
 * other one of its target at the same point says, and each leads to a target that is still wanted.
 */
public final class Demands {
  private static final Effort EFFORT = new Effort(0, 4, 500, false, true);

  private final MethodProver prover;
  private final Set<String> own;
  private final Map<Branch, Map<State.Point, List<Predicate>>> seen = new HashMap<>();
  private int number;

  /**
   * Without targets yet.
   *
   * @param own the classes whose methods are looked into, by internal name
   */
  public Demands(MethodProver prover, Set<String> own) {
    this.prover = prover;
    this.own = own;
  }

  /** The first demands of {@code branch}, an outcome of {@code point}: in its own block. */
  public List<Demand> of(MethodModel method, BranchPoint point, Branch branch) {
    Journey journey = new Journey(branch, null);
    for (State way : prover.waysTo(method, point, branch)) {
      journey.found(way);
    }
    return journey.end();
  }

  /**
   * One step back: the demands from which control comes to {@code demand}.
   *
   * @param entry what is called from outside, so that nothing is before it
   */
  public List<Demand> before(Demand demand, MethodModel entry) {
    Journey journey = new Journey(demand.target(), demand);
    State state = demand.state();
    if (demand.block() == 0) {
      if (demand.frame().caller() != null) {
        prover.steps().toCall(state, journey);
      } else if (!demand.method().equals(entry)) {
        prover.steps().toKnownCallers(state, journey);
      }
    }
    prover.steps().beforeBlock(state, journey);
    return journey.end();
  }

  /** Nothing leads to {@code target} any more that is of interest. */
  public void drop(Branch target) {
    seen.remove(target);
  }

  /** From some states to the beginnings of their blocks, and into what they call. */
  private final class Journey implements BackSteps.Traveller {
    private final Branch target;
    private final @Nullable Demand next;
    private final Deque<State> open = new ArrayDeque<>();
    private final List<Demand> found = new ArrayList<>();

    Journey(Branch target, @Nullable Demand next) {
      this.target = target;
      this.next = next;
    }

    @Override
    public Effort effort() {
      return EFFORT;
    }

    @Override
    public void found(State state) {
      if (!state.predicate().isFalse()) {
        open.add(state);
      }
    }

    /** What the JDK does is for whoever goes there to see. */
    @Override
    public boolean enters(MethodModel callee) {
      return own.contains(callee.owner().name());
    }

    @Override
    public Predicate kept(Frame frame, Predicate predicate) {
      Predicate known = known(predicate);
      return frame.caller() == null ? sliced(known) : known;
    }

    /**
     * Without what has nothing to do with the rest. What is about one variable alone is kept: it
     * may be a state that no input has a say in.
     */
    private Predicate sliced(Predicate predicate) {
      Set<Term> kept = new LinkedHashSet<>(prover.sliced(predicate).conditions());
      Set<Term> all = new LinkedHashSet<>(predicate.conditions());
      all.removeIf(each -> !kept.contains(each) && !isOfVariable(each));
      Set<Term> recent = new LinkedHashSet<>(predicate.recent());
      recent.retainAll(all);
      return all.isEmpty() ? predicate : new Predicate(all, recent);
    }

    private boolean isOfVariable(Term condition) {
      Set<Symbol> symbols = prover.places().symbols(condition);
      return symbols.size() == 1
          && prover.places().placeOf(symbols.iterator().next()) instanceof Place.Slot;
    }

    /** Without what is said only of what nobody knows. */
    private Predicate known(Predicate predicate) {
      Set<Term> known = new LinkedHashSet<>(predicate.conditions());
      known.removeIf(this::isUnknown);
      Set<Term> recent = new LinkedHashSet<>(predicate.recent());
      recent.retainAll(known);
      return known.size() == predicate.conditions().size()
          ? predicate
          : new Predicate(known, recent);
    }

    private boolean isUnknown(Term condition) {
      Set<Symbol> symbols = prover.places().symbols(condition);
      return !symbols.isEmpty()
          && symbols.stream()
              .allMatch(each -> prover.places().placeOf(each) instanceof Place.Unknown);
    }

    List<Demand> end() {
      while (!open.isEmpty()) {
        State state = open.remove();
        Predicate predicate = prover.steps().toBeginning(state, this);
        if (predicate != null) {
          add(state, predicate);
        }
      }
      return found;
    }

    private void add(State state, Predicate predicate) {
      Frame frame = state.frame();
      Predicate kept = kept(frame, predicate);
      if (prover.refutes(kept)) {
        return;
      }
      State begin = state.atBeginning(frame.caller() == null ? kept.settled() : kept);
      List<Predicate> earlier =
          seen.computeIfAbsent(target, key -> new HashMap<>())
              .computeIfAbsent(begin.point(), key -> new ArrayList<>());
      if (earlier.stream().noneMatch(begin.predicate()::implies)) {
        earlier.add(begin.predicate());
        found.add(new Demand(number++, target, begin, next));
      }
    }
  }
}
