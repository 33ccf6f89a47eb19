package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Code;
import java.util.BitSet;

/** Which instructions are reached from elsewhere than the one before. */
final class Joins {
  private final BitSet all = new BitSet();
  private final BitSet back = new BitSet();

  Joins(Code code, ShadowFlow flow) {
    code.handlers().forEach(handler -> all.set(handler.target()));
    for (int i = 0; i < code.instructionCount(); i++) {
      if (code.isReachable(i)) {
        for (int next : flow.successors(i)) {
          add(i, next);
        }
      }
    }
  }

  private void add(int from, int to) {
    if (to != from + 1) {
      all.set(to);
    }
    if (to <= from) {
      back.set(to);
    }
  }

  /** Whether control comes to {@code instruction} from elsewhere. */
  boolean has(int instruction) {
    return all.get(instruction);
  }

  /** Whether it comes from further down, or from {@code instruction} itself. */
  boolean isBack(int instruction) {
    return back.get(instruction);
  }
}
