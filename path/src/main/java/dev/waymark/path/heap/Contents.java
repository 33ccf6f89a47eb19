package dev.waymark.path.heap;

import dev.waymark.path.Cell;
import dev.waymark.path.ObjectName;
import dev.waymark.path.PathValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Gives names to what objects hold. */
final class Contents {
  private Contents() {}

  /** {@code object}, with each value in it as {@code naming} gives it back. */
  static HeapObject named(
      HeapObject object, ObjectName name, BiFunction<Cell, PathValue, PathValue> naming) {
    if (object instanceof HeapObject.Instance instance) {
      instance
          .fields()
          .replaceAll((field, value) -> naming.apply(new Cell.Field(name, field), value));
    } else if (object instanceof HeapObject.Array array) {
      for (int i = 0; i < array.elements().size(); i++) {
        PathValue value = array.elements().get(i);
        array.elements().set(i, naming.apply(new Cell.Element(name, i), value));
      }
    } else if (object instanceof HeapObject.Function function) {
      return captured(function, name, naming);
    }
    return object;
  }

  private static HeapObject captured(
      HeapObject.Function function,
      ObjectName name,
      BiFunction<Cell, PathValue, PathValue> naming) {
    List<PathValue> captured = new ArrayList<>();
    for (PathValue each : function.captured()) {
      captured.add(naming.apply(new Cell.Captured(name, captured.size()), each));
    }
    return new HeapObject.Function(function.lambda(), function.maker(), captured);
  }
}
