package dev.waymark.target.making;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.Statement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The types that a method asks objects for: what it takes as an Object is likely of these. */
public final class TestedTypes {
  private static final int MOST = 6;

  private TestedTypes() {}

  /** The first few, as class files write types. */
  public static List<String> of(MethodModel method) {
    Set<String> types = new LinkedHashSet<>();
    if (method.hasCode()) {
      method.code().statements().forEach(statement -> add(statement, types));
    }
    return types.stream()
        .map(type -> type.startsWith("[") ? type : "L" + type + ";")
        .filter(type -> !type.equals("Ljava/lang/Object;"))
        .limit(MOST)
        .toList();
  }

  private static void add(Statement statement, Set<String> types) {
    if (statement instanceof Assign assign && assign.value() instanceof InstanceOf test) {
      types.add(test.type());
    } else if (statement instanceof Check.Cast cast) {
      types.add(cast.type());
    }
  }
}
