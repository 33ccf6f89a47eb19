package dev.waymark.generalize;

import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.chain.InfeasibleChain;
import dev.waymark.generalize.explain.Explanation;

/** Paths that are infeasible for one reason. */
public record Family(Explanation explanation, InfeasibleChain chain, PathAutomaton automaton) {}
