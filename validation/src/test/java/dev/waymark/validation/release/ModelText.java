package dev.waymark.validation.release;

import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.DecisionText;
import dev.waymark.program.ir.Call;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What must not depend on the release: the branches and decisions of each written method. */
final class ModelText {
  private ModelText() {}

  /** By method: the labels of its branches, then its decisions. */
  static SortedMap<String, List<String>> of(Path classes) {
    SortedMap<String, List<String>> text = new TreeMap<>();
    ClassSource source = ClassPath.open(classes);
    Program program = new Program(source);
    for (String name : source.names()) {
      for (MethodModel method : program.require(name).methods()) {
        if (method.hasCode() && isWritten(method) && !usesAccessors(method)) {
          text.put(method.toString(), describe(method));
        }
      }
    }
    return text;
  }

  /** Not made by the compiler alone; lambdas are written, bridges and accessors are not. */
  private static boolean isWritten(MethodModel method) {
    return !method.isSynthetic() || method.name().startsWith("lambda$");
  }

  /** Before nest mates, private members of other classes were reached through static methods. */
  private static boolean usesAccessors(MethodModel method) {
    return method.code().statements().stream()
        .anyMatch(statement -> statement instanceof Call call && call.name().startsWith("access$"));
  }

  private static List<String> describe(MethodModel method) {
    List<String> lines = new ArrayList<>();
    method.branchPoints().stream()
        .flatMap(point -> point.branches().stream())
        .map(Branch::label)
        .filter(label -> !isBuilderCheck(label))
        .forEach(lines::add);
    DecisionText decisions = new DecisionText(method.branchPoints());
    method.decisions().forEach(decision -> lines.add("decision " + decisions.of(decision.tree())));
    return lines;
  }

  /**
   * Before Java 9 a concatenation keeps a string builder on the stack; what is known of it is lost
   * where a conditional among its operands joins.
   */
  private static boolean isBuilderCheck(String label) {
    return label.contains(" new StringBuilder.append(") && label.contains(" != null [");
  }
}
