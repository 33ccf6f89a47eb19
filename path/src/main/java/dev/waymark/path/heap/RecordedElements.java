package dev.waymark.path.heap;

import dev.waymark.path.Cell;
import dev.waymark.path.ObjectName;
import dev.waymark.path.PathValue;
import java.util.AbstractList;
import java.util.List;

/** The elements of an array, of which a recorder is told what is read and written. */
final class RecordedElements extends AbstractList<PathValue> {
  private final List<PathValue> elements;
  private final ObjectName array;
  private final Heap heap;
  private final PathValue.Reference reference;
  private final HeapRecorder recorder;

  RecordedElements(
      List<PathValue> elements, PathValue.Reference reference, Heap heap, HeapRecorder recorder) {
    this.elements = elements;
    this.array = recorder.name(reference);
    this.heap = heap;
    this.reference = reference;
    this.recorder = recorder;
  }

  @Override
  public PathValue get(int index) {
    PathValue value = elements.get(index);
    recorder.read(new Cell.Element(array, index), value);
    return value;
  }

  @Override
  public PathValue set(int index, PathValue value) {
    return elements.set(index, recorder.write(new Cell.Element(array, index), value));
  }

  /** What a growing array has at first is no write. */
  @Override
  public void add(int index, PathValue value) {
    elements.add(index, value);
  }

  @Override
  public PathValue remove(int index) {
    return elements.remove(index);
  }

  @Override
  public int size() {
    if (!heap.carried().isOpen(reference)) {
      recorder.read(new Cell.Length(array), heap.namedLength(reference));
    }
    return elements.size();
  }
}
