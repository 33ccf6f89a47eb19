package dev.waymark.path.heap;

import dev.waymark.path.Cell;
import dev.waymark.path.ObjectName;
import dev.waymark.path.PathValue;
import org.jspecify.annotations.Nullable;

/** Is told what is read from objects and written to them, and gives names to what it is told. */
public interface HeapRecorder {
  /** The name of an object. */
  ObjectName name(PathValue.Reference object);

  /** {@code cell} of an input holds {@code value} at first, under the name that is returned. */
  PathValue given(Cell cell, PathValue value);

  /** The length of an array of the input. */
  PathValue.Numeric givenLength(Cell cell, int length);

  /** An object is made now; it is {@code shared} if there is only one. */
  void made(PathValue.Reference object, ObjectName.@Nullable Shared shared);

  /** An array is made together with {@code array}, as an element of it. */
  void madeIn(PathValue.Reference array, int index);

  /** {@code cell} holds {@code value} since its object was made, under the name returned. */
  PathValue.Numeric allocated(Cell cell, PathValue.Numeric value);

  /** {@code cell} holds {@code value}, and someone looks; null if nothing was ever put there. */
  void read(Cell cell, @Nullable PathValue value);

  /** {@code cell} holds {@code value} from now on, under the name that is returned. */
  PathValue write(Cell cell, PathValue value);

  /** As {@link #write}, of what a new object holds; what has no name needs none. */
  PathValue written(Cell cell, PathValue value);

  /** Someone looks at the text in a builder. */
  void readText(PathValue.Reference builder, String text);

  /** There is another text in a builder now. */
  void writeText(PathValue.Reference builder, String text);

  /** So many objects have something beside them at first. */
  void givenCarriers(int count);

  /** Someone looks at how many objects have something beside them. */
  void readCarriers(int count);

  /** So many objects have something beside them now. */
  void writeCarriers(int count);
}
