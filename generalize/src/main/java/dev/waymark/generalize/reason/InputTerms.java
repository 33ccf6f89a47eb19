package dev.waymark.generalize.reason;

import dev.waymark.path.Constraint;
import dev.waymark.path.Names;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Comparison;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermPrinter;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Substitution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Conditions over the inputs alone: what a path has computed stands in place of what it has named.
 */
final class InputTerms {
  private static final int LONGEST = 60;
  private static final Pattern CHARACTER =
      Pattern.compile("(\\.charAt\\(\\d+\\) (?:[=!<>]=|[<>]) )(\\d+)\\b");

  private final Terms terms;
  private final Names names;
  private final List<Constraint> walked;

  InputTerms(Terms terms, Names names, List<Constraint> walked) {
    this.terms = terms;
    this.names = names;
    this.walked = walked;
  }

  /** What {@code constraint} says of the inputs; empty if it takes too many words. */
  Optional<String> text(Constraint constraint) {
    Map<Symbol, Term> values = new HashMap<>();
    for (Constraint each : walked) {
      if (each.index() > constraint.index()) {
        break;
      }
      if (each.defines().size() == 1) {
        learn(each, values);
      }
    }
    Term condition = new Substitution(terms, values).replace(constraint.condition());
    boolean isNamed = !names.instances(condition).isEmpty();
    String text = TermPrinter.print(condition, LONGEST + 1);
    return isNamed || text.length() > LONGEST || condition.arity() == 0
        ? Optional.empty()
        : Optional.of(CHARACTER.matcher(text).replaceAll(InputTerms::character));
  }

  private void learn(Constraint constraint, Map<Symbol, Term> values) {
    Term said = new Substitution(terms, values).replace(constraint.condition());
    if (said instanceof Comparison equation && equation.relation() == Relation.EQ) {
      if (isDefined(equation.left(), constraint)) {
        values.put((Symbol) equation.left(), equation.right());
      } else if (isDefined(equation.right(), constraint)) {
        values.put((Symbol) equation.right(), equation.left());
      }
    }
  }

  private boolean isDefined(Term term, Constraint constraint) {
    return term instanceof Symbol symbol
        && constraint.defines().get(0).equals(names.instance(symbol));
  }

  private static String character(MatchResult match) {
    int code = Integer.parseInt(match.group(2));
    boolean isPlain = code >= ' ' && code < 127 && code != '\'' && code != '\\';
    return java.util.regex.Matcher.quoteReplacement(
        match.group(1) + (isPlain ? "'" + (char) code + "'" : match.group(2)));
  }
}
