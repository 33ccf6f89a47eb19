package dev.waymark.path.call;

import dev.waymark.path.heap.Heap;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.FieldAccess;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;

/** Begins initializers of classes, each once on a walk, before what needs them goes on. */
public final class ClassInitialization {
  private final ClassHierarchy hierarchy;
  private final Heap heap;
  private final CallStack stack;
  private final FieldAccess fields;

  public ClassInitialization(WalkState state, FieldAccess fields) {
    this.hierarchy = state.world().hierarchy();
    this.heap = state.heap();
    this.stack = state.stack();
    this.fields = fields;
  }

  /** Begins what {@code statement} needs, if there is something left; says whether. */
  public boolean begin(Statement statement) {
    if (statement instanceof Assign assign && assign.value() instanceof GetStatic get) {
      return begin(fields.resolve(get.field()).owner());
    }
    if (statement instanceof PutStatic put) {
      return begin(fields.resolve(put.field()).owner());
    }
    if (statement instanceof Assign assign && assign.value() instanceof NewObject fresh) {
      return begin(fresh.type());
    }
    if (statement instanceof Invoke call && call.dispatch() == Invoke.Dispatch.STATIC) {
      MethodModel resolved = hierarchy.resolve(call);
      return resolved != null && begin(resolved.ref().owner());
    }
    return false;
  }

  /** Superclasses come first; interfaces are initialized when their own fields are read. */
  public boolean begin(String type) {
    boolean isPushed = false;
    String each = type;
    while (each != null && !fields.isForeign(each) && heap.initialize(each)) {
      ClassModel model = hierarchy.find(each);
      MethodModel initializer = model == null ? null : model.find("<clinit>", "()V");
      if (initializer != null) {
        stack.initialize(initializer);
        isPushed = true;
      }
      each = model == null || model.isInterface() ? null : model.superName();
    }
    return isPushed;
  }
}
