package dev.waymark.target;

import dev.waymark.program.lowering.BoxingReferences;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Has a class tell {@link PathRecorder} what it does. */
final class PathRewriter {
  private static final String RECORDER = "dev/waymark/target/PathRecorder";

  private static final Set<Integer> CHECKED =
      Set.of(
          Opcodes.IDIV,
          Opcodes.IREM,
          Opcodes.LDIV,
          Opcodes.LREM,
          Opcodes.GETFIELD,
          Opcodes.PUTFIELD,
          Opcodes.ARRAYLENGTH,
          Opcodes.NEWARRAY,
          Opcodes.ANEWARRAY,
          Opcodes.MULTIANEWARRAY,
          Opcodes.CHECKCAST,
          Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT);

  private final ClassNode type;
  private final MethodNode method;

  /** The number of the instruction after each label. */
  private final Map<LabelNode, Integer> targets = new HashMap<>();

  /** How many instructions a constructor has up to the call of another. */
  private int early;

  private PathRewriter(ClassNode type, MethodNode method) {
    this.type = type;
    this.method = method;
  }

  static byte[] rewrite(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    BoxingReferences.lower(node); // as models of classes are
    for (MethodNode method : node.methods) {
      if (method.instructions.size() > 0) {
        new PathRewriter(node, method).rewrite();
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    node.accept(writer);
    return writer.toByteArray();
  }

  private void rewrite() {
    List<AbstractInsnNode> code = new ArrayList<>();
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each instanceof LabelNode label) {
        targets.put(label, code.size());
      } else if (each.getOpcode() >= 0) {
        code.add(each);
      }
    }
    early = method.name.equals("<init>") ? early(code) : 0;
    Set<Integer> handlers = new HashSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      handlers.add(targets.get(block.handler));
    }
    for (int i = 0; i < code.size(); i++) {
      instruction(code.get(i), i, handlers.contains(i));
    }
    method.instructions.insert(call("enter", "()V"));
  }

  /** Whether the instruction is a call, or may throw an exception by itself; empty if neither. */
  private static String kind(AbstractInsnNode each) {
    int opcode = each.getOpcode();
    if (each instanceof MethodInsnNode || opcode == Opcodes.ATHROW) {
      return PathRecorder.CALL;
    }
    boolean isChecked =
        (Opcodes.IALOAD <= opcode && opcode <= Opcodes.SALOAD)
            || (Opcodes.IASTORE <= opcode && opcode <= Opcodes.SASTORE)
            || CHECKED.contains(opcode);
    return isChecked ? PathRecorder.CHECKED : "";
  }

  private static int early(List<AbstractInsnNode> code) {
    int fresh = 0;
    for (int i = 0; i < code.size(); i++) {
      if (code.get(i).getOpcode() == Opcodes.NEW) {
        fresh++;
      } else if (code.get(i) instanceof MethodInsnNode call
          && call.name.equals("<init>")
          && fresh-- == 0) {
        return i + 1;
      }
    }
    return code.size();
  }

  private void instruction(AbstractInsnNode each, int index, boolean isHandler) {
    InsnList before = new InsnList();
    if (isHandler) {
      before.add(new InsnNode(Opcodes.DUP));
      before.add(call("caught", "(Ljava/lang/Throwable;)V"));
    }
    before.add(new LdcInsnNode(type.name.replace('/', '.') + "#" + method.name + method.desc));
    before.add(new LdcInsnNode(index));
    before.add(new LdcInsnNode(index < early ? "" : kind(each)));
    before.add(call("tick", "(Ljava/lang/String;ILjava/lang/String;)V"));
    if (each.getOpcode() == Opcodes.ATHROW) {
      before.add(new InsnNode(Opcodes.DUP));
      before.add(call("throwing", "(Ljava/lang/Throwable;)V"));
    } else if (Opcodes.IRETURN <= each.getOpcode() && each.getOpcode() <= Opcodes.RETURN) {
      before.add(call("leave", "()V"));
    }
    jump(index, each);
    method.instructions.insertBefore(each, before);
  }

  private void jump(int index, AbstractInsnNode each) {
    if (each instanceof JumpInsnNode jump && each.getOpcode() != Opcodes.GOTO) {
      jump.label = stub("@" + index + " outcome 0", jump.label);
      method.instructions.insert(each, told("@" + index + " outcome 1"));
    } else if (each instanceof TableSwitchInsnNode table) {
      table.labels.replaceAll(label -> stub(way(index, label), label));
      table.dflt = stub(way(index, table.dflt), table.dflt);
    } else if (each instanceof LookupSwitchInsnNode lookup) {
      lookup.labels.replaceAll(label -> stub(way(index, label), label));
      lookup.dflt = stub(way(index, lookup.dflt), lookup.dflt);
    }
  }

  private String way(int from, LabelNode to) {
    return "@" + from + " to " + targets.get(to);
  }

  private LabelNode stub(String what, LabelNode target) {
    LabelNode stub = new LabelNode();
    method.instructions.add(stub);
    method.instructions.add(told(what));
    method.instructions.add(new JumpInsnNode(Opcodes.GOTO, target));
    return stub;
  }

  private static InsnList told(String what) {
    InsnList list = new InsnList();
    list.add(new LdcInsnNode(what));
    list.add(call("jump", "(Ljava/lang/String;)V"));
    return list;
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, RECORDER, name, descriptor, false);
  }
}
