package dev.waymark.instrument.internal;

import dev.waymark.probe.refuse.DangerousMethods;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Asks the probe before each call of a dangerous method. Works on a class that is rewritten
 * otherwise; references to such methods lead to added methods, whose calls are guarded too.
 */
public final class CallGuards {
  private final Scope scope;
  private final GuardedReferences references;

  private CallGuards(ClassNode node, Scope scope) {
    this.scope = scope;
    this.references = new GuardedReferences(node);
  }

  /** Guards all calls in {@code node}. */
  public static void insert(ClassNode node, Scope scope) {
    CallGuards guards = new CallGuards(node, scope);
    node.methods.forEach(guards::redirect);
    node.methods.addAll(guards.references.added());
    node.methods.forEach(guards::guard);
  }

  private void redirect(MethodNode method) {
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof InvokeDynamicInsnNode call) {
        for (int i = 0; i < call.bsmArgs.length; i++) {
          call.bsmArgs[i] = redirected(call.bsmArgs[i]);
        }
      } else if (each instanceof LdcInsnNode constant) {
        constant.cst = redirected(constant.cst);
      }
    }
  }

  private Object redirected(Object constant) {
    return constant instanceof Handle handle
            && isDangerous(handle.getOwner(), handle.getName(), handle.getDesc())
        ? references.leadTo(handle)
        : constant;
  }

  private void guard(MethodNode method) {
    List<MethodInsnNode> calls =
        Arrays.stream(method.instructions.toArray())
            .filter(MethodInsnNode.class::isInstance)
            .map(MethodInsnNode.class::cast)
            .filter(call -> isDangerous(call.owner, call.name, call.desc))
            .toList();
    if (!calls.isEmpty()) {
      GuardCode code = new GuardCode(method);
      calls.forEach(call -> code.insertBefore(call, ownerOf(call.owner, call.name, call.desc)));
    }
  }

  private boolean isDangerous(String owner, String name, String descriptor) {
    return DangerousMethods.mayBe(name)
        && DangerousMethods.contains(ownerOf(owner, name, descriptor), name);
  }

  /** The class that declares the method. */
  private String ownerOf(String owner, String name, String descriptor) {
    if (owner.startsWith("[") || DangerousMethods.contains(owner, name)) {
      return owner;
    }
    MethodModel declared = scope.hierarchy().resolve(new MethodRef(owner, name, descriptor));
    return declared == null ? owner : declared.owner().name();
  }
}
