package dev.waymark.benchmarks.trust;

import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The explicit branches of the program in package {@code trust}.
 *
 * @param byLabel labels tell them apart
 */
record Branches(Program program, Map<String, Branch> byLabel) {
  static Branches of(List<Path> classPath) {
    Program program = new Program(new ClassPath(classPath.stream().map(ClassPath::open).toList()));
    Map<String, Branch> byLabel = new LinkedHashMap<>();
    for (String name : program.classes().names()) {
      if (name.startsWith("trust/")) {
        program.require(name).methods().stream()
            .filter(method -> method.hasCode())
            .flatMap(method -> method.branchPoints().stream())
            .filter(Branches::isExplicit)
            .flatMap(point -> point.branches().stream())
            .forEach(branch -> byLabel.put(branch.label(), branch));
      }
    }
    return new Branches(program, byLabel);
  }

  private static boolean isExplicit(BranchPoint point) {
    return point.type().isExplicit() && point.branches().size() > 1;
  }
}
