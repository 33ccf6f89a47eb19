package dev.waymark.path;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What lies beside objects, as the executor has it beside those of a run: the contents of strings,
 * boxes and builders that depend on the input, and lengths of arrays that no decision has fixed. An
 * array of open length has all elements that it can have, or, if code has made it, those that were
 * looked at.
 */
final class Carried {
  private final Map<Integer, Contents> contents;
  private final Map<Integer, Value.Numeric> lengths;
  private final Map<Integer, List<Value.Numeric>> inner;
  private int made;

  Carried() {
    this(new HashMap<>(), new HashMap<>(), new HashMap<>(), 0);
  }

  private Carried(
      Map<Integer, Contents> contents,
      Map<Integer, Value.Numeric> lengths,
      Map<Integer, List<Value.Numeric>> inner,
      int made) {
    this.contents = contents;
    this.lengths = lengths;
    this.inner = inner;
    this.made = made;
  }

  private record Contents(Value.Reference value, int number) {}

  Carried copy() {
    return new Carried(new HashMap<>(contents), new HashMap<>(lengths), new HashMap<>(inner), made);
  }

  /** How many objects have been given contents. */
  int made() {
    return made;
  }

  void put(Value.Reference object, Value.Reference value) {
    contents.put(object.object(), new Contents(value, made++));
  }

  void forget(Value.Reference object) {
    contents.remove(object.object());
  }

  /** What is in {@code object}; null if nothing in it depends on the input. */
  Value.@Nullable Reference contents(Value.Reference object) {
    Contents found = contents.get(object.object());
    return found == null ? null : found.value;
  }

  /** In which place {@code object} was given contents; negative if it was not. */
  int number(Value.Reference object) {
    Contents found = contents.get(object.object());
    return found == null ? -1 : found.number;
  }

  void open(Value.Reference array, Value.Numeric length) {
    lengths.put(array.object(), length);
  }

  /** As {@link #open}, of an array whose elements are arrays with lengths of their own. */
  void open(Value.Reference array, Value.Numeric length, List<Value.Numeric> ofElements) {
    open(array, length);
    inner.put(array.object(), List.copyOf(ofElements));
  }

  /** The lengths of the arrays in {@code array} that nobody has looked at; none if it has none. */
  List<Value.Numeric> inner(Value.Reference array) {
    return inner.getOrDefault(array.object(), List.of());
  }

  /** The length of {@code array} as long as nothing fixes it; null if it is fixed. */
  Value.@Nullable Numeric length(Value.Reference array) {
    return lengths.get(array.object());
  }

  void fix(Value.Reference array) {
    lengths.remove(array.object());
  }
}
