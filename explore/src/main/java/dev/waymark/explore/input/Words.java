package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import java.util.TreeSet;

/**
 * Strings of inputs that led somewhere: what one entry of a class was given may be what another
 * waits for. In the order of the strings, so that it makes no difference who found them first.
 */
public final class Words {
  private final TreeSet<String> all = new TreeSet<>();
  private List<String> list = List.of();

  public void add(Input input) {
    input.arguments().forEach(shape -> add(shape, input.numbers()));
  }

  private void add(Shape shape, Assignment numbers) {
    if (shape instanceof Shape.Text text) {
      String string = text.string(numbers);
      if (!string.isEmpty()) {
        all.add(string);
      }
    } else {
      shape.parts().forEach(part -> add(part, numbers));
    }
  }

  public List<String> list() {
    if (list.size() < all.size()) {
      list = List.copyOf(all);
    }
    return list;
  }
}
