package dev.waymark.benchmarks.synthetic;

import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.BranchPoint;
import java.util.List;
import java.util.function.Predicate;

/**
 * How large classes are.
 *
 * @param methods those with code, constructors and static initializers left out
 * @param branches outcomes of conditional jumps and switches, in all code
 */
public record Census(int classes, int methods, int branches) {
  /** Counts the classes of {@code program} whose internal names are {@code counted}. */
  public static Census of(Program program, Predicate<String> counted) {
    List<String> names = program.classes().names().stream().filter(counted).toList();
    List<MethodModel> methods =
        names.stream()
            .flatMap(name -> program.require(name).methods().stream())
            .filter(MethodModel::hasCode)
            .toList();
    int branches = methods.stream().mapToInt(Census::branches).sum();
    int named = (int) methods.stream().filter(method -> !method.name().startsWith("<")).count();
    return new Census(names.size(), named, branches);
  }

  private static int branches(MethodModel method) {
    return method.branchPoints().stream()
        .filter(point -> point.type().isExplicit())
        .map(BranchPoint::branches)
        .mapToInt(List::size)
        .sum();
  }
}
