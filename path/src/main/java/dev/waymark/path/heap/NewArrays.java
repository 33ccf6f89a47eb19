package dev.waymark.path.heap;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.number.NumberOperations;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes arrays. If a length depends on the input, the array has as many elements as were looked at,
 * each known by its place.
 */
public final class NewArrays {
  private static final int MOST_ELEMENTS = 100_000;

  private final Heap heap;
  private final NumberOperations arithmetic;
  private final Types types;

  public NewArrays(Heap heap, NumberOperations arithmetic, Types types) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  /** An array of {@code type}, and the arrays in it, with these lengths, none of them negative. */
  public PathValue.Reference of(String type, List<PathValue.Numeric> lengths) {
    long total = 1;
    for (PathValue.Numeric each : lengths) {
      Integer length = arithmetic.intOf(each);
      total *= length == null ? 1 : Math.max(1, length);
    }
    checkSize(total);
    return fresh(type, lengths);
  }

  private static void checkSize(long size) {
    if (size > MOST_ELEMENTS) {
      throw new LostTrack("a new array of " + size + " elements");
    }
  }

  private PathValue.Reference fresh(String type, List<PathValue.Numeric> lengths) {
    HeapObject.Array array = new HeapObject.Array(type, List.of());
    PathValue.Reference made = heap.add(array);
    begin(made, array, lengths);
    return made;
  }

  private void begin(
      PathValue.Reference made, HeapObject.Array array, List<PathValue.Numeric> lengths) {
    List<PathValue.Numeric> inner = lengths.subList(1, lengths.size());
    Integer length = arithmetic.intOf(lengths.get(0));
    if (length == null) {
      heap.carried().open(made, lengths.get(0), inner);
    } else {
      heap.size(made, lengths.get(0));
      fill(made, array, length, inner);
    }
  }

  /** Sees to it that {@code array}, if its length is open, has an element at {@code position}. */
  public void grow(PathValue.Reference array, int position) {
    if (heap.carried().isOpen(array) && heap.get(array) instanceof HeapObject.Array known) {
      checkSize(position);
      fill(array, known, position + 1, heap.carried().inner(array));
    }
  }

  private void fill(
      PathValue.Reference made, HeapObject.Array array, int length, List<PathValue.Numeric> inner) {
    String element = array.elementType();
    List<PathValue> more = new ArrayList<>();
    for (int i = array.elements().size(); i < length; i++) {
      more.add(inner.isEmpty() ? types.initial(element) : freshIn(made, i, element, inner));
    }
    array.elements().addAll(more);
  }

  private PathValue freshIn(
      PathValue.Reference outer, int index, String type, List<PathValue.Numeric> lengths) {
    HeapObject.Array array = new HeapObject.Array(type, List.of());
    PathValue.Reference made = heap.addIn(outer, index, array);
    begin(made, array, lengths);
    return made;
  }
}
