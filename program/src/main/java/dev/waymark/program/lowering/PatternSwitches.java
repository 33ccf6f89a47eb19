package dev.waymark.program.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Switches over patterns, as compilers write them since Java 21: an {@code invokedynamic} finds the
 * case. A call of a method takes its place that the class is given, one per call site, of plain
 * tests and comparisons. Instructions keep their numbers. The same class always gives the same
 * methods; a class that went through this stays as it is.
 */
public final class PatternSwitches {
  private static final String FACTORY = "java/lang/runtime/SwitchBootstraps";
  private static final String PREFIX = "switch$waymark$";
  private static final Set<String> METHODS = Set.of("typeSwitch", "enumSwitch");

  private final ClassNode node;
  private final Map<String, List<String>> labels = new LinkedHashMap<>();

  private PatternSwitches(ClassNode node) {
    this.node = node;
  }

  /** Rewrites {@code node}; returns how the labels read, by the names of the methods added. */
  public static Map<String, List<String>> lower(ClassNode node) {
    PatternSwitches switches = new PatternSwitches(node);
    for (MethodNode method : List.copyOf(node.methods)) {
      switches.lower(method);
    }
    return switches.labels;
  }

  /** Whether a method of this name finds the case of a switch. */
  public static boolean isMade(String name) {
    return name.startsWith(PREFIX);
  }

  private void lower(MethodNode method) {
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each instanceof InvokeDynamicInsnNode call && isSwitch(call)) {
        List<SwitchLabel> read = read(call);
        if (read != null) {
          method.instructions.set(call, add(call, read));
        }
      }
    }
  }

  private static boolean isSwitch(InvokeDynamicInsnNode call) {
    return call.bsm.getOwner().equals(FACTORY) && METHODS.contains(call.bsm.getName());
  }

  private static @Nullable List<SwitchLabel> read(InvokeDynamicInsnNode call) {
    Type[] parameters = Type.getArgumentTypes(call.desc);
    boolean isUsual =
        parameters.length == 2
            && parameters[1].getSort() == Type.INT
            && Type.getReturnType(call.desc).getSort() == Type.INT;
    return isUsual ? labels(call, parameters[0]) : null;
  }

  private static @Nullable List<SwitchLabel> labels(InvokeDynamicInsnNode call, Type selector) {
    List<SwitchLabel> labels = new ArrayList<>();
    for (Object each : call.bsmArgs) {
      SwitchLabel label =
          call.bsm.getName().equals("enumSwitch")
              ? SwitchLabel.ofEnum(each, selector)
              : SwitchLabel.of(each, selector);
      if (label == null) {
        return null;
      }
      labels.add(label);
    }
    return labels;
  }

  private MethodInsnNode add(InvokeDynamicInsnNode call, List<SwitchLabel> found) {
    String name = PREFIX + labels.size();
    labels.put(name, found.stream().map(SwitchLabel::toString).toList());
    node.methods.add(SwitchMethod.write(name, call.desc, found));
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    return new MethodInsnNode(Opcodes.INVOKESTATIC, node.name, name, call.desc, isInterface);
  }
}
