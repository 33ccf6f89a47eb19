package dev.waymark.generalize.reason;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Names;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is said of one place of a path.
 *
 * @param method the method; null for what the input is
 * @param place the line, or the instruction if there are no lines; empty for the input
 * @param line the line; 0 if it is not known
 */
public record Clause(@Nullable MethodRef method, String place, int line, List<Fact> facts) {
  public Clause {
    facts = List.copyOf(facts);
  }

  /** How the input is. */
  static Clause ofInput(Fact fact) {
    return new Clause(null, "", 0, List.of(fact));
  }

  /** Without what values amount to. */
  Clause plain() {
    List<Fact> plain = facts.stream().map(each -> new Fact(each.kind(), each.text())).toList();
    return new Clause(method, place, line, plain);
  }

  /** With its place, but not the method. */
  String text() {
    return (place.isEmpty() ? "" : place + " ") + joined();
  }

  /** The facts; where one follows another of its kind, the verb is not said again. */
  private String joined() {
    StringBuilder text = new StringBuilder();
    @Nullable Fact before = null;
    for (Fact each : facts) {
      if (before == null) {
        text.append(each);
      } else if (each.isAgain(before)) {
        text.append(", then ").append(each.value());
      } else if (each.kind() == before.kind()) {
        text.append(" and ").append(each.inList());
      } else {
        text.append(" and ").append(each);
      }
      before = each;
    }
    return text.toString();
  }

  /** Where {@code method} is, for people. */
  static String in(MethodRef method) {
    String type = shortName(method.owner());
    if (method.name().equals("<init>")) {
      return "in the constructor of " + type;
    }
    if (method.name().equals("<clinit>")) {
      return "in the initializer of " + type;
    }
    if (method.name().startsWith("lambda$")) {
      String[] parts = method.name().split("\\$", -1);
      return "in a lambda of " + type + "." + parts[1];
    }
    return "in " + type + "." + method.name();
  }

  /** Without package and outer classes, if it has a name of its own. */
  private static String shortName(String type) {
    String name = Names.simple(type);
    String inner = name.substring(name.lastIndexOf('$') + 1);
    return inner.isEmpty() || Character.isDigit(inner.charAt(0)) ? name : inner;
  }
}
