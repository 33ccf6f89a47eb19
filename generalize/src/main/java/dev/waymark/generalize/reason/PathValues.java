package dev.waymark.generalize.reason;

import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.InstanceNames;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermPrinter;
import dev.waymark.term.Terms;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Substitution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a path computes, over the inputs alone; found out as far as somebody asks. */
final class PathValues {
  private static final int LONGEST = 60;

  /** Values that depend on each other through more statements are not looked into. */
  private static final int DEEPEST = 400;

  private static final Pattern CHARACTER =
      Pattern.compile("(\\.charAt\\(\\d+\\) (?:[=!<>]=|[<>]) )(\\d+)\\b");

  private final Terms terms;
  private final InstanceNames names;
  private final List<Constraint> walked;
  private final Map<Instance, Constraint> definitions = new HashMap<>();
  private final Map<Symbol, Term> values = new HashMap<>();

  /** The values on a path with all these constraints. */
  PathValues(Terms terms, InstanceNames names, List<Constraint> walked) {
    this.terms = terms;
    this.names = names;
    this.walked = walked;
    for (Constraint each : walked) {
      each.defines().forEach(defined -> definitions.putIfAbsent(defined, each));
    }
  }

  /** What {@code constraint} says of the inputs; empty if it takes too many words. */
  Optional<String> text(Constraint constraint) {
    Term condition = replaced(constraint.condition(), null, 0);
    boolean isNamed = !names.instances(condition).isEmpty();
    String text = TermPrinter.print(condition, LONGEST + 1);
    return isNamed || text.length() > LONGEST || condition.arity() == 0
        ? Optional.empty()
        : Optional.of(CHARACTER.matcher(text).replaceAll(PathValues::character));
  }

  /** What was put to {@code cell} next after {@code index}, if that is a constant; else null. */
  @Nullable Constant next(Cell cell, Sort sort, int index) {
    for (Constraint each : walked) {
      if (each.index() >= index) {
        for (Instance defined : each.defines()) {
          if (defined.cell().equals(cell)) {
            return constant(names.symbol(sort, defined));
          }
        }
      }
    }
    return null;
  }

  /** The value of {@code symbol}, if it is the same for all inputs of the path; else null. */
  @Nullable Constant constant(Symbol symbol) {
    return value(symbol, 0) instanceof Constant constant ? constant : null;
  }

  private Term value(Symbol symbol, int depth) {
    Term known = values.get(symbol);
    if (known != null || depth > DEEPEST) {
      return known == null ? symbol : known;
    }
    Instance instance = names.instance(symbol);
    Constraint definition = instance == null ? null : definitions.get(instance);
    Term found = definition == null ? symbol : defined(symbol, definition, depth);
    values.put(symbol, found);
    return found;
  }

  private Term defined(Symbol symbol, Constraint definition, int depth) {
    Term said = replaced(definition.condition(), symbol, depth + 1);
    if (said instanceof Comparison equation && equation.relation() == Relation.EQ) {
      if (equation.left() == symbol) {
        return equation.right();
      }
      if (equation.right() == symbol) {
        return equation.left();
      }
    }
    return symbol;
  }

  /** {@code term} over the inputs, but for {@code kept}. */
  private Term replaced(Term term, @Nullable Symbol kept, int depth) {
    Map<Symbol, Term> replacements = new HashMap<>();
    Variables.of(term)
        .indices()
        .forEach(
            index -> {
              Symbol each = terms.symbols().get(index);
              Term value = each == kept ? each : value(each, depth);
              if (value != each) {
                replacements.put(each, value);
              }
            });
    return new Substitution(terms, replacements).replace(term);
  }

  private static String character(MatchResult match) {
    int code = Integer.parseInt(match.group(2));
    boolean isPlain = code >= ' ' && code < 127 && code != '\'' && code != '\\';
    return Matcher.quoteReplacement(
        match.group(1) + (isPlain ? "'" + (char) code + "'" : match.group(2)));
  }
}
