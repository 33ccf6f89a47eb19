package dev.waymark.path.walk;

import dev.waymark.path.Activation;
import dev.waymark.path.Cell;
import dev.waymark.path.LostTrack;
import dev.waymark.path.Occurrence;
import dev.waymark.path.PathValue;
import dev.waymark.path.call.CallSelection;
import dev.waymark.path.call.ClassInitialization;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.state.Script;
import dev.waymark.path.state.ScriptProgress;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.FieldAccess;
import dev.waymark.program.MethodModel;
import java.util.List;

/** Does what a script says, one action at a time, while no call is on the way. */
final class ScriptActions {
  private final Heap heap;
  private final ConstraintLog log;
  private final CallStack stack;
  private final ScriptProgress progress;
  private final FieldAccess fields;
  private final CallSelection targets;
  private final ClassInitialization initializers;

  ScriptActions(
      WalkState state,
      FieldAccess fields,
      CallSelection targets,
      ClassInitialization initializers) {
    this.heap = state.heap();
    this.log = state.log();
    this.stack = state.stack();
    this.progress = state.progress();
    this.fields = fields;
    this.targets = targets;
    this.initializers = initializers;
  }

  /** What does the action that comes next. */
  static Occurrence occurrence(ScriptProgress progress) {
    Activation activation = Activation.ofScript(progress.number(), progress.entry().ref());
    return new Occurrence(activation, Occurrence.OF_SCRIPT, 0);
  }

  /** Does what comes next; the call of the entry comes last. */
  void act() {
    Script.Action action = progress.next();
    if (action instanceof Script.Action.Read read && initializers.begin(read.field().owner())) {
      return; // and reads once that is over
    }
    Cell cell = progress.argument(progress.number());
    log.begin(occurrence(progress), stack.steps());
    progress.advance();
    if (action == null) {
      call(progress.entry(), 0, cell);
    } else if (action instanceof Script.Action.Take take) {
      progress.add(log.given(cell, take.value()));
    } else if (action instanceof Script.Action.Again again) {
      progress.add(log.put(cell, progress.input(again.input())));
    } else if (action instanceof Script.Action.Read read) {
      progress.add(log.put(cell, fields.getStatic(read.field())));
    } else if (action instanceof Script.Action.Make make) {
      call(make.maker(), 1, cell);
    } else if (action instanceof Script.Action.Repeat) {
      progress.add(log.put(cell, progress.last()));
    } else {
      progress.take(1);
    }
  }

  /** Calls {@code method} with the last inputs; a constructor makes the object that it returns. */
  private void call(MethodModel method, int depth, Cell cell) {
    int count = Types.parameters(method.descriptor()).size();
    boolean isConstructor = method.name().equals("<init>");
    boolean hasReceiver = !method.isStatic() && !isConstructor;
    List<PathValue> arguments = progress.take(hasReceiver ? count + 1 : count);
    MethodModel runs = hasReceiver ? selected(method, arguments.get(0)) : method;
    if (isConstructor) {
      PathValue made = log.pass(cell, heap.add(HeapObject.Instance.fresh(method.ref().owner())));
      arguments.add(0, made);
      progress.add(made);
    }
    stack.push(runs, depth, CallFrame.Role.CODE, arguments);
    initializers.begin(runs.ref().owner());
  }

  /** Which method it is rests on which object it is called on. */
  private MethodModel selected(MethodModel method, PathValue receiver) {
    if (receiver instanceof PathValue.Reference object) {
      log.assume(log.guard(receiver));
      return targets.overriding(method, heap.get(object));
    }
    throw new LostTrack("on which object " + method.ref().simpleName() + " is called");
  }
}
