package dev.waymark.explore.objective;

import dev.waymark.path.tree.Token;
import java.util.List;

/**
 * A path, or a partial path, that an exploration of abstract paths has tried.
 *
 * @param kind what became of it
 * @param text it in the notation of paper 004
 * @param labels the names of its arcs
 * @param tokens it as an abstract path
 * @param suffix how many choices were added to the partial path that was flipped
 * @param test the number of the run; 0 if there was none
 */
public record Attempt(
    Kind kind, String text, List<String> labels, List<Token> tokens, int suffix, int test) {
  public Attempt {
    labels = List.copyOf(labels);
    tokens = List.copyOf(tokens);
  }

  /** What can become of an attempt. */
  public enum Kind {
    /** A run that covers something new. */
    COVERED("P"),
    /** A run that covers nothing new. */
    REDUNDANT("R"),
    /** No input takes the partial path. */
    INFEASIBLE("I"),
    /** It was not found out, or not tried. */
    OPEN("?");

    private final String letter;

    Kind(String letter) {
      this.letter = letter;
    }

    /** What paper 004 calls it. */
    public String letter() {
      return letter;
    }
  }
}
