package dev.waymark.path.heap;

import dev.waymark.path.PathValue;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An object whose class is known exactly. */
public sealed interface HeapObject {
  /** Internal name of its class, or the descriptor of an array. */
  String type();

  /** The same contents, to be changed for itself; the object itself if it never changes. */
  default HeapObject copy() {
    return this;
  }

  /** An object whose fields are known; those that were never written have their default. */
  record Instance(String type, Map<FieldRef, PathValue> fields) implements HeapObject {
    public static Instance fresh(String type) {
      return new Instance(type, new LinkedHashMap<>());
    }

    @Override
    public HeapObject copy() {
      return new Instance(type, new LinkedHashMap<>(fields));
    }
  }

  /** An array, and all its elements. */
  record Array(String type, List<PathValue> elements) implements HeapObject {
    public Array {
      elements = elements instanceof RecordedElements ? elements : new ArrayList<>(elements);
    }

    /** The descriptor of the elements. */
    public String elementType() {
      return type.substring(1);
    }

    @Override
    public HeapObject copy() {
      return new Array(type, new ArrayList<>(elements));
    }
  }

  /**
   * A lambda, of a class that nobody knows.
   *
   * @param maker the method that made it
   * @param captured what it was made with
   */
  record Function(Lambda lambda, MethodModel maker, List<PathValue> captured)
      implements HeapObject {
    public Function {
      captured = List.copyOf(captured);
    }

    /** The interface, which is all that can be asked for. */
    @Override
    public String type() {
      return lambda.method().owner();
    }
  }

  /** The object that stands for the class or array type {@code named}. */
  record Mirror(String named) implements HeapObject {
    @Override
    public String type() {
      return "java/lang/Class";
    }
  }

  /** A string, a box or another value of the JDK that never changes, and is the same always. */
  record Known(Object value) implements HeapObject {
    @Override
    public String type() {
      return Types.nameOf(value);
    }
  }

  /** A builder with nothing in it that depends on the input; a carrier's is not looked at. */
  record Builder(Appendable text) implements HeapObject {
    @Override
    public String type() {
      return Types.nameOf(text);
    }

    @Override
    @SuppressWarnings("JdkObsolete") // a buffer is one of the program
    public HeapObject copy() {
      String now = text.toString();
      return new Builder(
          text instanceof StringBuilder ? new StringBuilder(now) : new StringBuffer(now));
    }
  }

  /** An object of which only class and identity are known, such as a text or an exception. */
  record Opaque(String type) implements HeapObject {}
}
