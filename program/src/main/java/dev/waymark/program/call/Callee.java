package dev.waymark.program.call;

import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Invoke.Dispatch;
import dev.waymark.program.ir.InvokeDynamic.Handle;
import dev.waymark.program.ir.MethodRef;

/**
 * All of a call that its targets depend on: calls with equal callees have the same targets.
 *
 * @param caller the calling class of a special call, else empty
 */
record Callee(Dispatch dispatch, MethodRef method, boolean ownerIsInterface, String caller) {
  static Callee of(Invoke call, MethodRef caller) {
    return new Callee(
        call.dispatch(), call.method(), call.ownerIsInterface(), callerOf(call.dispatch(), caller));
  }

  /** What the method handle calls, made in {@code caller}. */
  static Callee of(Handle handle, MethodRef caller, ClassHierarchy hierarchy) {
    Dispatch dispatch = dispatch(handle.tag());
    var owner = hierarchy.find(handle.target().owner());
    boolean ownerIsInterface = owner != null && owner.isInterface();
    return new Callee(dispatch, handle.target(), ownerIsInterface, callerOf(dispatch, caller));
  }

  private static String callerOf(Dispatch dispatch, MethodRef caller) {
    return dispatch == Dispatch.SPECIAL ? caller.owner() : "";
  }

  /** By the reference kinds of JVMS 5.4.3.5; kinds of fields do not get here. */
  private static Dispatch dispatch(int tag) {
    return switch (tag) {
      case 5 -> Dispatch.VIRTUAL;
      case 6 -> Dispatch.STATIC;
      case 7, 8 -> Dispatch.SPECIAL;
      case 9 -> Dispatch.INTERFACE;
      default -> throw new IllegalArgumentException("not a method handle's kind: " + tag);
    };
  }
}
