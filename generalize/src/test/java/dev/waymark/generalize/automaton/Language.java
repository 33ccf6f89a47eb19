package dev.waymark.generalize.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;

/** The words that an automaton recognizes, listed. */
public final class Language {
  private final PathAutomaton automaton;
  private final int longest;
  private final List<List<Integer>> words = new ArrayList<>();

  private Language(PathAutomaton automaton, int longest) {
    this.automaton = automaton;
    this.longest = longest;
  }

  /** The shortest words of at most {@code longest} letters: no beginning of them is one. */
  public static List<List<Integer>> of(PathAutomaton automaton, int longest) {
    Language language = new Language(automaton, longest);
    BitSet start = new BitSet();
    start.set(0);
    language.extend(start, new ArrayList<>());
    return language.words;
  }

  private void extend(BitSet nodes, List<Integer> word) {
    if (nodes.get(automaton.accepting())) {
      words.add(List.copyOf(word));
      return;
    }
    if (word.size() == longest) {
      return;
    }
    TreeSet<Integer> letters = new TreeSet<>();
    nodes.stream()
        .forEach(
            node -> {
              for (int letter : automaton.letters(node)) {
                letters.add(letter);
              }
            });
    for (int letter : letters) {
      BitSet next = new BitSet();
      nodes.stream().forEach(node -> automaton.step(node, letter, next::set));
      word.add(letter);
      extend(next, word);
      word.remove(word.size() - 1);
    }
  }
}
