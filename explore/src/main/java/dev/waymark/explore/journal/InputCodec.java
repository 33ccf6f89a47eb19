package dev.waymark.explore.journal;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.making.Container;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Writes inputs, and reads them with symbols of other terms; equal names become one symbol. */
public final class InputCodec {
  private static final int SCALAR = 1;
  private static final int ARRAY = 2;
  private static final int NULL = 3;
  private static final int TEXT = 4;
  private static final int BOX = 5;
  private static final int CONSTANT = 6;
  private static final int MADE = 7;
  private static final int ELEMENTS = 8;
  private static final int SAME = 9;
  private static final int USED = 10;
  private static final int STUB = 11;

  private static final String END = ")";

  private final Terms terms;
  private final UnaryOperator<String> names;
  private final Map<String, Shape.Scalar> symbols = new HashMap<>();

  public InputCodec(Terms terms) {
    this(terms, name -> name);
  }

  /** Reads symbols under other names. */
  public InputCodec(Terms terms, UnaryOperator<String> names) {
    this.terms = terms;
    this.names = names;
  }

  public static void write(Input input, Outgoing out) {
    write(input.arguments(), input.numbers(), out);
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
      write(array.elements(), numbers, out);
    } else if (shape instanceof Shape.Null) {
      out.putByte(NULL);
    } else {
      writeObject(shape, numbers, out);
    }
  }

  private static void writeObject(Shape shape, Assignment numbers, Outgoing out) {
    if (shape instanceof Shape.Text text) {
      out.putByte(TEXT);
      writeScalar(text.length(), numbers, out);
      writeCharacters(text.characters(), numbers, out);
    } else if (shape instanceof Shape.Box box) {
      out.putByte(BOX);
      writeScalar(box.number(), numbers, out);
    } else if (shape instanceof Shape.Constant constant) {
      out.putByte(CONSTANT);
      out.putText(constant.owner());
      out.putText(constant.name());
    } else if (shape instanceof Shape.Made made) {
      out.putByte(MADE);
      MethodCodec.write(made.maker(), out);
      write(made.arguments(), numbers, out);
    } else if (shape instanceof Shape.Elements elements) {
      out.putByte(ELEMENTS);
      out.putText(elements.kind().name());
      write(elements.elements(), numbers, out);
    } else if (shape instanceof Shape.Same same) {
      out.putByte(SAME);
      out.putInt(same.input());
    } else if (shape instanceof Shape.Used used) {
      out.putByte(USED);
      writeUsed(used, numbers, out);
    } else if (shape instanceof Shape.Stub stub) {
      out.putByte(STUB);
      writeStub(stub, numbers, out);
    }
  }

  /** Most are {@code charAt(0)}, {@code charAt(1)} and so on, of which there are many. */
  private static void writeCharacters(
      List<Shape.Scalar> characters, Assignment numbers, Outgoing out) {
    String stem = stem(characters);
    out.putText(stem);
    if (stem.isEmpty()) {
      write(characters, numbers, out);
      return;
    }
    Symbol first = characters.get(0).symbol();
    out.putLong(first.min());
    out.putLong(first.max());
    out.putInt(characters.size());
    characters.forEach(each -> out.putChar((char) numbers.bits(each.symbol())));
  }

  /** What their names begin with, before a number and {@link #END}; empty if they are others. */
  private static String stem(List<Shape.Scalar> characters) {
    String name = characters.isEmpty() ? "" : characters.get(0).symbol().name();
    String stem = name.endsWith("0" + END) ? name.substring(0, name.length() - 2) : "";
    boolean isPlain = !stem.isEmpty();
    for (int i = 0; isPlain && i < characters.size(); i++) {
      Symbol symbol = characters.get(i).symbol();
      isPlain =
          symbol.name().equals(stem + i + END)
              && characters.get(i).type().equals("C")
              && symbol.min() == characters.get(0).symbol().min()
              && symbol.max() == characters.get(0).symbol().max();
    }
    return isPlain ? stem : "";
  }

  private static void writeUsed(Shape.Used used, Assignment numbers, Outgoing out) {
    write(used.object(), numbers, out);
    out.putInt(used.calls().size());
    for (Shape.Call each : used.calls()) {
      MethodCodec.write(each.method(), out);
      write(each.arguments(), numbers, out);
    }
  }

  private static void writeStub(Shape.Stub stub, Assignment numbers, Outgoing out) {
    out.putText(stub.type());
    out.putInt(stub.answers().size());
    for (Shape.Answer each : stub.answers()) {
      MethodCodec.write(each.method(), out);
      out.putInt(each.index());
      out.putByte(each.isThrown() ? 1 : 0);
      write(each.values(), numbers, out);
      out.putInt(each.told().size());
      for (Shape.Told told : each.told()) {
        out.putInt(told.parameter());
        MethodCodec.write(told.call().method(), out);
        write(told.call().arguments(), numbers, out);
        out.putByte(told.isPassedOn() ? 1 : 0);
      }
    }
  }

  private static void write(List<? extends Shape> shapes, Assignment numbers, Outgoing out) {
    out.putInt(shapes.size());
    shapes.forEach(shape -> write(shape, numbers, out));
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
  public Input read(Incoming in) {
    Assignment.Builder numbers = Assignment.builder();
    List<Shape> arguments = readAll(in, numbers);
    List<Shape.Scalar> draws = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      draws.add(readScalar(in, numbers));
    }
    return new Input(arguments, draws, numbers.build());
  }

  private Shape readShape(Incoming in, Assignment.Builder numbers) {
    return switch (in.takeByte()) {
      case SCALAR -> readScalar(in, numbers);
      case ARRAY -> new Shape.Array(in.takeText(), readAll(in, numbers));
      case TEXT -> readText(in, numbers);
      case BOX -> new Shape.Box(readScalar(in, numbers));
      case CONSTANT -> new Shape.Constant(in.takeText(), in.takeText());
      case MADE -> new Shape.Made(MethodCodec.read(in), readAll(in, numbers));
      case ELEMENTS -> new Shape.Elements(Container.valueOf(in.takeText()), readAll(in, numbers));
      case SAME -> new Shape.Same(in.takeInt());
      case USED -> readUsed(in, numbers);
      case STUB -> readStub(in, numbers);
      default -> new Shape.Null();
    };
  }

  private Shape readUsed(Incoming in, Assignment.Builder numbers) {
    Shape object = readShape(in, numbers);
    List<Shape.Call> calls = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      calls.add(new Shape.Call(MethodCodec.read(in), readAll(in, numbers)));
    }
    return new Shape.Used(object, calls);
  }

  private Shape readStub(Incoming in, Assignment.Builder numbers) {
    String type = in.takeText();
    List<Shape.Answer> answers = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      MethodRef method = MethodCodec.read(in);
      int index = in.takeInt();
      boolean isThrown = in.takeByte() != 0;
      List<Shape> values = readAll(in, numbers);
      answers.add(new Shape.Answer(method, index, values, isThrown, readTold(in, numbers)));
    }
    return new Shape.Stub(type, answers);
  }

  private List<Shape.Told> readTold(Incoming in, Assignment.Builder numbers) {
    List<Shape.Told> told = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      int parameter = in.takeInt();
      Shape.Call call = new Shape.Call(MethodCodec.read(in), readAll(in, numbers));
      told.add(new Shape.Told(parameter, call, in.takeByte() != 0));
    }
    return told;
  }

  private Shape readText(Incoming in, Assignment.Builder numbers) {
    Shape.Scalar length = readScalar(in, numbers);
    List<Shape.Scalar> characters = new ArrayList<>();
    String stem = in.takeText();
    if (stem.isEmpty()) {
      readAll(in, numbers).forEach(each -> characters.add((Shape.Scalar) each));
      return new Shape.Text(length, characters);
    }
    long min = in.takeLong();
    long max = in.takeLong();
    int count = in.takeInt();
    for (int i = 0; i < count; i++) {
      Shape.Scalar character = scalar(names.apply(stem + i + END), "C", min, max);
      numbers.put(character.symbol(), in.takeChar());
      characters.add(character);
    }
    return new Shape.Text(length, characters);
  }

  private List<Shape> readAll(Incoming in, Assignment.Builder numbers) {
    List<Shape> shapes = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      shapes.add(readShape(in, numbers));
    }
    return shapes;
  }

  private Shape.Scalar readScalar(Incoming in, Assignment.Builder numbers) {
    String name = names.apply(in.takeText());
    String type = in.takeText();
    long min = in.takeLong();
    long max = in.takeLong();
    Shape.Scalar scalar = scalar(name, type, min, max);
    numbers.put(scalar.symbol(), in.takeLong());
    return scalar;
  }

  private Shape.Scalar scalar(String name, String type, long min, long max) {
    return symbols.computeIfAbsent(
        name + " " + type + " " + min + ".." + max,
        key -> Shape.Scalar.of(terms, name, type, min, max));
  }

  /** Writes {@code inputs}, for {@link #readAll}. */
  public static void writeAll(Collection<Input> inputs, Outgoing out) {
    out.putInt(inputs.size());
    inputs.forEach(input -> write(input, out));
  }

  /** What {@link #writeAll} wrote. */
  public List<Input> readAll(Incoming in) {
    List<Input> inputs = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      inputs.add(read(in));
    }
    return inputs;
  }
}
