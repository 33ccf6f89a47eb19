package dev.waymark.explore;

import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outgoing;
import dev.waymark.term.Assignment;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes inputs, and reads them with symbols of other terms; equal names become one symbol. */
final class InputCodec {
  private static final int SCALAR = 1;
  private static final int ARRAY = 2;
  private static final int NULL = 3;

  private final Terms terms;
  private final Map<String, Shape.Scalar> symbols = new HashMap<>();

  InputCodec(Terms terms) {
    this.terms = terms;
  }

  static void write(Input input, Outgoing out) {
    out.putInt(input.arguments().size());
    input.arguments().forEach(shape -> write(shape, input.numbers(), out));
    out.putInt(input.draws().size());
    input.draws().forEach(draw -> writeScalar(draw, input.numbers(), out));
  }

  private static void write(Shape shape, Assignment numbers, Outgoing out) {
    if (shape instanceof Shape.Scalar scalar) {
      out.putByte(SCALAR);
      writeScalar(scalar, numbers, out);
    } else if (shape instanceof Shape.Array array) {
      out.putByte(ARRAY);
      out.putText(array.type());
      out.putInt(array.elements().size());
      array.elements().forEach(element -> write(element, numbers, out));
    } else {
      out.putByte(NULL);
    }
  }

  private static void writeScalar(Shape.Scalar scalar, Assignment numbers, Outgoing out) {
    Symbol symbol = scalar.symbol();
    out.putText(symbol.name());
    out.putText(scalar.type());
    out.putLong(symbol.min());
    out.putLong(symbol.max());
    out.putLong(numbers.bits(symbol));
  }

  /** Reads what {@link #write(Input, Outgoing)} wrote. */
  Input read(Incoming in) {
    Assignment.Builder numbers = Assignment.builder();
    List<Shape> arguments = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      arguments.add(readShape(in, numbers));
    }
    List<Shape.Scalar> draws = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      draws.add(readScalar(in, numbers));
    }
    return new Input(arguments, draws, numbers.build());
  }

  private Shape readShape(Incoming in, Assignment.Builder numbers) {
    return switch (in.takeByte()) {
      case SCALAR -> readScalar(in, numbers);
      case ARRAY -> readArray(in, numbers);
      default -> new Shape.Null();
    };
  }

  private Shape readArray(Incoming in, Assignment.Builder numbers) {
    String type = in.takeText();
    List<Shape> elements = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      elements.add(readShape(in, numbers));
    }
    return new Shape.Array(type, elements);
  }

  private Shape.Scalar readScalar(Incoming in, Assignment.Builder numbers) {
    String name = in.takeText();
    String type = in.takeText();
    long min = in.takeLong();
    long max = in.takeLong();
    Shape.Scalar scalar =
        symbols.computeIfAbsent(
            name + " " + type, key -> Shape.Scalar.of(terms, name, type, min, max));
    numbers.put(scalar.symbol(), in.takeLong());
    return scalar;
  }
}
