package dev.waymark.target.wire;

import java.util.ArrayList;
import java.util.List;

/** Writes and reads values; the depth is that of their types. */
final class InputValueCodec {
  private InputValueCodec() {}

  static void write(InputValue value, Outgoing out) {
    if (value instanceof InputValue.Primitive primitive) {
      out.putByte('p');
      out.putInt(primitive.symbol());
      out.putLong(primitive.bits());
    } else if (value instanceof InputValue.Array array) {
      out.putByte('a');
      out.putText(array.type());
      write(array.elements(), out);
    } else if (value instanceof InputValue.Null) {
      out.putByte('n');
    } else {
      writeObject(value, out);
    }
  }

  private static void writeObject(InputValue value, Outgoing out) {
    if (value instanceof InputValue.Text text) {
      out.putByte('t');
      out.putInt(text.length());
      write(text.characters(), out);
    } else if (value instanceof InputValue.Box box) {
      out.putByte('b');
      out.putText(box.type());
      write(box.number(), out);
    } else if (value instanceof InputValue.Constant constant) {
      out.putByte('c');
      out.putText(constant.owner());
      out.putText(constant.name());
    } else if (value instanceof InputValue.Made made) {
      out.putByte('m');
      writeCall(made, out);
    } else if (value instanceof InputValue.Used used) {
      out.putByte('u');
      write(used.object(), out);
      out.putInt(used.calls().size());
      used.calls().forEach(each -> writeCall(each, out));
    } else if (value instanceof InputValue.Stub stub) {
      out.putByte('d');
      writeStub(stub, out);
    } else if (value instanceof InputValue.Elements elements) {
      out.putByte('e');
      out.putText(elements.kind());
      write(elements.elements(), out);
    } else if (value instanceof InputValue.Same same) {
      out.putByte('s');
      out.putInt(same.input());
    }
  }

  private static void writeCall(InputValue.Made made, Outgoing out) {
    out.putText(made.owner());
    out.putText(made.name());
    out.putText(made.descriptor());
    write(made.arguments(), out);
  }

  private static void writeStub(InputValue.Stub stub, Outgoing out) {
    out.putText(stub.type());
    out.putInt(stub.answers().size());
    for (InputValue.Answer each : stub.answers()) {
      out.putInt(each.index());
      out.putText(each.type());
      out.putByte(each.isThrown() ? 1 : 0);
      write(each.values(), out);
      out.putInt(each.told().size());
      for (InputValue.Told told : each.told()) {
        out.putInt(told.parameter());
        writeCall(told.call(), out);
        out.putByte(told.isPassedOn() ? 1 : 0);
      }
    }
  }

  static void write(List<InputValue> values, Outgoing out) {
    out.putInt(values.size());
    for (InputValue value : values) {
      write(value, out);
    }
  }

  /** Reads what {@link #write(InputValue, Outgoing)} wrote. */
  static InputValue read(Incoming in) {
    int tag = in.takeByte();
    return switch (tag) {
      case 'p' -> new InputValue.Primitive(in.takeInt(), in.takeLong());
      case 'n' -> new InputValue.Null();
      case 'a' -> new InputValue.Array(in.takeText(), readAll(in));
      case 't' -> new InputValue.Text(in.takeInt(), readAll(in));
      case 'b' -> new InputValue.Box(in.takeText(), read(in));
      case 'c' -> new InputValue.Constant(in.takeText(), in.takeText());
      case 'm' -> readCall(in);
      case 'u' -> readUsed(in);
      case 'd' -> readStub(in);
      case 'e' -> new InputValue.Elements(in.takeText(), readAll(in));
      case 's' -> new InputValue.Same(in.takeInt());
      default -> throw new IllegalStateException("not a value: " + tag);
    };
  }

  private static InputValue.Made readCall(Incoming in) {
    return new InputValue.Made(in.takeText(), in.takeText(), in.takeText(), readAll(in));
  }

  private static InputValue readUsed(Incoming in) {
    InputValue object = read(in);
    List<InputValue.Made> calls = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      calls.add(readCall(in));
    }
    return new InputValue.Used(object, calls);
  }

  private static InputValue readStub(Incoming in) {
    String type = in.takeText();
    List<InputValue.Answer> answers = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      int index = in.takeInt();
      String result = in.takeText();
      boolean isThrown = in.takeByte() != 0;
      List<InputValue> values = readAll(in);
      answers.add(new InputValue.Answer(index, result, values, isThrown, readTold(in)));
    }
    return new InputValue.Stub(type, answers);
  }

  private static List<InputValue.Told> readTold(Incoming in) {
    List<InputValue.Told> told = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      told.add(new InputValue.Told(in.takeInt(), readCall(in), in.takeByte() != 0));
    }
    return told;
  }

  /** Reads what {@link #write(List, Outgoing)} wrote. */
  static List<InputValue> readAll(Incoming in) {
    int size = in.takeInt();
    List<InputValue> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(read(in));
    }
    return values;
  }
}
