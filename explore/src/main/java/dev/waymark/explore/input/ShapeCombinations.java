package dev.waymark.explore.input;

import java.util.ArrayList;
import java.util.List;

/** Puts together one of several possibilities, such as shapes, for each place. */
public final class ShapeCombinations {
  private boolean isCut;

  /** Whether some were left out so far. */
  public boolean isCut() {
    return isCut;
  }

  /** All of them; the first place varies fastest. */
  public static <T> List<List<T>> all(List<List<T>> choices) {
    List<List<T>> lists = new ArrayList<>(List.of(List.of()));
    for (List<T> choice : choices) {
      List<List<T>> longer = new ArrayList<>();
      for (T last : choice) {
        lists.forEach(list -> longer.add(with(list, last)));
      }
      lists = longer;
    }
    return lists;
  }

  private static <T> List<T> with(List<T> list, T last) {
    List<T> extended = new ArrayList<>(list);
    extended.add(last);
    return extended;
  }

  /**
   * As many as {@code most}: first the one with the first in each place, then those where one place
   * has another, then two, and so on.
   */
  public <T> List<List<T>> some(List<List<T>> choices, int most) {
    List<List<T>> found = new ArrayList<>();
    for (int others = 0; others <= choices.size(); others++) {
      add(choices, List.of(), others, most, found);
    }
    return found;
  }

  private <T> void add(
      List<List<T>> choices, List<T> begun, int others, int most, List<List<T>> found) {
    int left = choices.size() - begun.size();
    if (left < others || (isCut && found.size() == most)) {
      return;
    }
    if (left == 0) {
      if (found.size() == most) {
        isCut = true;
      } else {
        found.add(begun);
      }
      return;
    }
    List<T> choice = choices.get(begun.size());
    add(choices, with(begun, choice.get(0)), others, most, found);
    for (T other : others == 0 ? List.<T>of() : choice.subList(1, choice.size())) {
      add(choices, with(begun, other), others - 1, most, found);
    }
  }
}
