package dev.waymark.path.heap;

import dev.waymark.path.Cell;
import dev.waymark.path.PathValue;
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
public final class Carried {
  private final Map<Integer, Contents> contents;
  private final Map<Integer, PathValue.Numeric> lengths;
  private final Map<Integer, List<PathValue.Numeric>> inner;
  private @Nullable HeapRecorder recorder;
  private int made;

  Carried() {
    this(new HashMap<>(), new HashMap<>(), new HashMap<>(), 0);
  }

  private Carried(
      Map<Integer, Contents> contents,
      Map<Integer, PathValue.Numeric> lengths,
      Map<Integer, List<PathValue.Numeric>> inner,
      int made) {
    this.contents = contents;
    this.lengths = lengths;
    this.inner = inner;
    this.made = made;
  }

  private record Contents(PathValue.Reference value, int number) {}

  Carried copy() {
    return new Carried(new HashMap<>(contents), new HashMap<>(lengths), new HashMap<>(inner), made);
  }

  /** From now on, tells {@code told} what happens. */
  void record(HeapRecorder told) {
    recorder = told;
  }

  /** Names what is there at first. */
  void nameGiven(HeapRecorder told) {
    contents.replaceAll(
        (object, found) -> {
          Cell cell = new Cell.Carried(told.name(new PathValue.Reference(object)));
          return new Contents((PathValue.Reference) told.given(cell, found.value), found.number);
        });
    lengths.replaceAll(
        (object, length) -> {
          Cell cell = new Cell.Length(told.name(new PathValue.Reference(object)));
          return (PathValue.Numeric) told.given(cell, length);
        });
    told.givenCarriers(made);
  }

  private Cell carried(HeapRecorder told, PathValue.Reference object) {
    return new Cell.Carried(told.name(object));
  }

  /** How many objects have been given contents. */
  public int made() {
    if (recorder != null) {
      recorder.readCarriers(made);
    }
    return made;
  }

  void put(PathValue.Reference object, PathValue.Reference value) {
    PathValue.Reference kept = value;
    if (recorder != null) {
      kept = (PathValue.Reference) recorder.write(carried(recorder, object), value);
      recorder.writeCarriers(made + 1);
    }
    contents.put(object.object(), new Contents(kept, made++));
  }

  public void forget(PathValue.Reference object) {
    if (recorder != null) {
      recorder.write(carried(recorder, object), new PathValue.Null());
    }
    contents.remove(object.object());
  }

  /** What is in {@code object}; null if nothing in it depends on the input. */
  public PathValue.@Nullable Reference contents(PathValue.Reference object) {
    Contents found = find(object);
    return found == null ? null : found.value;
  }

  /** In which place {@code object} was given contents; negative if it was not. */
  public int number(PathValue.Reference object) {
    Contents found = find(object);
    return found == null ? -1 : found.number;
  }

  private @Nullable Contents find(PathValue.Reference object) {
    Contents found = contents.get(object.object());
    if (recorder != null) {
      recorder.read(carried(recorder, object), found == null ? null : found.value);
    }
    return found;
  }

  void open(PathValue.Reference array, PathValue.Numeric length) {
    lengths.put(array.object(), named(array, length));
  }

  private PathValue.Numeric named(PathValue.Reference array, PathValue.Numeric length) {
    return recorder == null
        ? length
        : recorder.allocated(new Cell.Length(recorder.name(array)), length);
  }

  /** As {@link #open}, of an array whose elements are arrays with lengths of their own. */
  void open(
      PathValue.Reference array, PathValue.Numeric length, List<PathValue.Numeric> ofElements) {
    open(array, length);
    inner.put(array.object(), List.copyOf(ofElements));
  }

  /** The lengths of the arrays in {@code array} that nobody has looked at; none if it has none. */
  public List<PathValue.Numeric> inner(PathValue.Reference array) {
    return inner.getOrDefault(array.object(), List.of());
  }

  /** Whether nothing has fixed the length of {@code array}. */
  public boolean isOpen(PathValue.Reference array) {
    return lengths.containsKey(array.object());
  }

  /** The length of {@code array} as long as nothing fixes it; null if it is fixed. */
  public PathValue.@Nullable Numeric length(PathValue.Reference array) {
    PathValue.Numeric length = lengths.get(array.object());
    if (recorder != null && length != null) {
      recorder.read(new Cell.Length(recorder.name(array)), length);
    }
    return length;
  }

  void fix(PathValue.Reference array) {
    lengths.remove(array.object());
  }
}
