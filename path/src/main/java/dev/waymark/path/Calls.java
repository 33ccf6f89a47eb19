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

  /** They only note what they are given. */
  private static final Set<String> QUIET_CONSTRUCTORS =
      Set.of("()V", "(Ljava/lang/String;)V", "(Ljava/lang/String;Ljava/lang/Throwable;)V", "(I)V");

  /** Superclasses whose constructors keep what they are given to themselves. */
  private static final Set<String> QUIET_PARENTS =
      Set.of("java/lang/Object", "java/lang/Enum", "java/lang/Record");

  private final World world;
  private final ClassHierarchy hierarchy;
  private final Types types;

  Calls(World world, Types types) {
    this.world = world;
    this.hierarchy = world.hierarchy();
    this.types = types;
  }

  /**
   * The method that runs.
   *
   * @param receiver the class of the receiver; null for a static call
   * @return null if nothing does that matters
   */
  @Nullable MethodModel target(MethodModel caller, Invoke call, @Nullable String receiver) {
    MethodModel own = receiver == null ? resolve(call) : selected(caller, call, receiver);
    if (own != null && world.callees().isOpen(own.ref().owner())) {
      return checked(own, call);
    }
    if (isQuiet(call, receiver)) {
      return null;
    }
    MethodRef model = call.name().equals(INIT) ? null : world.callees().modelOf(call.method());
    MethodModel found = model == null ? null : hierarchy.resolve(model);
    if (found == null) {
      throw new LostTrack("what " + call.method().simpleName() + " does");
    }
    return found;
  }

  private static MethodModel checked(MethodModel method, Invoke call) {
    if (!method.hasCode()) {
      throw new LostTrack("what " + call.method().simpleName() + " does, which has no code");
    }
    return method;
  }

  private @Nullable MethodModel resolve(Invoke call) {
    return hierarchy.resolve(call);
  }

  private @Nullable MethodModel selected(MethodModel caller, Invoke call, String receiver) {
    MethodModel resolved = resolve(call);
    if (resolved == null) {
      return null;
    }
    if (call.dispatch() != Invoke.Dispatch.SPECIAL) {
      return hierarchy.select(receiver, resolved);
    }
    String owner = call.method().owner();
    boolean isPlain =
        resolved.name().equals(INIT)
            || resolved.isPrivate()
            || owner.equals(caller.ref().owner())
            || owner.equals(caller.owner().superName());
    if (!isPlain) {
      throw new LostTrack("which method a call of a superclass runs");
    }
    return resolved;
  }

  /** Whether a call does nothing but what nobody can see. */
  private boolean isQuiet(Invoke call, @Nullable String receiver) {
    if (receiver == null || !call.name().equals(INIT)) {
      return false;
    }
    String owner = call.method().owner();
    return QUIET_PARENTS.contains(owner)
        || (types.isThrowable(owner)
            && QUIET_CONSTRUCTORS.contains(call.descriptor())
            && hasOwnTrace(receiver));
  }

  /** Whether the stack trace is filled in by the JDK alone, which constructors ask for. */
  private boolean hasOwnTrace(String type) {
    MethodRef fill = new MethodRef(type, "fillInStackTrace", "()Ljava/lang/Throwable;");
    MethodModel found = hierarchy.resolve(fill);
    return found != null && !world.callees().isOpen(found.ref().owner());
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
