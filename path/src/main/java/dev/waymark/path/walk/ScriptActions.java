package dev.waymark.path.walk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.call.CallSelection;
import dev.waymark.path.call.ClassInitialization;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.Script;
import dev.waymark.path.state.ScriptProgress;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.FieldAccess;
import dev.waymark.program.MethodModel;
import java.util.List;

/** Does what a script says, one action at a time, while no call is on the way. */
final class ScriptActions {
  private final Heap heap;
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
    this.stack = state.stack();
    this.progress = state.progress();
    this.fields = fields;
    this.targets = targets;
    this.initializers = initializers;
  }

  /** Does what comes next; the call of the entry comes last. */
  void act() {
    Script.Action action = progress.next();
    if (action instanceof Script.Action.Read read && initializers.begin(read.field().owner())) {
      return; // and reads once that is over
    }
    progress.advance();
    if (action == null) {
      call(progress.entry(), 0);
    } else if (action instanceof Script.Action.Take take) {
      progress.add(take.value());
    } else if (action instanceof Script.Action.Again again) {
      progress.again(again.input());
    } else if (action instanceof Script.Action.Read read) {
      progress.add(fields.getStatic(read.field()));
    } else {
      call(((Script.Action.Make) action).maker(), 1);
    }
  }

  /** Calls {@code method} with the last inputs; a constructor makes the object that it returns. */
  private void call(MethodModel method, int depth) {
    int count = Types.parameters(method.descriptor()).size();
    boolean isConstructor = method.name().equals("<init>");
    boolean hasReceiver = !method.isStatic() && !isConstructor;
    List<PathValue> arguments = progress.take(hasReceiver ? count + 1 : count);
    MethodModel runs = hasReceiver ? selected(method, arguments.get(0)) : method;
    if (isConstructor) {
      PathValue made = heap.add(HeapObject.Instance.fresh(method.ref().owner()));
      arguments.add(0, made);
      progress.add(made);
    }
    stack.push(runs, depth, CallFrame.Role.CODE, arguments);
    initializers.begin(runs.ref().owner());
  }

  private MethodModel selected(MethodModel method, PathValue receiver) {
    if (receiver instanceof PathValue.Reference object) {
      return targets.overriding(method, heap.get(object));
    }
    throw new LostTrack("on which object " + method.ref().simpleName() + " is called");
  }
}
