package dev.waymark.path.call;

import dev.waymark.path.LostTrack;
import dev.waymark.path.World;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.jdk.JdkCode;
import dev.waymark.path.jdk.JdkContainers;
import dev.waymark.path.state.CallFrame;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which code a call runs. */
public final class CallSelection {
  private static final String INIT = "<init>";

  /** Superclasses whose constructors keep what they are given to themselves. */
  private static final Set<String> QUIET_PARENTS = Set.of("java/lang/Object", "java/lang/Record");

  private final World world;
  private final ClassHierarchy hierarchy;
  private final JdkCode jdk;

  public CallSelection(World world, Types types) {
    this.world = world;
    this.hierarchy = world.hierarchy();
    this.jdk = new JdkCode(types);
  }

  /**
   * The method that is called, in whatever class it is; null if none can be told.
   *
   * @param receiver null for a static call
   */
  @Nullable MethodModel selected(MethodModel caller, Invoke call, @Nullable HeapObject receiver) {
    MethodModel resolved = hierarchy.resolve(call);
    if (resolved == null || receiver == null) {
      return resolved;
    }
    return call.dispatch() == Invoke.Dispatch.SPECIAL
        ? hierarchy.selectSpecial(caller.ref().owner(), call.method(), resolved)
        : hierarchy.select(receiver.type(), resolved);
  }

  /**
   * The code that runs.
   *
   * @param caller whose code has the call
   * @param selected the method that is called
   * @return null if nothing does that matters
   */
  @Nullable MethodModel target(
      MethodModel caller,
      @Nullable MethodModel selected,
      Invoke call,
      @Nullable HeapObject receiver) {
    if (selected != null && world.callees().isOpen(selected.ref().owner())) {
      return checked(selected, call);
    }
    if (isQuiet(call, receiver)) {
      return null;
    }
    if (selected != null && jdk.includes(selected)) {
      return selected;
    }
    boolean hasModels = isOwn(caller.ref().owner()) && !call.name().equals(INIT);
    MethodRef model = hasModels ? world.callees().modelOf(call.method()) : null;
    MethodModel found = model == null ? null : hierarchy.resolve(model);
    if (found == null && selected != null && JdkContainers.includes(selected)) {
      return selected;
    }
    if (found == null) {
      throw new LostTrack("what " + call.method().simpleName() + " does");
    }
    return found;
  }

  /** What a call of {@code method} from outside runs on {@code receiver}, which may override it. */
  public MethodModel overriding(MethodModel method, HeapObject receiver) {
    MethodModel runs = method.isPrivate() ? method : hierarchy.select(receiver.type(), method);
    if (runs == null || !world.callees().isOpen(runs.ref().owner())) {
      throw new LostTrack("what overrides " + method.ref().simpleName());
    }
    return runs;
  }

  /** What {@code target} is there for, if one of {@code caller} calls it. */
  CallFrame.Role role(CallFrame.Role caller, MethodModel target) {
    String owner = target.ref().owner();
    if (caller == CallFrame.Role.INITIALIZER || jdk.isQuiet(target)) {
      return CallFrame.Role.INITIALIZER;
    }
    if (JdkContainers.includes(target)) {
      return CallFrame.Role.JDK;
    }
    return isOwn(owner) ? CallFrame.Role.CODE : CallFrame.Role.MODEL;
  }

  private boolean isOwn(String type) {
    return world.callees().isOpen(type) && !world.callees().isModel(type);
  }

  private static MethodModel checked(MethodModel method, Invoke call) {
    if (!method.hasCode()) {
      throw new LostTrack("what " + call.method().simpleName() + " does, which has no code");
    }
    return method;
  }

  /** Whether a call does nothing but what nobody can see. */
  private static boolean isQuiet(Invoke call, @Nullable HeapObject receiver) {
    return receiver != null
        && call.name().equals(INIT)
        && QUIET_PARENTS.contains(call.method().owner());
  }
}
