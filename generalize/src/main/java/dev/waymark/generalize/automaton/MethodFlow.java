package dev.waymark.generalize.automaton;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.call.Writes;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where the statements of a method lead, and what they write; worked out once per statement. */
final class MethodFlow {
  private static final int[] NOWHERE = {};

  private final MethodModel method;
  private final Code code;
  private final Flows flows;
  private final int[] @Nullable [] next;
  private final @Nullable Writes[] writes;
  private final @Nullable Writes[] own;

  MethodFlow(MethodModel method, Flows flows) {
    this.method = method;
    this.code = method.code();
    this.flows = flows;
    this.next = new int[code.statements().size()][];
    this.writes = new Writes[next.length];
    this.own = new Writes[next.length];
  }

  MethodModel method() {
    return method;
  }

  Statement statement(int index) {
    return code.statement(index);
  }

  int size() {
    return next.length;
  }

  int first() {
    return code.firstStatement(0);
  }

  /** For each outcome, the statement that comes next; none where that is up to handlers. */
  int[] next(int statement) {
    int[] known = next[statement];
    if (known == null) {
      known = find(statement);
      next[statement] = known;
    }
    return known;
  }

  private int[] find(int index) {
    Statement statement = code.statement(index);
    if (statement instanceof If jump) {
      return new int[] {code.firstStatement(jump.target()), index + 1};
    }
    if (statement instanceof Switch jump) {
      return new SwitchTargets(jump).targets().stream().mapToInt(code::firstStatement).toArray();
    }
    if (statement instanceof Goto jump) {
      return new int[] {code.firstStatement(jump.target())};
    }
    boolean ends = statement instanceof Return || statement instanceof Throw;
    return ends || index + 1 == next.length ? NOWHERE : new int[] {index + 1};
  }

  /** Whether the statement throws, if it is executed with this outcome. */
  boolean throwsAt(int statement, int outcome) {
    return code.statement(statement) instanceof Throw
        || (code.statement(statement) instanceof Check && outcome != 0);
  }

  /** The statements at which handlers begin that may catch what is thrown at {@code statement}. */
  Set<Integer> handlers(int statement) {
    Set<Integer> found = new LinkedHashSet<>();
    List<Handler> all = new ArrayList<>(code.handlers());
    all.removeIf(each -> !each.covers(code.instructionOf(statement)));
    for (Handler each : all) {
      found.add(code.firstStatement(each.target()));
      if (each.catchesAll()) {
        break;
      }
    }
    return found;
  }

  /** All that the statement may write, calls and initializers included. */
  Writes writes(int statement) {
    Writes known = writes[statement];
    if (known == null) {
      known = flows.writes(method, statement);
      writes[statement] = known;
    }
    return known;
  }

  /** What the statement may write without what it calls, but with initializers. */
  Writes own(int statement) {
    Writes known = own[statement];
    if (known == null) {
      known = flows.own(method, statement);
      own[statement] = known;
    }
    return known;
  }
}
