package dev.waymark.explore.verdict;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.Set;

/** What stands against a proof of a branch, even if every path was explored. */
public final class Obstacles {
  /** An error of the virtual machine may come before anything. */
  public static final Doubt ERRORS =
      new Doubt(Doubt.Kind.VIRTUAL_MACHINE, "errors of the virtual machine may lead there");

  private static final Doubt PROLOGUE =
      new Doubt(Doubt.Kind.PRECISION, "not observable before the superclass constructor");

  private Obstacles() {}

  public static Set<Doubt> before(Branch branch, MethodModel method) {
    if (VmErrors.mayPrecede(method, branch.instruction())) {
      return Set.of(ERRORS);
    }
    return Prologue.includes(method, branch.instruction()) ? Set.of(PROLOGUE) : Set.of();
  }
}
