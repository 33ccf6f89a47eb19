package dev.waymark.instrument.site;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;

/**
 * A place in a method that traces speak of.
 *
 * @param id the number of its first outcome; the others follow
 * @param method the method
 * @param statement the statement
 * @param outcomes how many outcomes there are: for a condition, that the jump is taken and that it
 *     is not; for a check, pass and fail; for a switch as {@link BranchPoint} has them; 1 for what
 *     is no branch
 */
public record Site(int id, MethodModel method, int statement, int outcomes) {
  /** The statement itself. */
  public Statement code() {
    return method.code().statement(statement);
  }

  /** Whether there are several outcomes. */
  public boolean isBranch() {
    return outcomes > 1;
  }

  /** The branch of outcome number {@code outcome}, counted from this site. */
  public Branch branch(int outcome) {
    BranchPoint point = point();
    if (code() instanceof If) {
      return outcome == 0 ? point.taken() : point.notTaken();
    }
    return point.branches().get(outcome);
  }

  /** Whether a check fails with outcome number {@code outcome}, counted from this site. */
  public boolean isFailure(int outcome) {
    return isBranch() && outcome == 1 && !point().type().isExplicit();
  }

  /** Where it stands, as stack traces say it, such as {@code Foo.java:12}. */
  public String place() {
    String file = method.owner().sourceFile();
    int line = method.code().line(method.code().instructionOf(statement));
    return (file == null ? method.ref().simpleName() : file) + (line > 0 ? ":" + line : "");
  }

  private BranchPoint point() {
    return method.branchPoints().stream()
        .filter(each -> each.statement() == statement)
        .findFirst()
        .orElseThrow();
  }

  @Override
  public String toString() {
    return method + " @" + method.code().instructionOf(statement);
  }
}
