package dev.waymark.target;

import dev.waymark.target.making.Container;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Maker;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Inputs of an entry by chance; the same for the same seed. */
final class RandomInputs {
  private static final int LONGEST = 4;
  private static final int DEEPEST = 3;

  private final Terms terms;
  private final Random random;
  private int symbols;
  private Assignment.Builder numbers = Assignment.builder();

  RandomInputs(Terms terms, long seed) {
    this.terms = terms;
    this.random = new Random(seed);
  }

  Input of(Entry entry) {
    numbers = Assignment.builder();
    List<Shape> shapes = new ArrayList<>();
    for (Entry.Parameter parameter : entry.inputs()) {
      boolean isReceiver = entry.hasReceiver() && shapes.isEmpty();
      shapes.add(isReceiver ? object(parameter.type(), 0) : shape(parameter.type(), 0));
    }
    return Input.of(shapes, numbers.build());
  }

  private Shape shape(InputType type, int depth) {
    if (type instanceof InputType.Primitive primitive) {
      return scalar(primitive.type());
    }
    boolean isNull = depth > DEEPEST || random.nextInt(6) == 0;
    return isNull ? new Shape.Null() : object(type, depth);
  }

  private Shape object(InputType type, int depth) {
    if (type instanceof InputType.Text) {
      return text();
    }
    if (type instanceof InputType.Box box) {
      return new Shape.Box(scalar(box.type()));
    }
    if (type instanceof InputType.ArrayOf array) {
      return new Shape.Array(array.type(), shapes(List.of(array.element()), depth));
    }
    if (type instanceof InputType.ContainerOf container) {
      return elements(container, depth);
    }
    if (type instanceof InputType.Choice choice) {
      return object(any(choice.alternatives()), depth + 1);
    }
    if (type instanceof InputType.Stub stub) {
      return stub(stub, depth);
    }
    return type instanceof InputType.Made made ? made(any(made.makers()), depth) : new Shape.Null();
  }

  private Shape stub(InputType.Stub stub, int depth) {
    List<Shape.Answer> answers = new ArrayList<>();
    for (int i = 0; i < stub.answers().size(); i++) {
      InputType.Answer type = stub.answers().get(i);
      List<Shape> values =
          type.value().map(each -> List.of(shape(each, depth + 1))).orElse(List.of());
      answers.add(new Shape.Answer(type.method().ref(), i, values, false));
    }
    return new Shape.Stub(stub.type(), answers);
  }

  private Shape made(Maker maker, int depth) {
    if (maker instanceof Maker.Constant constant) {
      return new Shape.Constant(constant.owner(), constant.name());
    }
    Maker.Call call = (Maker.Call) maker;
    List<Shape> arguments = new ArrayList<>();
    for (InputType type : call.parameters()) {
      boolean isReceiver = call.hasReceiver() && arguments.isEmpty();
      arguments.add(isReceiver ? object(type, depth + 1) : shape(type, depth + 1));
    }
    return new Shape.Made(call.method().ref(), arguments);
  }

  private Shape elements(InputType.ContainerOf type, int depth) {
    boolean isOptional = type.kind() == Container.OPTIONAL;
    List<Shape> shapes = shapes(type.elements(), depth);
    return new Shape.Elements(
        type.kind(), isOptional ? shapes.subList(0, Math.min(1, shapes.size())) : shapes);
  }

  /** Some rounds of {@code types}. */
  private List<Shape> shapes(List<InputType> types, int depth) {
    List<Shape> shapes = new ArrayList<>();
    for (int left = random.nextInt(LONGEST); left > 0; left--) {
      types.forEach(type -> shapes.add(shape(type, depth + 1)));
    }
    return shapes;
  }

  private Shape text() {
    Shape.Scalar length = Shape.Scalar.of(terms, "s" + symbols++, "I", 0, LONGEST);
    numbers.put(length.symbol(), random.nextInt(LONGEST + 1));
    List<Shape.Scalar> characters = new ArrayList<>();
    for (int i = 0; i < LONGEST; i++) {
      characters.add(scalar("C"));
    }
    return new Shape.Text(length, characters);
  }

  private Shape.Scalar scalar(String type) {
    Shape.Scalar scalar = Shape.Scalar.of(terms, "s" + symbols++, type);
    numbers.put(scalar.symbol(), bits(type));
    return scalar;
  }

  private long bits(String type) {
    int small = random.nextInt(12) - 3;
    return switch (type) {
      case "Z" -> random.nextInt(2);
      case "C" ->
          random.nextInt(4) == 0 ? random.nextInt(256) : "ab01 -Xx".charAt(random.nextInt(8));
      case "F" -> Float.floatToIntBits(small / 2f);
      case "D" -> Double.doubleToLongBits(small / 2.0);
      case "J" -> random.nextInt(5) == 0 ? random.nextLong() : small;
      case "I" -> random.nextInt(8) == 0 ? random.nextInt() : small;
      default -> small;
    };
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
