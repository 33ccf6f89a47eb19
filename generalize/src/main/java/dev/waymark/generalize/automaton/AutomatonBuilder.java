package dev.waymark.generalize.automaton;

import dev.waymark.generalize.chain.InfeasibleChain;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.Symbols;

/**
 * Builds the automaton of a chain (paper 003, Figure 5): its waypoints, and all definition-clear
 * ways from one to the next.
 */
public final class AutomatonBuilder {
  private final Flows flows;
  private final Symbols symbols;
  private final Alphabet alphabet;
  private final Protection protection;

  public AutomatonBuilder(Flows flows, Symbols symbols, Alphabet alphabet) {
    this(flows, symbols, alphabet, Protection.DEFINITION_CLEAR);
  }

  AutomatonBuilder(Flows flows, Symbols symbols, Alphabet alphabet, Protection protection) {
    this.flows = flows;
    this.symbols = symbols;
    this.alphabet = alphabet;
    this.protection = protection;
  }

  public Symbols symbols() {
    return symbols;
  }

  public Alphabet alphabet() {
    return alphabet;
  }

  Protection protection() {
    return protection;
  }

  /** The paths that respect {@code chain}; linear in its places and the code they are in. */
  public PathAutomaton build(MoveSequence path, InfeasibleChain chain) {
    PathFrames frames = new PathFrames(path, flows);
    GrowingAutomaton construction = new GrowingAutomaton(this, path, frames);
    Waypoint.of(path, chain, frames).forEach(construction::add);
    return construction.finish(chain.isOfShape());
  }
}
