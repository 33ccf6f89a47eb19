package dev.waymark.library.regex;

import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import dev.waymark.probe.regex.Automata;
import dev.waymark.probe.regex.Automaton;
import dev.waymark.probe.regex.Extent;
import java.util.regex.Pattern;

/** Whether a text, which may be symbolic, matches an expression, which is concrete. */
public final class Matching {
  private Matching() {}

  /**
   * Decides at once whether {@code text} matches; what is too large or not known is lost.
   *
   * @param real what the JDK says, which is believed if in doubt
   */
  public static boolean decide(Pattern pattern, String text, Extent extent, boolean real) {
    char[] carried = Text.carried(text);
    if (carried == null) {
      return real;
    }
    Automaton automaton = Automata.find(pattern.pattern(), pattern.flags(), extent);
    int flag = automaton == null ? Automaton.NONE : flag(automaton, carried);
    if (Symbolic.concrete(flag) != (real ? 1 : 0)) {
      Symbolic.lose();
      return real;
    }
    return flag == 1;
  }

  /** 1 if the automaton accepts the text, 0 if not; negative if that is too much to say. */
  private static int flag(Automaton automaton, char[] text) {
    if (automaton.acceptsAll()) {
      return 1;
    }
    int shortest = automaton.shortest();
    if (shortest == Automaton.NONE) {
      return 0;
    }
    int length = shortest;
    if (shortest == automaton.longest()) {
      if (text.length != shortest) {
        return 0;
      }
    } else {
      if (text.length < shortest || text.length > automaton.longest()) {
        return 0;
      }
      length += Numbers.pin(text.length - shortest); // few decisions if it is not much longer
    }
    Symbolic.fixLength(text, length);
    return Acceptance.of(automaton, text, length);
  }
}
