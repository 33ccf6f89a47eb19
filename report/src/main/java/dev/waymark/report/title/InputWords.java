package dev.waymark.report.title;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import java.util.List;

/** What is special about the arguments of a test: {@code numberIsNull}, {@code linesIsEmpty}. */
final class InputWords {
  private InputWords() {}

  /** The first argument that is null, else the first that is empty; nothing if there is none. */
  static String of(Entry entry, TestCase test) {
    String none = first(entry, test, "IsNull");
    return none.isEmpty() ? first(entry, test, "IsEmpty") : none;
  }

  private static String first(Entry entry, TestCase test, String kind) {
    List<Shape> arguments = test.input().arguments();
    for (int i = entry.hasReceiver() ? 1 : 0; i < arguments.size(); i++) {
      boolean isSo =
          kind.equals("IsNull") ? arguments.get(i) instanceof Shape.Null : isEmpty(test, i);
      if (isSo) {
        return entry.inputs().get(i).name() + kind;
      }
    }
    return "";
  }

  private static boolean isEmpty(TestCase test, int index) {
    Shape shape = test.input().arguments().get(index);
    if (shape instanceof Shape.Text text) {
      return text.string(test.input().numbers()).isEmpty();
    }
    return (shape instanceof Shape.Elements elements && elements.elements().isEmpty())
        || (shape instanceof Shape.Array array && array.elements().isEmpty());
  }
}
