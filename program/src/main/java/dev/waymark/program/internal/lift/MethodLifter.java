package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Lifts one method: visits every reachable instruction once, along straight-line runs that start at
 * the entry, at jump targets and at handlers, with the kinds of the stack's values at hand. Linear
 * in the instructions and in what the exception table covers.
 */
public final class MethodLifter {
  private static final List<Kind> CAUGHT = List.of(Kind.REFERENCE);
  private static final List<Kind> EMPTY = List.of();

  private final MethodNode method;
  private final Instructions instructions;
  private final List<List<Statement>> lifted;
  private final int[] heights;
  private final BitSet joins;
  private final BitSet liveHandlers = new BitSet();
  private final Deque<Run> pending = new ArrayDeque<>();
  private final Emitter emitter;

  private record Run(int start, List<Kind> stack) {}

  private MethodLifter(MethodNode method) {
    this.method = method;
    this.instructions = new Instructions(method);
    this.lifted = new ArrayList<>(Collections.nCopies(instructions.count(), List.of()));
    this.heights = new int[instructions.count()];
    this.joins = instructions.joins();
    int stackSize = method.maxStack + 1;
    Facts facts = new Facts(method.maxLocals, stackSize, receiverFact());
    this.emitter = new Emitter(stackSize, facts, instructions::indexOf);
    Arrays.fill(heights, -1);
  }

  /** Lifts {@code method}, which has code and neither JSR nor RET, of class {@code owner}. */
  public static Code lift(String owner, MethodNode method) {
    return new MethodLifter(method).lift(new MethodRef(owner, method.name, method.desc));
  }

  private Code lift(MethodRef ref) {
    pending.push(new Run(0, EMPTY));
    while (!pending.isEmpty()) {
      Run run = pending.pop();
      if (heights[run.start] < 0) {
        liftRun(run);
      }
    }
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    Code.Frame frame = new Code.Frame(isStatic, method.maxLocals, method.maxStack + 1);
    return new Code(
        ref,
        frame,
        lifted,
        heights,
        instructions.lines(),
        instructions.handlers(),
        instructions.names());
  }

  private void liftRun(Run run) {
    emitter.enter(run.stack);
    if (isHandlerOnly(run.start)) {
      emitter.facts().stack(0, Fact.NON_NULL);
    }
    int index = run.start;
    boolean goesOn = true;
    while (goesOn) {
      goesOn = liftOne(index);
      index++;
      if (goesOn && joins.get(index)) {
        pending.push(new Run(index, emitter.stack()));
        goesOn = false;
      }
    }
  }

  /** Lifts one instruction and returns whether control may fall through to the next. */
  private boolean liftOne(int index) {
    heights[index] = emitter.height();
    reachHandlers(index);
    AbstractInsnNode instruction = instructions.get(index);
    LifterFamilies.of(instruction.getOpcode()).lift(instruction, emitter);
    List<Statement> statements = emitter.take();
    lifted.set(index, statements);
    if (statements.isEmpty()) {
      return true;
    }
    Statement last = statements.get(statements.size() - 1);
    reachTargets(last);
    return !last.endsFlow();
  }

  private void reachTargets(Statement last) {
    if (last instanceof If jump) {
      pending.push(new Run(jump.target(), emitter.stack()));
    } else if (last instanceof Goto jump) {
      pending.push(new Run(jump.target(), emitter.stack()));
    } else if (last instanceof Switch jump) {
      jump.cases().forEach(c -> pending.push(new Run(c.target(), emitter.stack())));
      pending.push(new Run(jump.defaultTarget(), emitter.stack()));
    }
  }

  private void reachHandlers(int index) {
    List<Handler> handlers = instructions.handlers();
    for (int i = 0; i < handlers.size(); i++) {
      if (!liveHandlers.get(i) && handlers.get(i).covers(index)) {
        liveHandlers.set(i);
        pending.push(new Run(handlers.get(i).target(), CAUGHT));
      }
    }
  }

  private boolean isHandlerOnly(int index) {
    return instructions.isHandler(index)
        && !instructions.isJumpTarget(index)
        && !instructions.isFallenInto(index);
  }

  private Fact receiverFact() {
    return (method.access & Opcodes.ACC_STATIC) == 0 && !storesReceiver()
        ? Fact.NON_NULL
        : Fact.NOTHING;
  }

  private boolean storesReceiver() {
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof VarInsnNode access
          && access.var == 0
          && access.getOpcode() >= Opcodes.ISTORE) {
        return true;
      }
    }
    return false;
  }
}
