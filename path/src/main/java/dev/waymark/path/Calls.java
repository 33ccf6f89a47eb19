package dev.waymark.path;

import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which code a call runs. */
final class Calls {
  private static final String INIT = "<init>";
  private static final String TEXT = "java/lang/String";

  /** Superclasses whose constructors keep what they are given to themselves. */
  private static final Set<String> QUIET_PARENTS = Set.of("java/lang/Object", "java/lang/Record");

  private final World world;
  private final ClassHierarchy hierarchy;
  private final JdkCode jdk;

  Calls(World world, Types types) {
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
   * @param selected the method that is called
   * @return null if nothing does that matters
   */
  @Nullable MethodModel target(
      @Nullable MethodModel selected, Invoke call, @Nullable HeapObject receiver) {
    if (selected != null && world.callees().isOpen(selected.ref().owner())) {
      return checked(selected, call);
    }
    if (isQuiet(call, receiver)) {
      return null;
    }
    if (selected != null && jdk.includes(selected)) {
      return selected;
    }
    MethodRef model = call.name().equals(INIT) ? null : world.callees().modelOf(call.method());
    MethodModel found = model == null ? null : hierarchy.resolve(model);
    if (found == null) {
      throw new LostTrack("what " + call.method().simpleName() + " does");
    }
    return found;
  }

  /** What {@code target} is there for, if one of {@code caller} calls it. */
  Frame.Role role(Frame.Role caller, MethodModel target) {
    String owner = target.ref().owner();
    if (caller == Frame.Role.INITIALIZER || jdk.isQuiet(target)) {
      return Frame.Role.INITIALIZER;
    }
    boolean isOwn = world.callees().isOpen(owner) && !world.callees().isModel(owner);
    return isOwn ? Frame.Role.CODE : Frame.Role.MODEL;
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

  /** What a linked call gives: a new text, of things whose text is known without running code. */
  Value dynamic(InvokeDynamic call, List<Value> arguments, Heap heap) {
    boolean isText =
        call.bootstrap().method().owner().equals("java/lang/invoke/StringConcatFactory");
    if (!isText || !arguments.stream().allMatch(each -> isPrintable(each, heap))) {
      throw new LostTrack(
          "what a call through " + call.bootstrap().method().simpleName() + " does");
    }
    return heap.add(new HeapObject.Opaque(TEXT));
  }

  private static boolean isPrintable(Value value, Heap heap) {
    return !(value instanceof Value.Reference reference) || heap.get(reference).type().equals(TEXT);
  }
}
