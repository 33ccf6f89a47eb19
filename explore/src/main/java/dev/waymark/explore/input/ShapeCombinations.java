package dev.waymark.explore.input;

import dev.waymark.target.Shape;
import java.util.ArrayList;
import java.util.List;

/** Puts together one shape for each place. */
public final class ShapeCombinations {
  private boolean isCut;

  /** Whether some were left out so far. */
  public boolean isCut() {
    return isCut;
  }

  /** All of them; the first place varies fastest. */
  public static List<List<Shape>> all(List<List<Shape>> choices) {
    List<List<Shape>> lists = new ArrayList<>(List.of(List.of()));
    for (List<Shape> choice : choices) {
      List<List<Shape>> longer = new ArrayList<>();
      for (Shape last : choice) {
        lists.forEach(list -> longer.add(with(list, last)));
      }
      lists = longer;
    }
    return lists;
  }

  private static List<Shape> with(List<Shape> list, Shape last) {
    List<Shape> extended = new ArrayList<>(list);
    extended.add(last);
    return extended;
  }

  /**
   * As many as {@code most}: first the one with the first shape in each place, then those where one
   * place has another, then two, and so on.
   */
  public List<List<Shape>> some(List<List<Shape>> choices, int most) {
    List<List<Shape>> found = new ArrayList<>();
    for (int others = 0; others <= choices.size(); others++) {
      add(choices, List.of(), others, most, found);
    }
    return found;
  }

  private void add(
      List<List<Shape>> choices, List<Shape> begun, int others, int most, List<List<Shape>> found) {
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
    List<Shape> choice = choices.get(begun.size());
    add(choices, with(begun, choice.get(0)), others, most, found);
    for (Shape other : others == 0 ? List.<Shape>of() : choice.subList(1, choice.size())) {
      add(choices, with(begun, other), others - 1, most, found);
    }
  }
}
