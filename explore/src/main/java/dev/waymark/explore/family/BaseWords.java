package dev.waymark.explore.family;

import dev.waymark.explore.purpose.Perspective;
import dev.waymark.generalize.record.WordWriter;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.walk.Walk;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** The words of the inputs that were asked about of late. */
final class BaseWords {
  private static final int MOST_LETTERS = 2_000_000;

  private final Perspective view;
  private final Alphabet alphabet;
  private final Symbols symbols;
  private final Map<String, Integer> shapes = new HashMap<>();
  private final IdentityHashMap<Object, Integer> shapesOfLists = new IdentityHashMap<>();
  private final IdentityHashMap<Input, BaseWord> words = new IdentityHashMap<>();
  private final Deque<Input> latest = new ArrayDeque<>();
  private int letters;

  BaseWords(Perspective view, Alphabet alphabet, Symbols symbols) {
    this.view = view;
    this.alphabet = alphabet;
    this.symbols = symbols;
  }

  /** Forgets what is made of terms. */
  void forget() {
    words.clear();
    latest.clear();
    shapesOfLists.clear();
    letters = 0;
  }

  /** Shapes by number. */
  Map<String, Integer> shapes() {
    return shapes;
  }

  /** The number of the shape of {@code input}. */
  int shapeOf(Input input) {
    return shapesOfLists.computeIfAbsent(
        input.arguments(),
        key -> shapes.computeIfAbsent(input.arguments().toString(), text -> shapes.size()));
  }

  /** The word of {@code base}, as far as its path can be followed. */
  BaseWord of(Input base, PathFollowing following) {
    BaseWord known = words.get(base);
    if (known == null) {
      known = read(base, following);
      words.put(base, known);
      latest.add(base);
      letters += known.size();
      shrink();
    }
    return known;
  }

  private void shrink() {
    while (letters > MOST_LETTERS && latest.size() > 1) {
      BaseWord oldest = words.remove(latest.remove());
      letters -= oldest == null ? 0 : oldest.size();
    }
  }

  private BaseWord read(Input base, PathFollowing following) {
    WordWriter writer = new WordWriter(alphabet, symbols);
    BaseWord.Builder word = new BaseWord.Builder(writer);
    Walk walk = following.begin(base, Naming.SUBSTITUTED, writer);
    Evaluator evaluator = new Evaluator(base.numbers());
    int choices = 0;
    while (choices++ < PathFollowing.MOST_CHOICES
        && walk.situation() instanceof Situation.Choice choice) {
      int taken = choice.taken(evaluator);
      if (taken < 0) {
        break;
      }
      word.take(choice, taken, view.isStep(choice, taken));
      walk.take(taken);
    }
    return word.build(shapeOf(base));
  }
}
