package dev.waymark.target.making;

import dev.waymark.program.MethodModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be made for an input: a tree over the types that it is made of. */
public sealed interface InputType {
  /** The parts of this type, in order. */
  default List<InputType> parts() {
    return List.of();
  }

  /** This type and all that it is made of, makers included, each once. */
  default Stream<InputType> all() {
    IdentityHashMap<InputType, Boolean> seen = new IdentityHashMap<>();
    List<InputType> found = new ArrayList<>();
    Deque<InputType> open = new ArrayDeque<>(List.of(this));
    while (!open.isEmpty()) {
      InputType next = open.pop();
      if (seen.put(next, true) == null) {
        found.add(next);
        List<InputType> parts = next.parts();
        for (int i = parts.size() - 1; i >= 0; i--) {
          open.push(parts.get(i));
        }
      }
    }
    return found.stream();
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

  /**
   * Objects of a class, by its internal name.
   *
   * @param uses what may be called on them first
   */
  record Made(String type, List<Maker> makers, List<Use> uses) implements InputType {
    public Made {
      makers = List.copyOf(makers);
      uses = List.copyOf(uses);
    }

    /** Objects that are used as they are made. */
    public Made(String type, List<Maker> makers) {
      this(type, makers, List.of());
    }

    @Override
    public List<InputType> parts() {
      return Stream.concat(
              makers.stream().flatMap(maker -> maker.parameters().stream()),
              uses.stream().flatMap(use -> use.parameters().stream()))
          .toList();
    }
  }

  /** Stubs for an interface or abstract class, by its internal name. */
  record Stub(String type, List<Answer> answers) implements InputType {
    public Stub {
      answers = List.copyOf(answers);
    }

    @Override
    public List<InputType> parts() {
      return answers.stream().flatMap(each -> each.parts().stream()).toList();
    }
  }

  /**
   * What a method of a stub may do.
   *
   * @param value what it returns; none if it returns nothing
   * @param thrown the exceptions that it may throw instead
   * @param callbacks what it may call of what it is given
   */
  record Answer(
      MethodModel method,
      Optional<InputType> value,
      List<InputType> thrown,
      List<Callback> callbacks) {
    public Answer {
      thrown = List.copyOf(thrown);
      callbacks = List.copyOf(callbacks);
    }

    private List<InputType> parts() {
      List<InputType> parts = new ArrayList<>();
      value.ifPresent(parts::add);
      parts.addAll(thrown);
      callbacks.forEach(each -> parts.addAll(each.use().parameters()));
      return parts;
    }
  }

  /**
   * A method of what a stub is given, which it may call.
   *
   * @param parameter where it is given that, counted from 0
   * @param isPassedOn whether the stub returns what the method does
   */
  record Callback(int parameter, Use use, boolean isPassedOn) {}

  /** Null, for there is no way to make objects of a class, by its internal name. */
  record Missing(String type) implements InputType {}

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
