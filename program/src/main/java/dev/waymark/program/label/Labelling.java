package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which labels a user wants: several criteria at once, each once. The same criteria give the same
 * labels with the same names.
 */
public final class Labelling {
  /** No labels at all. */
  public static final Labelling NONE = new Labelling("", Set.of());

  private final String text;
  private final Set<LabellingFunction> functions;

  private Labelling(String text, Set<LabellingFunction> functions) {
    this.text = text;
    this.functions = functions;
  }

  /**
   * Reads names of criteria, with commas between them, such as {@code cc,wm:aor,ror}: after {@code
   * wm:} come the mutations that are wanted.
   *
   * @throws ProgramException if there is no such criterion or mutation
   */
  public static Labelling parse(String text) {
    Set<LabellingFunction> functions = new LinkedHashSet<>();
    List<String> words = Arrays.asList(text.split(",", -1));
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i).strip();
      List<String> mutations = new ArrayList<>();
      if (word.startsWith("wm:")) {
        mutations.add(word.substring(3));
        while (i + 1 < words.size() && Criteria.mutations().contains(words.get(i + 1).strip())) {
          mutations.add(words.get(++i).strip());
        }
        word = "wm";
      }
      functions.addAll(Criteria.find(word, mutations));
    }
    return new Labelling(text, functions);
  }

  /** These labels, and those that a user has written down. */
  public Labelling with(List<WrittenLabel> written) {
    if (written.isEmpty()) {
      return this;
    }
    Set<LabellingFunction> all = new LinkedHashSet<>(functions);
    all.add(new WrittenLabels(written));
    return new Labelling(text + " " + written, all);
  }

  /**
   * Makes sure that what a user has written down is about {@code methods}.
   *
   * @throws ProgramException if it is not, or makes no sense there
   */
  public void check(Collection<MethodModel> methods) {
    for (LabellingFunction function : functions) {
      if (function instanceof WrittenLabels written) {
        written.check(methods);
      }
    }
  }

  /** The names of all criteria. */
  public static List<String> criteria() {
    return Criteria.names();
  }

  /** Whether there are no labels anywhere. */
  public boolean isEmpty() {
    return functions.isEmpty();
  }

  /**
   * The labels of {@code methods}, in their order; the functions of a method in the order asked.
   */
  public Map<MethodModel, List<Label>> of(Collection<MethodModel> methods) {
    Map<String, Integer> seen = new HashMap<>();
    Map<MethodModel, List<Label>> all = new LinkedHashMap<>();
    for (MethodModel method : methods) {
      LabelList labels = new LabelList(method, seen);
      functions.forEach(function -> function.label(method, labels));
      all.put(method, labels.labels());
    }
    return all;
  }

  /**
   * The pairs of labels of {@link #of} that show conditions to matter, by condition; none if MC/DC
   * is not asked for. A condition for which there are none is there all the same.
   */
  public Map<String, IndependencePairs> pairs(Collection<MethodModel> methods) {
    Map<String, IndependencePairs> pairs = new LinkedHashMap<>();
    Map<String, Integer> seen = new HashMap<>();
    for (MethodModel method : methods) {
      LabelList labels = new LabelList(method, seen);
      for (LabellingFunction function : functions) {
        if (function instanceof IndependenceLabels independence) {
          independence.find(method, labels, pairs);
        } else {
          function.label(method, labels);
        }
      }
    }
    return pairs;
  }

  /** As it was asked for. */
  @Override
  public String toString() {
    return text;
  }
}
