package dev.waymark.path.tree;

import dev.waymark.path.Point;
import dev.waymark.program.MethodModel;
import java.util.Set;

/** Names of the arcs of one method, as paths have them. */
public final class TokenNames {
  private final MethodModel method;
  private final ArcNames names = new ArcNames();

  public TokenNames(MethodModel method) {
    this.method = method;
  }

  /** The arc, such as {@code 14+}, or {@code 11..11b+} for a decision. */
  public String of(Token token) {
    if (token instanceof Token.Taken taken) {
      return name(taken.arc().statement(), taken.arc().outcome());
    }
    Token.Decided decided = (Token.Decided) token;
    return node(decided.first()) + ".." + node(decided.last()) + (decided.value() ? "+" : "-");
  }

  private String node(int statement) {
    String name = name(statement, 0);
    return name.substring(0, name.length() - 1);
  }

  private String name(int statement, int outcome) {
    return names.of(new Point(0, 0, 0, method, statement), outcome);
  }

  /** The statements at which the arc begins and ends. */
  public static Set<Integer> statements(Token token) {
    return token instanceof Token.Taken taken
        ? Set.of(taken.arc().statement())
        : token instanceof Token.Decided decided ? Set.of(decided.last()) : Set.of();
  }
}
