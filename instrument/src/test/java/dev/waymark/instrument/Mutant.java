package dev.waymark.instrument;

import dev.waymark.instrument.targets.Labelled;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A method of {@link Labelled} that was really changed in one instruction, and notes the state
 * after it. It is weakly killed by an input if the notes differ from those of the unchanged method:
 * up to the first difference both do the same.
 */
final class Mutant {
  private static final String TYPE = Labelled.class.getName().replace('.', '/');

  private Mutant() {}

  /** Changes the instruction with an index among all nodes of a method. */
  interface Change {
    void apply(MethodNode method, AbstractInsnNode at);
  }

  /** The method {@code name} of a class read afresh, among others. */
  static MethodNode read(ClassNode type, String name) {
    return type.methods.stream().filter(m -> m.name.equals(name)).findFirst().orElseThrow();
  }

  static ClassNode read() {
    ClassNode node = new ClassNode();
    byte[] bytes = new Targets(Labelled.class).classes().find(TYPE);
    new ClassReader(Objects.requireNonNull(bytes)).accept(node, ClassReader.SKIP_FRAMES);
    return node;
  }

  /** The inputs, by index, that kill the mutant. */
  static BitSet killers(String name, int index, Change original, Change mutant) {
    return differing(notes(name, index, original), notes(name, index, mutant));
  }

  /** The inputs, by index, on which something else is noted. */
  static BitSet differing(List<List<Integer>> before, List<List<Integer>> after) {
    BitSet killers = new BitSet();
    for (int i = 0; i < before.size(); i++) {
      killers.set(i, !before.get(i).equals(after.get(i)));
    }
    return killers;
  }

  private static List<List<Integer>> notes(String name, int index, Change change) {
    return notes(name, method -> change.apply(method, method.instructions.get(index)));
  }

  /** What the method {@code name} notes on each input once it is changed. */
  static List<List<Integer>> notes(String name, Consumer<MethodNode> change) {
    ClassNode type = read();
    MethodNode method = read(type, name);
    change.accept(method);
    Class<?> loaded = define(type);
    List<List<Integer>> notes = new ArrayList<>();
    for (int[] input : LabelCoverage.inputs()) {
      Notes.NOTED.clear();
      LabelCoverage.call(LabelCoverage.method(loaded, name), input);
      notes.add(List.copyOf(Notes.NOTED));
    }
    return notes;
  }

  private static Class<?> define(ClassNode type) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
    type.accept(writer);
    return new Loader(Map.of(Type.getObjectType(type.name).getClassName(), writer.toByteArray()))
        .define();
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(Mutant.class.getClassLoader());
      this.classes = classes;
    }

    Class<?> define() {
      Map.Entry<String, byte[]> only = classes.entrySet().iterator().next();
      return defineClass(only.getKey(), only.getValue(), 0, only.getValue().length);
    }
  }

  /** Code that notes the int on the stack, which stays there. */
  static InsnList noteTop() {
    InsnList code = new InsnList();
    code.add(new InsnNode(Opcodes.DUP));
    code.add(noting());
    return code;
  }

  /** Code that notes a local variable. */
  static InsnList noteLocal(int local) {
    InsnList code = new InsnList();
    code.add(new VarInsnNode(Opcodes.ILOAD, local));
    code.add(noting());
    return code;
  }

  private static MethodInsnNode noting() {
    return call("note", "(I)V");
  }

  /** A call of a method of {@link Notes}. */
  static MethodInsnNode call(String name, String descriptor) {
    String owner = Notes.class.getName().replace('.', '/');
    return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
  }

  /** Notes on both sides of a jump which way it goes. */
  static void noteJump(MethodNode method, JumpInsnNode jump) {
    LabelNode taken = new LabelNode();
    LabelNode target = jump.label;
    jump.label = taken;
    method.instructions.insert(jump, noteConstant(Opcodes.ICONST_0));
    InsnList stub = new InsnList();
    stub.add(taken);
    stub.add(noteConstant(Opcodes.ICONST_1));
    stub.add(new JumpInsnNode(Opcodes.GOTO, target));
    method.instructions.add(stub);
  }

  private static InsnList noteConstant(int opcode) {
    return noteConstant(new InsnNode(opcode));
  }

  /** Code that notes what {@code constant} pushes. */
  static InsnList noteConstant(AbstractInsnNode constant) {
    InsnList code = new InsnList();
    code.add(constant);
    code.add(noting());
    return code;
  }
}
