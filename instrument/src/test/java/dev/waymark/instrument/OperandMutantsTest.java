package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Theorem 2 for mutants of single operands: each is built, right after what pushes the operand. */
class OperandMutantsTest {
  private static final String UNARY = "(I)I";

  @ParameterizedTest
  @ValueSource(strings = {"decide", "compute"})
  void negatedVariablesAreKilledWhereTheirLabelsAreCovered(String method) {
    List<BitSet> killed = new ArrayList<>();
    for (int index : pushing(method, OperandMutantsTest::isVariable)) {
      killed.add(killers(method, index, () -> new InsnNode(Opcodes.INEG)));
    }
    assertSame(killed, method, "wm:aoiu");
  }

  @ParameterizedTest
  @ValueSource(strings = {"decide", "compute"})
  void negatedOperandsAreKilledWhereTheirLabelsAreCovered(String method) {
    List<BitSet> killed = new ArrayList<>();
    for (int index : pushing(method, OperandMutantsTest::isOperand)) {
      killed.add(killers(method, index, () -> new InsnNode(Opcodes.INEG)));
    }
    assertSame(killed, method, "wm:uoi");
  }

  @ParameterizedTest
  @ValueSource(strings = {"decide", "compute"})
  void absoluteValuesAreKilledWhereTheirLabelsAreCovered(String method) {
    List<BitSet> killed = new ArrayList<>();
    for (int index : pushing(method, OperandMutantsTest::isOperand)) {
      for (String name : List.of("absolute", "negativeAbsolute", "failOnZero")) {
        killed.add(killers(method, index, () -> Mutant.call(name, UNARY)));
      }
    }
    assertSame(killed, method, "wm:abs");
  }

  private static void assertSame(List<BitSet> killed, String method, String criterion) {
    assertTrue(killed.size() >= 10, "only " + killed.size() + " mutants");
    assertEquals(texts(killed), texts(new LabelCoverage(method, criterion).measure().values()));
  }

  private static List<String> texts(Collection<BitSet> inputs) {
    return inputs.stream().map(BitSet::toString).sorted().toList();
  }

  private static BitSet killers(String method, int index, Supplier<AbstractInsnNode> mutation) {
    return Mutant.killers(
        method,
        index,
        (node, at) -> node.instructions.insert(at, Mutant.noteTop()),
        (node, at) -> {
          InsnList code = new InsnList();
          code.add(mutation.get());
          code.add(Mutant.noteTop());
          node.instructions.insert(at, code);
        });
  }

  /** What pushes an operand to mutate. */
  private interface Pushing {
    boolean pushes(AbstractInsnNode instruction);
  }

  private static List<Integer> pushing(String method, Pushing kind) {
    MethodNode node = Mutant.read(Mutant.read(), method);
    return IntStream.range(0, node.instructions.size())
        .filter(index -> kind.pushes(node.instructions.get(index)))
        .boxed()
        .toList();
  }

  private static boolean isVariable(AbstractInsnNode instruction) {
    return instruction.getOpcode() == Opcodes.ILOAD;
  }

  /** A variable, or what is computed; not a constant. */
  private static boolean isOperand(AbstractInsnNode instruction) {
    List<Integer> computing =
        List.of(Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM);
    return isVariable(instruction) || computing.contains(instruction.getOpcode());
  }
}
