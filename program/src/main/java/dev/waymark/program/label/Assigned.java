package dev.waymark.program.label;

import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Which locals surely have a value of which kind before an instruction, so that it can be read
 * there. A fixpoint over the blocks, forward; what a handler may rely on is what holds throughout
 * the blocks that it covers.
 */
final class Assigned {
  private final Cfg cfg;
  private final Code code;

  /** By block. */
  private final Map<Integer, Set<Local>> starts = new HashMap<>();

  Assigned(Cfg cfg) {
    this.cfg = cfg;
    this.code = cfg.code();
    solve();
  }

  /** The locals that have a value before {@code instruction}; none if it is unreachable. */
  Set<Local> before(int instruction) {
    int block = cfg.blockOf(instruction);
    Set<Local> start = starts.get(block);
    if (start == null) {
      return Set.of();
    }
    Set<Local> state = new HashSet<>(start);
    apply(cfg.block(block).firstStatement(), code.firstStatement(instruction), state);
    return state;
  }

  private void solve() {
    starts.put(0, parameters());
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int number = open.remove();
      Block block = cfg.block(number);
      Set<Local> before = starts.get(number);
      if (before == null) {
        continue;
      }
      Set<Local> after = new HashSet<>(before);
      apply(block.firstStatement(), block.endStatement(), after);
      Set<Local> throughout = throughout(block, before);
      Digraph graph = cfg.graph();
      for (int i = 0; i < graph.outDegree(number); i++) {
        int next = graph.successor(number, i);
        boolean isHandler = next < cfg.blocks().size() && isHandler(next);
        if (next < cfg.blocks().size() && meet(next, isHandler ? throughout : after)) {
          open.add(next);
        }
      }
    }
  }

  /** What holds before and after each statement of {@code block}. */
  private Set<Local> throughout(Block block, Set<Local> before) {
    Set<Local> state = new HashSet<>(before);
    Set<Local> throughout = new HashSet<>(before);
    for (int i = block.firstStatement(); i < block.endStatement(); i++) {
      apply(i, i + 1, state);
      throughout.retainAll(state);
    }
    return throughout;
  }

  private boolean isHandler(int block) {
    int first = cfg.block(block).first();
    return code.handlers().stream().anyMatch(handler -> handler.target() == first);
  }

  private boolean meet(int block, Set<Local> state) {
    Set<Local> known = starts.get(block);
    if (known == null) {
      starts.put(block, new HashSet<>(state));
      return true;
    }
    return known.retainAll(state);
  }

  private void apply(int first, int end, Set<Local> state) {
    for (int i = first; i < end; i++) {
      if (target(code.statement(i)) instanceof Local local) {
        int last = local.index() + local.kind().words() - 1;
        state.removeIf(
            each ->
                each.index() <= last && local.index() <= each.index() + each.kind().words() - 1);
        state.add(local);
      }
    }
  }

  private static @Nullable Variable target(Statement statement) {
    if (statement instanceof Assign assign) {
      return assign.target();
    }
    return statement instanceof Call call ? call.result() : null;
  }

  private Set<Local> parameters() {
    Set<Local> parameters = new HashSet<>();
    int index = 0;
    if (!code.frame().isStatic()) {
      parameters.add(new Local(index++, Kind.REFERENCE));
    }
    for (Type type : Type.getArgumentTypes(code.method().descriptor())) {
      parameters.add(new Local(index, Kind.of(type.getDescriptor())));
      index += type.getSize();
    }
    return parameters;
  }
}
