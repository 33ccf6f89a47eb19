package dev.waymark.instrument.internal;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Statement;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.LabelNode;

/**
 * Loops whose first instructions do nothing but load what a jump then compares. HotSpot turns such
 * a loop so that the comparison is at its end, and only then sees what it counts; but not if there
 * is another jump before, or if an exception handler covers a part of these instructions. So these
 * jumps are recorded after they are done, and the handler of a check here covers all of them.
 */
final class LoopHeads {
  private final Code code;
  private final ParameterLengths lengths;

  /** By the instruction that jumps, and by each one before it from the start of the loop. */
  private final Map<Integer, Head> heads = new HashMap<>();

  /** The labels around the instructions up to the jump, and where these are. */
  record Head(int first, int jump, LabelNode start, LabelNode end) {}

  LoopHeads(Code code, Joins joins, ParameterLengths lengths) {
    this.code = code;
    this.lengths = lengths;
    for (int i = 0; i < code.instructionCount(); i++) {
      if (code.isReachable(i) && last(i) instanceof If) {
        find(i, joins);
      }
    }
  }

  private void find(int jump, Joins joins) {
    int first = jump;
    int checks = 0;
    while (!joins.has(first)) {
      first--;
      if (first < 0 || !isPlain(first)) {
        return;
      }
      checks += count(first, Check.class);
    }
    if (joins.isBack(first) && checks <= 1 && areCoveredAlike(first, jump)) {
      Head head = new Head(first, jump, new LabelNode(), new LabelNode());
      for (int i = first; i <= jump; i++) {
        heads.put(i, head);
      }
    }
  }

  private boolean areCoveredAlike(int first, int jump) {
    return code.handlers().stream()
        .allMatch(
            each ->
                each.covers(first) == each.covers(jump) && !isWithin(each.target(), first, jump));
  }

  private static boolean isWithin(int instruction, int first, int last) {
    return first <= instruction && instruction <= last;
  }

  /** Whether the instruction copies something or takes a length that is known. */
  private boolean isPlain(int instruction) {
    return code.isReachable(instruction)
        && last(instruction) instanceof Assign assign
        && (assign.value() instanceof Operand
            || (assign.value() instanceof ArrayLength && lengths.isKnown(instruction)))
        && count(instruction, Statement.class) - count(instruction, Check.class) == 1;
  }

  private int count(int instruction, Class<? extends Statement> type) {
    BitSet found = new BitSet();
    for (int i = code.firstStatement(instruction); i < code.endStatement(instruction); i++) {
      found.set(i, type.isInstance(code.statement(i)));
    }
    return found.cardinality();
  }

  private @Nullable Statement last(int instruction) {
    int end = code.endStatement(instruction);
    return code.firstStatement(instruction) == end ? null : code.statement(end - 1);
  }

  /** The head of a loop that the instruction is part of; null if there is none. */
  @Nullable Head at(int instruction) {
    return heads.get(instruction);
  }
}
