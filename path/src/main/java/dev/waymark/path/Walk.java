package dev.waymark.path;

import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Throw;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes along one path, from choice to choice. What it says is exact: values and conditions are
 * those of every input whose run takes this path. Not thread-safe.
 */
public final class Walk {
  /** The position in an entry that was not called yet. */
  public static final int BEFORE = -1;

  /** The position in an entry that has ended. */
  public static final int OVER = -2;

  private final State state;
  private final Expressions expressions;
  private final Assignments assignments;
  private final Initializers initializers;
  private final Exceptions exceptions;
  private final Effects effects;
  private final Calls calls;
  private final Choices choices;
  private final Actions actions;
  private @Nullable Situation situation;

  /** A walk at the beginning of {@code script}. */
  public Walk(World world, Script script, Naming naming, Follower follower) {
    this(
        new State(
            world,
            script.heap().copy(),
            new Memory(world.terms(), naming),
            new CallStack(follower),
            new Progress(script)));
  }

  private Walk(State state) {
    World world = state.world();
    Heap heap = state.heap();
    Arithmetic arithmetic = new Arithmetic(world.terms());
    Types types = new Types(world.hierarchy(), world.terms());
    Fields fields = new Fields(world, heap, arithmetic, types);
    CallTargets targets = new CallTargets(world, types);
    Lambdas lambdas = new Lambdas(heap, types, new Conversions(heap, arithmetic));
    this.state = state;
    this.expressions = new Expressions(heap, fields, arithmetic, types);
    this.assignments = new Assignments(state, fields, expressions, arithmetic);
    this.initializers = new Initializers(state, fields);
    this.exceptions = new Exceptions(state, types, assignments);
    this.effects = new Effects(state, targets, lambdas, assignments, exceptions, initializers);
    this.calls = new Calls(state, expressions, arithmetic, types, targets, lambdas, effects);
    this.choices = new Choices(state, expressions, arithmetic, calls, exceptions);
    this.actions = new Actions(state, fields, targets, initializers);
  }

  /** Another walk that has come the same way; linear in what there is to remember. */
  public Walk copy() {
    Walk copy = new Walk(state.copy());
    copy.situation = situation;
    return copy;
  }

  /** What has been told how this walk moves. */
  public Follower follower() {
    return state.stack().follower();
  }

  /**
   * Whether this walk has come through a method of a record that the JDK has made: the executor
   * does not see into those, so that it may say less, without knowing.
   */
  public boolean isAhead() {
    return state.memory().isAhead();
  }

  /** What the statements passed so far say, in order. */
  public List<Constraint> constraints() {
    return List.copyOf(state.memory().constraints());
  }

  /**
   * The statement at which the entry is, or the call in which it is; {@link #BEFORE} or {@link
   * #OVER} if it is in none. Where another method runs that overrides the entry, that counts as
   * before: it may call the entry.
   */
  public int positionInEntry() {
    return situation().isEnd() ? OVER : state.stack().positionIn(state.progress().entry());
  }

  /** The objects as they are now; not to be changed. */
  public Heap heap() {
    return state.heap();
  }

  /** Goes on to the next choice or the end, unless it is there already. */
  public Situation situation() {
    Situation found = situation;
    if (found == null) {
      found = run();
      situation = found;
    }
    return found;
  }

  /** Goes on with {@code outcome} of the choice at which this walk stands. */
  public void take(int outcome) {
    if (!(situation() instanceof Situation.Choice choice)) {
      throw new IllegalStateException("there is no choice: " + situation());
    }
    situation = null;
    try {
      choices.take(choice, outcome);
    } catch (LostTrack e) {
      situation = new Situation.Lost(e.reason());
    }
  }

  private Situation run() {
    try {
      Situation found = null;
      while (found == null) {
        found = state.stack().isEmpty() ? act() : step(state.stack().top());
      }
      return found;
    } catch (LostTrack e) {
      return new Situation.Lost(e.reason());
    }
  }

  private @Nullable Situation act() {
    if (state.progress().isOver()) {
      return state.progress().end();
    }
    actions.act();
    return null;
  }

  private @Nullable Situation step(Frame frame) {
    state.stack().step(frame);
    Statement statement = frame.statement();
    if (Choices.includes(statement)) {
      return choices.decide(frame, statement);
    }
    if (initializers.begin(statement)) {
      return null;
    }
    List<Fact> pinned = choices.pinned(frame, statement);
    if (!pinned.isEmpty()) {
      return choices.offer(frame, statement, pinned);
    }
    if (statement instanceof Call call && Calls.isRejection(call)) {
      return new Situation.Rejected();
    }
    execute(frame, statement);
    frame.pinned = null;
    return null;
  }

  private void execute(Frame frame, Statement statement) {
    if (statement instanceof Goto jump) {
      frame.jump(jump.target());
    } else if (statement instanceof Call call) {
      calls.make(frame, call);
    } else if (statement instanceof Return end) {
      effects.end(frame, end.value() == null ? null : expressions.of(frame, end.value()));
    } else if (statement instanceof Throw thrown) {
      exceptions.raise(expressions.reference(frame, thrown.exception()));
    } else {
      assignments.execute(frame, statement);
      frame.next++;
    }
  }
}
