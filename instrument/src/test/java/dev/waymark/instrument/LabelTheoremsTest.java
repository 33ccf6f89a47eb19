package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The theorems of the paper, on all suites of small inputs at once: for each objective of a
 * criterion there is a label that the same inputs cover, and the other way round. So a suite covers
 * the criterion exactly if it covers its labels.
 */
class LabelTheoremsTest {
  private static final List<Integer> ARITHMETIC =
      List.of(Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM);

  @Test
  void decisionCoverageIsCoverageOfItsLabels() {
    assertSame(NaiveCriteria.ofDecide().decisions(), labels("decide", "dc"));
  }

  @Test
  void conditionCoverageIsCoverageOfItsLabels() {
    assertSame(NaiveCriteria.ofDecide().conditions(), labels("decide", "cc"));
  }

  @Test
  void decisionConditionCoverageIsCoverageOfItsLabels() {
    List<BitSet> both = new ArrayList<>(NaiveCriteria.ofDecide().decisions().values());
    both.addAll(NaiveCriteria.ofDecide().conditions().values());
    assertEquals(texts(both), texts(labels("decide", "dcc").values()));
  }

  @Test
  void multipleConditionCoverageIsCoverageOfItsLabels() {
    assertSame(NaiveCriteria.ofDecide().combinations(), labels("decide", "mcc"));
  }

  @Test
  void conditionsThatCallCountWhereTheyAreEvaluated() {
    assertSame(NaiveCriteria.ofCall().decisions(), labels("call", "dc"));
    assertSame(NaiveCriteria.ofCall().conditions(), labels("call", "cc"));
    assertSame(NaiveCriteria.ofCall().combinations(), labels("call", "mcc"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"decide", "compute", "call"})
  void instructionCoverageIsCoverageOfItsLabels(String method) {
    Set<String> instructions = new TreeSet<>(texts(NaiveInstructions.of(method)));
    assertTrue(instructions.size() > 3, "only " + instructions);
    assertEquals(instructions, new TreeSet<>(texts(labels(method, "ic").values())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"decide", "compute"})
  void arithmeticMutantsAreKilledWhereTheirLabelsAreCovered(String method) {
    List<BitSet> killed = new ArrayList<>();
    for (int index : indexes(method)) {
      AbstractInsnNode at = Mutant.read(Mutant.read(), method).instructions.get(index);
      if (at instanceof IincInsnNode || ARITHMETIC.contains(at.getOpcode())) {
        int own = at instanceof IincInsnNode ? Opcodes.IADD : at.getOpcode();
        for (int other : ARITHMETIC) {
          if (other != own) {
            killed.add(Mutant.killers(method, index, operator(own), operator(other)));
          }
        }
      }
    }
    assertTrue(killed.size() >= 8, "only " + killed.size() + " mutants");
    assertEquals(texts(killed), texts(labels(method, "wm:aor").values()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"decide", "compute"})
  void relationalMutantsAreKilledWhereTheirLabelsAreCovered(String method) {
    List<BitSet> killed = new ArrayList<>();
    for (int index : indexes(method)) {
      AbstractInsnNode at = Mutant.read(Mutant.read(), method).instructions.get(index);
      if (at instanceof JumpInsnNode && at.getOpcode() != Opcodes.GOTO) {
        boolean isOne = at.getOpcode() < Opcodes.IF_ICMPEQ;
        int first = isOne ? Opcodes.IFEQ : Opcodes.IF_ICMPEQ;
        for (int other = first; other < first + 6; other++) {
          if (other != at.getOpcode()) {
            killed.add(Mutant.killers(method, index, jump(at.getOpcode()), jump(other)));
          }
        }
        int drop = isOne ? Opcodes.POP : Opcodes.POP2;
        killed.add(Mutant.killers(method, index, jump(at.getOpcode()), constant(drop, true)));
        killed.add(Mutant.killers(method, index, jump(at.getOpcode()), constant(drop, false)));
      }
    }
    assertTrue(killed.size() >= 21, "only " + killed.size() + " mutants");
    assertEquals(texts(killed), texts(labels(method, "wm:ror").values()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"decide", "compute"})
  void otherTargetsOfAssignmentsAreKilledWhereTheirLabelsAreCovered(String method) {
    List<BitSet> killed = new ArrayList<>();
    MethodNode node = Mutant.read(Mutant.read(), method);
    for (int index : indexes(method)) {
      if (node.instructions.get(index) instanceof VarInsnNode store
          && store.getOpcode() == Opcodes.ISTORE
          && inScope(node, index).contains(store.var)) {
        for (int other : inScope(node, index)) {
          if (other != store.var) {
            List<Integer> seen = List.of(store.var, other);
            killed.add(Mutant.killers(method, index, target(store.var, seen), target(other, seen)));
          }
        }
      }
    }
    assertFalse(killed.isEmpty());
    assertEquals(texts(killed), texts(labels(method, "wm:lhs").values()));
  }

  private static List<Integer> inScope(MethodNode method, int index) {
    return method.localVariables.stream()
        .filter(
            each ->
                method.instructions.indexOf(each.start) <= index
                    && index < method.instructions.indexOf(each.end))
        .map(each -> each.index)
        .toList();
  }

  private static Mutant.Change target(int local, List<Integer> seen) {
    return (method, at) -> {
      ((VarInsnNode) at).var = local;
      InsnList code = new InsnList();
      seen.forEach(each -> code.add(Mutant.noteLocal(each)));
      method.instructions.insert(at, code);
    };
  }

  private static Mutant.Change operator(int opcode) {
    return (method, at) -> {
      InsnList code = new InsnList();
      if (at instanceof IincInsnNode step) {
        code.add(new VarInsnNode(Opcodes.ILOAD, step.var));
        code.add(new IntInsnNode(Opcodes.SIPUSH, step.incr));
        code.add(new InsnNode(opcode));
        code.add(Mutant.noteTop());
        code.add(new VarInsnNode(Opcodes.ISTORE, step.var));
      } else {
        code.add(new InsnNode(opcode));
        code.add(Mutant.noteTop());
      }
      replace(method, at, code);
    };
  }

  private static Mutant.Change jump(int opcode) {
    return (method, at) -> {
      ((JumpInsnNode) at).setOpcode(opcode);
      Mutant.noteJump(method, (JumpInsnNode) at);
    };
  }

  private static Mutant.Change constant(int drop, boolean isTaken) {
    return (method, at) -> {
      int constant = isTaken ? Opcodes.ICONST_0 : Opcodes.ICONST_1;
      JumpInsnNode jump = new JumpInsnNode(Opcodes.IFEQ, ((JumpInsnNode) at).label);
      InsnList code = new InsnList();
      code.add(new InsnNode(drop));
      code.add(new InsnNode(constant));
      code.add(jump);
      replace(method, at, code);
      Mutant.noteJump(method, jump);
    };
  }

  private static void replace(MethodNode method, AbstractInsnNode at, InsnList code) {
    method.instructions.insert(at, code);
    method.instructions.remove(at);
  }

  private static List<Integer> indexes(String method) {
    int size = Mutant.read(Mutant.read(), method).instructions.size();
    return IntStream.range(0, size).boxed().toList();
  }

  private static Map<String, BitSet> labels(String method, String criterion) {
    return new LabelCoverage(method, criterion).measure();
  }

  private static void assertSame(Map<String, BitSet> objectives, Map<String, BitSet> labels) {
    assertEquals(texts(objectives.values()), texts(labels.values()));
  }

  private static List<String> texts(Collection<BitSet> inputs) {
    return inputs.stream().map(BitSet::toString).sorted().collect(Collectors.toList());
  }
}
