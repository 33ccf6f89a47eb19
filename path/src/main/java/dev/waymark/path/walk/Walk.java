package dev.waymark.path.walk;

import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.LostTrack;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.call.CallEffects;
import dev.waymark.path.call.CallExecution;
import dev.waymark.path.call.CallSelection;
import dev.waymark.path.call.ClassInitialization;
import dev.waymark.path.call.ExceptionRaising;
import dev.waymark.path.call.LambdaCalls;
import dev.waymark.path.call.LambdaConversions;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.state.Script;
import dev.waymark.path.state.ScriptProgress;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.Assignments;
import dev.waymark.path.statement.ExpressionValues;
import dev.waymark.path.statement.FieldAccess;
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
  public static final int BEFORE = CallStack.BEFORE;

  /** The position in an entry that has ended. */
  public static final int OVER = -2;

  private final WalkState state;
  private final ExpressionValues expressions;
  private final Assignments assignments;
  private final ClassInitialization initializers;
  private final ExceptionRaising exceptions;
  private final CallEffects effects;
  private final CallExecution calls;
  private final BranchChoices choices;
  private final ScriptActions actions;
  private @Nullable Situation situation;

  /** A walk at the beginning of {@code script}. */
  public Walk(World world, Script script, Naming naming, Follower follower) {
    this(begun(world, script, naming, follower));
  }

  private static WalkState begun(World world, Script script, Naming naming, Follower follower) {
    Heap heap = script.heap().copy();
    ScriptProgress progress = new ScriptProgress(script);
    ConstraintLog log = new ConstraintLog(world, naming, progress.entry().ref(), heap.size());
    if (log.isNaming()) {
      log.begin(ScriptActions.occurrence(progress), 0);
      heap.record(log);
      heap.nameGiven(log);
    }
    return new WalkState(world, heap, log, new CallStack(world.names(), log, follower), progress);
  }

  private Walk(WalkState state) {
    World world = state.world();
    Heap heap = state.heap();
    NumberOperations arithmetic = new NumberOperations(world.terms());
    Types types = new Types(world.hierarchy(), world.terms());
    FieldAccess fields = new FieldAccess(world, heap, arithmetic, types);
    CallSelection targets = new CallSelection(world, types);
    LambdaCalls lambdas = new LambdaCalls(heap, types, new LambdaConversions(heap, arithmetic));
    this.state = state;
    this.expressions = new ExpressionValues(state.log(), heap, fields, arithmetic, types);
    this.assignments = new Assignments(state, fields, expressions, arithmetic);
    this.initializers = new ClassInitialization(state, fields);
    this.exceptions = new ExceptionRaising(state, types, assignments);
    this.effects = new CallEffects(state, targets, lambdas, assignments, exceptions, initializers);
    this.calls =
        new CallExecution(state, expressions, arithmetic, types, targets, lambdas, effects);
    this.choices = new BranchChoices(state, expressions, arithmetic, calls, exceptions);
    this.actions = new ScriptActions(state, fields, targets, initializers);
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
    return state.log().isAhead();
  }

  /** What the statements passed so far say, in order. */
  public List<Constraint> constraints() {
    return List.copyOf(state.log().constraints());
  }

  /** How many constraints there are by now. */
  public int constraintCount() {
    return state.log().constraints().size();
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

  /** The calls on the way as they are now, the innermost last; not to be changed. */
  public List<CallFrame> frames() {
    return state.stack().frames();
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
    if (!(situation() instanceof Situation.Choice)) {
      throw new IllegalStateException("there is no choice: " + situation());
    }
    situation = null;
    try {
      choices.take(outcome);
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
      state.log().finish();
      return state.progress().end();
    }
    actions.act();
    return null;
  }

  private @Nullable Situation step(CallFrame frame) {
    state.stack().step(frame);
    Statement statement = frame.statement();
    if (BranchChoices.includes(statement)) {
      return choices.decide(frame, statement);
    }
    if (initializers.begin(statement)) {
      return null;
    }
    List<Claim> pinned = choices.pinned(frame, statement);
    if (!pinned.isEmpty()) {
      return choices.offer(frame, statement, pinned);
    }
    if (statement instanceof Call call && CallExecution.isRejection(call)) {
      return new Situation.Rejected();
    }
    execute(frame, statement);
    frame.pinned = null;
    return null;
  }

  private void execute(CallFrame frame, Statement statement) {
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
      frame.advance();
    }
  }
}
