package dev.waymark.report.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** The local variables of a test, and the statements that declare them. */
final class TestVariables {
  private final Set<String> names;
  private final List<String> statements = new ArrayList<>();

  /** For a test whose local variables have {@code names}, to which others are added. */
  TestVariables(Set<String> names) {
    this.names = names;
  }

  List<String> statements() {
    return statements;
  }

  void add(String statement) {
    statements.add(statement);
  }

  boolean isName(String text) {
    return names.contains(text);
  }

  /** A name that no variable has, for an object of the class with this internal name. */
  String freeNameFor(String type) {
    String simple = type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1);
    return free(simple.substring(0, 1).toLowerCase(Locale.ROOT) + simple.substring(1));
  }

  /** A name that no variable has, which is taken now. */
  String free(String wish) {
    String name = SourceVersion.isName(wish) ? wish : wish + "1";
    for (int i = 2; !names.add(name); i++) {
      name = wish + i;
    }
    return name;
  }

  /** The name may be taken again. */
  void release(String name) {
    names.remove(name);
  }
}
