package dev.waymark.target.host;

import java.util.ArrayList;
import java.util.List;

/** Writes and reads values; the depth is that of their types. */
final class ValueCodec {
  private ValueCodec() {}

  static void write(Value value, Outgoing out) {
    if (value instanceof Value.Primitive primitive) {
      out.putByte('p');
      out.putInt(primitive.symbol());
      out.putLong(primitive.bits());
    } else if (value instanceof Value.Array array) {
      out.putByte('a');
      out.putText(array.type());
      write(array.elements(), out);
    } else if (value instanceof Value.Null) {
      out.putByte('n');
    } else {
      writeObject(value, out);
    }
  }

  private static void writeObject(Value value, Outgoing out) {
    if (value instanceof Value.Text text) {
      out.putByte('t');
      out.putInt(text.length());
      write(text.characters(), out);
    } else if (value instanceof Value.Box box) {
      out.putByte('b');
      out.putText(box.type());
      write(box.number(), out);
    } else if (value instanceof Value.Constant constant) {
      out.putByte('c');
      out.putText(constant.owner());
      out.putText(constant.name());
    } else if (value instanceof Value.Made made) {
      out.putByte('m');
      out.putText(made.owner());
      out.putText(made.name());
      out.putText(made.descriptor());
      write(made.arguments(), out);
    } else if (value instanceof Value.Elements elements) {
      out.putByte('e');
      out.putText(elements.kind());
      write(elements.elements(), out);
    } else if (value instanceof Value.Same same) {
      out.putByte('s');
      out.putInt(same.input());
    }
  }

  static void write(List<Value> values, Outgoing out) {
    out.putInt(values.size());
    for (Value value : values) {
      write(value, out);
    }
  }

  /** Reads what {@link #write(Value, Outgoing)} wrote. */
  static Value read(Incoming in) {
    int tag = in.takeByte();
    return switch (tag) {
      case 'p' -> new Value.Primitive(in.takeInt(), in.takeLong());
      case 'n' -> new Value.Null();
      case 'a' -> new Value.Array(in.takeText(), readAll(in));
      case 't' -> new Value.Text(in.takeInt(), readAll(in));
      case 'b' -> new Value.Box(in.takeText(), read(in));
      case 'c' -> new Value.Constant(in.takeText(), in.takeText());
      case 'm' -> new Value.Made(in.takeText(), in.takeText(), in.takeText(), readAll(in));
      case 'e' -> new Value.Elements(in.takeText(), readAll(in));
      case 's' -> new Value.Same(in.takeInt());
      default -> throw new IllegalStateException("not a value: " + tag);
    };
  }

  /** Reads what {@link #write(List, Outgoing)} wrote. */
  static List<Value> readAll(Incoming in) {
    int size = in.takeInt();
    List<Value> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(read(in));
    }
    return values;
  }
}
