package dev.waymark.probe.regex;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The automata of expressions, each made when it is first asked for. */
public final class Automata {
  private static final Map<String, Optional<Automaton>> KNOWN = new ConcurrentHashMap<>();

  private Automata() {}

  /** The automaton of an expression with flags of the JDK; null if its form is not known here. */
  public static @Nullable Automaton find(String regex, int flags, Extent extent) {
    String key = extent.name() + flags + ":" + regex;
    Optional<Automaton> known = KNOWN.get(key);
    if (known == null) {
      known = Optional.ofNullable(make(regex, flags, extent));
      KNOWN.put(key, known);
    }
    return known.orElse(null);
  }

  private static @Nullable Automaton make(String regex, int flags, Extent extent) {
    try {
      Nfa nfa = Nfa.of(RegexParser.parse(regex, flags), extent);
      Alphabet alphabet = Alphabet.of(nfa.sets());
      return new Automaton(Determination.of(nfa, alphabet), alphabet);
    } catch (UnknownRegexException e) {
      return null;
    }
  }
}
