package dev.waymark.generalize.automaton;

import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.Symbols;

/** Builds automata that are wrong. */
public final class Unprotected {
  private Unprotected() {}

  /** One that lets everything change between the statements of a chain. */
  public static AutomatonBuilder builder(Flows flows, Symbols symbols, Alphabet alphabet) {
    return new AutomatonBuilder(flows, symbols, alphabet, Protection.NONE);
  }
}
