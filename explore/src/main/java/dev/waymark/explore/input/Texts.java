package dev.waymark.explore.input;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The strings of an input. */
public final class Texts {
  private Texts() {}

  /** All of them, wherever they are in its arguments. */
  public static List<Shape.Text> in(Input input) {
    List<Shape.Text> texts = new ArrayList<>();
    input.arguments().forEach(shape -> add(shape, texts));
    return texts;
  }

  private static void add(Shape shape, List<Shape.Text> texts) {
    if (shape instanceof Shape.Text text) {
      texts.add(text);
    } else {
      shape.parts().forEach(part -> add(part, texts));
    }
  }

  /** {@code old} with {@code after} for a string; null if it cannot be that long or short. */
  public static @Nullable Assignment put(Shape.Text text, String after, Assignment old) {
    Assignment.Builder numbers = old.toBuilder();
    return put(text, after, numbers) ? numbers.build() : null;
  }

  /** Makes a string {@code after}; changes nothing, and says so, if it cannot be that long. */
  public static boolean put(Shape.Text text, String after, Assignment.Builder numbers) {
    if (!text.length().symbol().admits(after.length())) {
      return false;
    }
    numbers.put(text.length().symbol(), after.length());
    for (int i = 0; i < after.length(); i++) {
      numbers.put(text.characters().get(i).symbol(), after.charAt(i));
    }
    return true;
  }
}
