package dev.waymark.explore.trying;

import dev.waymark.explore.input.CodeConstants;
import dev.waymark.explore.input.Texts;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries the strings of the code before a solver is asked about several characters at once: what
 * such a condition wants is mostly written there, and a hash code is easier to compute than to
 * invert.
 */
public final class Guesses {
  private static final int MOST_STRINGS = 64;

  private final List<String> strings;

  public Guesses(CodeConstants constants) {
    this.strings = constants.strings().stream().limit(MOST_STRINGS).toList();
  }

  /** A change of {@code base} for which all conditions hold; null if none comes to mind. */
  public @Nullable Input find(Input base, List<Term> conditions) {
    SymbolSet symbols = Variables.of(conditions.get(conditions.size() - 1));
    if (strings.isEmpty() || symbols.size() < 2) {
      return null;
    }
    for (Shape.Text text : Texts.in(base)) {
      if (isAbout(text, symbols)) {
        Assignment found = find(text, base.numbers(), conditions);
        if (found != null) {
          return base.with(found);
        }
      }
    }
    return null;
  }

  private static boolean isAbout(Shape.Text text, SymbolSet symbols) {
    return symbols.contains(text.length().symbol())
        || text.characters().stream().anyMatch(each -> symbols.contains(each.symbol()));
  }

  private @Nullable Assignment find(Shape.Text text, Assignment old, List<Term> conditions) {
    String now = text.string(old);
    for (String string : strings) {
      String rest = now.length() > string.length() ? now.substring(string.length()) : "";
      for (String guess : new String[] {string, string + rest, now + string}) {
        Assignment changed = Texts.put(text, guess, old);
        if (changed != null && holds(conditions, changed)) {
          return changed;
        }
      }
    }
    return null;
  }

  /** The last condition is the one that did not hold before. */
  private static boolean holds(List<Term> conditions, Assignment numbers) {
    Evaluator evaluator = new Evaluator(numbers);
    for (int i = conditions.size() - 1; i >= 0; i--) {
      if (!evaluator.holds(conditions.get(i))) {
        return false;
      }
    }
    return true;
  }
}
