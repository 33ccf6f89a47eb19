package dev.waymark.generalize.reason;

import dev.waymark.program.ir.MethodRef;
import java.util.List;

/**
 * Why a path is infeasible, in words. What its clauses say cannot all be.
 *
 * @param clauses in the order of the path
 */
public record Reason(List<Clause> clauses) {
  public Reason {
    clauses = List.copyOf(clauses);
  }

  /**
   * In one line. Methods are named where they change.
   *
   * @param at the method that a reader has in mind
   */
  public String text(MethodRef at) {
    StringBuilder text = new StringBuilder();
    MethodRef current = at;
    for (Clause each : clauses) {
      text.append(text.isEmpty() ? "" : "; ");
      MethodRef method = each.method();
      if (method != null && !method.equals(current)) {
        text.append(Clause.in(method)).append(", ");
        current = method;
      }
      text.append(each.text());
    }
    return text.toString();
  }

  /** Without what values amount to. */
  public Reason plain() {
    return new Reason(clauses.stream().map(Clause::plain).toList());
  }

  /** How many facts it takes. */
  public int size() {
    return clauses.stream().mapToInt(each -> each.facts().size()).sum();
  }
}
