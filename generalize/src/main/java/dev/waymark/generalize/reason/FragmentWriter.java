package dev.waymark.generalize.reason;

import dev.waymark.generalize.record.Move;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.StatementText;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts in words what statements do on a part of a path, of which nothing else is known. What only
 * hands on a value is told where the value is used.
 */
public final class FragmentWriter {
  private final List<Move> path;
  private final Map<Integer, List<Move>> byFrame = new HashMap<>();
  private final int[] places;

  /** For statements of {@code path}, whose moves are statements and handlers. */
  public FragmentWriter(List<Move> path) {
    this.path = List.copyOf(path);
    this.places = new int[path.size()];
    for (int i = 0; i < path.size(); i++) {
      List<Move> moves = byFrame.computeIfAbsent(path.get(i).frame(), key -> new ArrayList<>());
      places[i] = moves.size();
      moves.add(path.get(i));
    }
  }

  /**
   * What is said of one move.
   *
   * @param known what its value is known to be, such as never null; empty if that does not matter
   * @param remark what is to be said in place of what the statement does; empty if that is
   */
  public record Mention(int move, String known, String remark) {
    public Mention(int move) {
      this(move, "", "");
    }
  }

  /** The reason that consists of {@code mentions}, in the order of the path. */
  public Reason write(Collection<Mention> mentions) {
    List<Clause> clauses = new ArrayList<>();
    List<Fact> facts = new ArrayList<>();
    int before = -1;
    for (Mention each : mentions) {
      Optional<Fact> fact = fact(each);
      if (fact.isEmpty()) {
        continue;
      }
      if (before >= 0 && !isSamePlace(before, each.move())) {
        clauses.add(clause(before, facts));
        facts.clear();
      }
      add(fact.get(), facts);
      before = each.move();
    }
    if (before >= 0) {
      clauses.add(clause(before, facts));
    }
    return new Reason(clauses);
  }

  /** What another fact says, with what is known of it, is not said for itself. */
  private static void add(Fact fact, List<Fact> facts) {
    boolean isValue = fact.kind() == Fact.Kind.SETS || fact.kind() == Fact.Kind.RETURNS;
    String known = "";
    for (Fact each : facts) {
      known = isValue && fact.says(each) ? each.value() : known;
    }
    facts.removeIf(each -> fact.says(each) && (isValue || each.value().isEmpty()));
    Fact whole = known.isEmpty() ? fact : new Fact(fact.kind(), fact.text(), known);
    if (!facts.contains(whole)) {
      facts.add(whole);
    }
  }

  private Clause clause(int move, List<Fact> facts) {
    MethodModel method = path.get(move).method();
    int instruction = method.code().instructionOf(path.get(move).statement());
    int line = method.code().line(instruction);
    String place = line > 0 ? "line " + line : "instruction " + instruction;
    return new Clause(method.ref(), place, line, facts);
  }

  private boolean isSamePlace(int one, int other) {
    return path.get(one).frame() == path.get(other).frame()
        && clause(one, List.of()).equals(clause(other, List.of()));
  }

  private Optional<Fact> fact(Mention mention) {
    Move move = path.get(mention.move());
    Statement statement = move.method().code().statement(move.statement());
    int place = places[mention.move()];
    StatementText texts =
        move.method()
            .texts(
                new ExecutedDefinitions(
                    byFrame.getOrDefault(move.frame(), List.of()), place, each -> null));
    if (!mention.remark().isEmpty()) {
      return Optional.of(new Fact(Fact.Kind.DOES, mention.remark()));
    }
    if (!mention.known().isEmpty()) {
      return Optional.of(new Fact(Fact.Kind.USES, texts.value(place), mention.known()));
    }
    return fact(statement, move, texts, place);
  }

  private Optional<Fact> fact(Statement statement, Move move, StatementText texts, int place) {
    if (statement instanceof If || statement instanceof Switch || statement instanceof Check) {
      return Optional.of(new Fact(Fact.Kind.NEEDS, texts.needs(place, move.outcome())));
    }
    Optional<String> target = texts.target(place);
    if (target.isPresent()) {
      return isCaught(texts, place)
          ? Optional.of(new Fact(Fact.Kind.SETS, target.get()))
          : Optional.of(new Fact(Fact.Kind.SETS, target.get() + " = " + texts.value(place)));
    }
    if (statement instanceof Return leave && leave.value() != null) {
      return Optional.of(new Fact(Fact.Kind.RETURNS, texts.value(place)));
    }
    if (statement instanceof Throw) {
      return Optional.of(new Fact(Fact.Kind.THROWS, texts.value(place)));
    }
    if (statement instanceof Call) {
      return Optional.of(new Fact(Fact.Kind.CALLS, texts.value(place)));
    }
    return isMaker(statement)
        ? Optional.of(new Fact(Fact.Kind.MAKES, texts.value(place)))
        : Optional.empty();
  }

  /** What is on the stack comes from where the part of the path does not reach. */
  private static boolean isCaught(StatementText texts, int place) {
    return texts.value(place).equals("(...)");
  }

  private static boolean isMaker(Statement statement) {
    return statement instanceof Assign assign
        && assign.target().kind() == Kind.REFERENCE
        && (assign.value() instanceof NewArray || assign.value() instanceof NewObject);
  }
}
