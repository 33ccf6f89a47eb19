package dev.waymark.instrument.internal;

import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes of branches that code need not note, since another outcome that it notes tells of them
 * (Agrawal, <i>Dominators, Super Blocks, and Program Coverage</i>, POPL 1994). Such an outcome
 * leads to another branch that no other way leads to, and nothing between the two can end the
 * method but checks, whose failures are noted. Linear in instructions per outcome at worst, and in
 * practice in the length of a block.
 */
final class ImpliedOutcomes {
  private final Code code;
  private final Transparency transparency;
  private final int[] ways;

  /** The outcome that an instruction tells of. */
  private final Map<Integer, Integer> outcomes = new HashMap<>();

  private final Map<Integer, List<Integer>> sites = new HashMap<>();

  ImpliedOutcomes(Code code, ShadowFlow flow, Transparency transparency) {
    this.code = code;
    this.transparency = transparency;
    this.ways = new int[code.instructionCount() + 1];
    ways[0]++;
    code.handlers().forEach(handler -> ways[handler.target()] += 2);
    for (int i = 0; i < code.instructionCount(); i++) {
      if (code.isReachable(i)) {
        for (int next : flow.successors(i)) {
          ways[next]++;
        }
      }
    }
  }

  /** A site of {@code instruction}. */
  void add(int instruction, int site) {
    sites.computeIfAbsent(instruction, i -> new ArrayList<>()).add(site);
  }

  /** Whether {@code outcome}, which goes from one instruction to another, need not be noted. */
  boolean implies(int outcome, int from, int to) {
    List<Integer> passed = to > from ? chain(to) : null;
    if (passed == null) {
      return false;
    }
    passed.forEach(each -> outcomes.put(each, outcome));
    return true;
  }

  /** The instructions up to the next branch; null if there may be none. */
  private @Nullable List<Integer> chain(int start) {
    List<Integer> passed = new ArrayList<>();
    int at = start;
    while (at >= 0 && ways[at] == 1) {
      passed.add(at);
      if (isBranch(at)) {
        return passed;
      }
      at = transparency.next(at);
    }
    return null;
  }

  private boolean isBranch(int instruction) {
    int end = code.endStatement(instruction);
    if (code.firstStatement(instruction) == end) {
      return false;
    }
    Statement last = code.statement(end - 1);
    return last instanceof If || last instanceof Switch;
  }

  /** Tells which sites imply which outcomes; to be called last. */
  void finish(SiteTable table) {
    outcomes.forEach(
        (instruction, outcome) ->
            sites.getOrDefault(instruction, List.of()).forEach(site -> table.imply(site, outcome)));
  }
}
