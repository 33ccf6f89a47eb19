package dev.waymark.target;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be made for an input: a tree over the types that it is made of. */
public sealed interface InputType {
  /** The parts of this type, in order. */
  default List<InputType> parts() {
    return List.of();
  }

  /** This type and all that it is made of, makers included. */
  default Stream<InputType> all() {
    return Stream.concat(Stream.of(this), parts().stream().flatMap(InputType::all));
  }

  /** A primitive type, by its descriptor. */
  record Primitive(String type) implements InputType {}

  /** Strings. */
  record Text() implements InputType {}

  /** Boxes of a primitive type, by its descriptor. */
  record Box(String type) implements InputType {
    private static final Map<String, String> BOXES =
        Map.of(
            "java/lang/Boolean", "Z",
            "java/lang/Byte", "B",
            "java/lang/Character", "C",
            "java/lang/Short", "S",
            "java/lang/Integer", "I",
            "java/lang/Long", "J",
            "java/lang/Float", "F",
            "java/lang/Double", "D");

    /** Objects of the class with this internal name; null if they are no boxes. */
    public static @Nullable Box ofClass(String name) {
      String type = BOXES.get(name);
      return type == null ? null : new Box(type);
    }
  }

  /** Arrays, by their descriptor. */
  record ArrayOf(String type, InputType element) implements InputType {
    @Override
    public List<InputType> parts() {
      return List.of(element);
    }
  }

  /** Collections of the JDK; maps have a type for keys and one for values. */
  record ContainerOf(Container kind, List<InputType> elements) implements InputType {
    public ContainerOf {
      elements = List.copyOf(elements);
    }

    @Override
    public List<InputType> parts() {
      return elements;
    }
  }

  /** Objects of a class of the program, by its internal name. */
  record Made(String type, List<Maker> makers) implements InputType {
    public Made {
      makers = List.copyOf(makers);
    }

    @Override
    public List<InputType> parts() {
      return makers.stream().flatMap(maker -> maker.parameters().stream()).toList();
    }
  }

  /** A type with objects of many classes, of which some are tried. */
  record Choice(List<InputType> alternatives) implements InputType {
    public Choice {
      alternatives = List.copyOf(alternatives);
    }

    @Override
    public List<InputType> parts() {
      return alternatives;
    }
  }
}
