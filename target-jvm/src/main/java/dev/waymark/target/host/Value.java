package dev.waymark.target.host;

import java.util.ArrayList;
import java.util.List;

/** An argument of the entry: a primitive that is an input, null, or an array of values. */
public sealed interface Value {
  /** A primitive input: the symbol's number and its bits in this run. */
  record Primitive(int symbol, long bits) implements Value {}

  /** The null reference. */
  record Null() implements Value {}

  /** A fresh array. */
  record Array(List<Value> elements) implements Value {
    public Array {
      elements = List.copyOf(elements);
    }
  }

  /** Writes {@code value}; the depth is that of array types. */
  static void write(Value value, Outgoing out) {
    if (value instanceof Primitive primitive) {
      out.putByte('p');
      out.putInt(primitive.symbol());
      out.putLong(primitive.bits());
    } else if (value instanceof Array array) {
      out.putByte('a');
      out.putInt(array.elements().size());
      for (Value element : array.elements()) {
        write(element, out);
      }
    } else {
      out.putByte('n');
    }
  }

  /** Reads what {@link #write} wrote. */
  static Value read(Incoming in) {
    int tag = in.takeByte();
    if (tag == 'p') {
      return new Primitive(in.takeInt(), in.takeLong());
    }
    if (tag == 'n') {
      return new Null();
    }
    int size = in.takeInt();
    List<Value> elements = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      elements.add(read(in));
    }
    return new Array(elements);
  }
}
