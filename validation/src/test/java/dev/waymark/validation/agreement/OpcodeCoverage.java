package dev.waymark.validation.agreement;

import dev.waymark.program.ClassSource;
import dev.waymark.program.ir.Code;
import dev.waymark.validation.oracle.Executed;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Which bytecode instructions the evaluator has executed, read off the class files. */
record OpcodeCoverage(ClassSource classes, Executed executed) {
  /** All opcodes as ASM tells them, without short and wide forms. */
  static TreeSet<Integer> all() {
    TreeSet<Integer> all = new TreeSet<>();
    addRange(all, Opcodes.NOP, Opcodes.LDC);
    addRange(all, Opcodes.ILOAD, Opcodes.ALOAD);
    addRange(all, Opcodes.IALOAD, Opcodes.ASTORE);
    addRange(all, Opcodes.IASTORE, Opcodes.MONITOREXIT);
    addRange(all, Opcodes.MULTIANEWARRAY, Opcodes.IFNONNULL);
    return all;
  }

  private static void addRange(TreeSet<Integer> all, int first, int last) {
    IntStream.rangeClosed(first, last).forEach(all::add);
  }

  /** Opcodes executed, but for methods with JSR, whose instructions were renumbered. */
  TreeSet<Integer> opcodes() {
    TreeSet<Integer> found = new TreeSet<>();
    executed.instructions().forEach((code, visited) -> collect(code, visited, found));
    return found;
  }

  private void collect(Code code, BitSet visited, TreeSet<Integer> found) {
    ClassNode node = new ClassNode();
    byte[] bytes = Objects.requireNonNull(classes.find(code.method().owner()));
    new ClassReader(bytes).accept(node, ClassReader.SKIP_DEBUG);
    for (MethodNode method : node.methods) {
      if ((method.name + method.desc).equals(code.method().signature())) {
        collect(opcodes(method), visited, found);
      }
    }
  }

  private static void collect(List<Integer> opcodes, BitSet visited, TreeSet<Integer> found) {
    if (!opcodes.contains(Opcodes.JSR)) {
      visited.stream().forEach(index -> found.add(opcodes.get(index)));
    }
  }

  private static List<Integer> opcodes(MethodNode method) {
    return StreamSupport.stream(method.instructions.spliterator(), false)
        .map(AbstractInsnNode::getOpcode)
        .filter(opcode -> opcode >= 0)
        .toList();
  }
}
