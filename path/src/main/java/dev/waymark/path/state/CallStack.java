package dev.waymark.path.state;

import dev.waymark.path.Activation;
import dev.waymark.path.Follower;
import dev.waymark.path.InstanceNames;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.Point;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Local;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The calls on the way, the innermost last, and how many statements were executed in all. No two
 * calls of a walk have the same number, and the follower has been told of all that belong to the
 * path.
 */
public final class CallStack {
  /** The position in an entry that was not called yet. */
  public static final int BEFORE = -1;

  private static final int MOST_STEPS = 2_000_000;
  private static final int MOST_FRAMES = 5_000;

  private final InstanceNames names;
  private final ConstraintLog log;
  private final Follower follower;
  private final boolean isTold;
  private final List<CallFrame> frames = new ArrayList<>();
  private int called;
  private int steps;

  public CallStack(InstanceNames names, ConstraintLog log, Follower follower) {
    this.names = names;
    this.log = log;
    this.follower = follower;
    this.isTold = follower.followsStatements();
  }

  CallStack copy(ConstraintLog logged) {
    CallStack copy = new CallStack(names, logged, follower.copy());
    frames.forEach(frame -> copy.frames.add(frame.copy()));
    copy.called = called;
    copy.steps = steps;
    return copy;
  }

  public Follower follower() {
    return follower;
  }

  public boolean isEmpty() {
    return frames.isEmpty();
  }

  /** All calls, the innermost last. */
  public List<CallFrame> frames() {
    return Collections.unmodifiableList(frames);
  }

  public CallFrame top() {
    return frames.get(frames.size() - 1);
  }

  /** Begins the initializer of a class. */
  public void initialize(MethodModel initializer) {
    Activation activation = Activation.ofInitializer(initializer.ref());
    push(activation, initializer, 1, CallFrame.Role.INITIALIZER);
  }

  /** Begins a call of {@code method}, which has the receiver among its arguments. */
  public CallFrame push(
      MethodModel method, int depth, CallFrame.Role role, List<PathValue> arguments) {
    Activation activation = Activation.of(log.occurrence(), method.ref());
    CallFrame frame = push(activation, method, depth, role);
    List<Local> parameters = frame.parameters();
    for (int i = 0; i < parameters.size(); i++) {
      PathValue given = log.pass(frame.cell(parameters.get(i)), arguments.get(i));
      frame.set(parameters.get(i), given);
    }
    return frame;
  }

  private CallFrame push(
      Activation activation, MethodModel method, int depth, CallFrame.Role role) {
    if (frames.size() >= MOST_FRAMES) {
      throw new LostTrack("calls that are nested more than " + MOST_FRAMES + " deep");
    }
    if (!method.hasCode()) {
      throw new LostTrack("what " + method.ref().simpleName() + " does, which has no code");
    }
    Activation named = log.isNaming() ? names.intern(activation) : activation;
    CallFrame frame = new CallFrame(called++, named, depth, role, method);
    frames.add(frame);
    if (frame.isOfPath()) {
      follower.entered(frame.id, depth, method);
    }
    return frame;
  }

  /** Ends the innermost call. */
  public void pop() {
    CallFrame frame = frames.remove(frames.size() - 1);
    if (frame.isOfPath()) {
      follower.left(frame.id);
    }
  }

  /** How many statements were executed. */
  public int steps() {
    return steps;
  }

  /** Counts the statement that comes next in {@code frame}, the innermost. */
  public void step(CallFrame frame) {
    if (steps++ > MOST_STEPS) {
      throw new LostTrack("more than " + MOST_STEPS + " steps");
    }
    boolean begins = frame.begin();
    log.begin(frame, steps);
    if (begins && follows(frame)) {
      follower.executed(frame.id, frame.occurrence());
    }
    int instruction = frame.code.instructionOf(frame.next());
    if (instruction != frame.instruction) {
      frame.instruction = instruction;
      if (frame.isOfPath()) {
        follower.moved(frame.id, frame.method, instruction);
      }
    }
  }

  private boolean follows(CallFrame frame) {
    return isTold && frame.isOfPath();
  }

  /** The branch at which {@code frame} stands goes on with {@code outcome}. */
  public void took(CallFrame frame, int outcome) {
    if (follows(frame)) {
      follower.took(frame.id, outcome);
    }
  }

  /** What is thrown at {@code statement} of {@code frame}, the innermost, is caught there. */
  public void caught(CallFrame frame, int statement, int target) {
    if (follows(frame)) {
      follower.caught(frame.id, statement, target);
    }
  }

  public Point point(CallFrame frame) {
    return new Point(steps, frame.id, frame.depth, frame.method, frame.next());
  }

  /** The statement at which {@code entry} is, or its call in which it is; else before it. */
  public int positionIn(MethodModel entry) {
    for (CallFrame frame : frames) {
      if (frame.depth == 0 && frame.method.ref().equals(entry.ref())) {
        return frame == top() ? frame.next() : frame.next() - 1;
      }
    }
    return BEFORE;
  }
}
