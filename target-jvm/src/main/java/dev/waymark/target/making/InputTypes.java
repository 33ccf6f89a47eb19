package dev.waymark.target.making;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Generics;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds out how to make what a method takes or returns. */
public final class InputTypes {
  private static final InputType TEXT = new InputType.Text();
  private static final InputType ANY = choice(TEXT, new InputType.Box("I"));
  private static final Map<String, InputType> KNOWN =
      Map.of(
          "java/lang/String",
          TEXT,
          "java/lang/CharSequence",
          choice(TEXT),
          "java/lang/Object",
          ANY,
          "java/lang/Comparable",
          choice(TEXT),
          "java/io/Serializable",
          ANY,
          "java/lang/Number",
          choice(new InputType.Box("I"), new InputType.Box("D")));

  private final Makers makers;
  private final TypeVariables variables;
  private final List<InputType> self;
  private final List<String> tested;

  /** Whether types are looked at that the code asks for. */
  private boolean isAsking;

  /** For a method with these type variables, its parameters made by {@code makers}. */
  InputTypes(TypeVariables variables, Makers makers) {
    this(variables, makers, List.of(), List.of());
  }

  /**
   * For a method with these type variables, its parameters made by {@code makers}.
   *
   * @param self what it is called on, if anything: an Object may be another of these
   * @param tested other types that an Object may have
   */
  public InputTypes(
      TypeVariables variables, Makers makers, List<InputType> self, List<String> tested) {
    this.makers = makers;
    this.variables = variables;
    this.self = List.copyOf(self);
    this.tested = List.copyOf(tested);
  }

  private static InputType choice(InputType... alternatives) {
    return new InputType.Choice(List.of(alternatives));
  }

  /** The types of the parameters, with their type arguments where they are known. */
  public static List<String> parameters(MethodModel method) {
    List<String> plain = ParameterNames.types(method);
    String signature = method.signature();
    List<String> rich = signature == null ? plain : Generics.parameters(signature);
    return rich.size() == plain.size() ? rich : plain;
  }

  /** The type that {@code method} returns, with its type arguments where they are known. */
  public static String result(MethodModel method) {
    String signature = method.signature();
    return Generics.result(signature == null ? method.descriptor() : signature);
  }

  /**
   * How to make what has the given type.
   *
   * @throws ProgramException if it cannot be made
   */
  public InputType of(String type) {
    return ofResolved(variables.resolve(type));
  }

  private InputType ofResolved(String type) {
    return switch (type.charAt(0)) {
      case '[' -> array(type);
      case 'L' -> ofClass(type);
      case 'T' -> ofVariable(type);
      default -> new InputType.Primitive(type);
    };
  }

  private InputType ofVariable(String type) {
    String bound = variables.bound(type);
    InputType known = KNOWN.get(Generics.className(bound));
    return first(known == null ? ofResolved(bound) : known);
  }

  private InputType array(String type) {
    InputType element = ofResolved(type.substring(1));
    boolean isText = type.startsWith("[T") && element.equals(choice(TEXT));
    return new InputType.ArrayOf(isText ? "[Ljava/lang/String;" : variables.erased(type), element);
  }

  /** All inputs of a type parameter are of the same class, though there are others. */
  private static InputType first(InputType type) {
    return type instanceof InputType.Choice choice ? choice(choice.alternatives().get(0)) : type;
  }

  private InputType ofClass(String type) {
    String name = Generics.className(type);
    if (name.equals("java/lang/Object")) {
      return object();
    }
    InputType known = KNOWN.get(name);
    if (known != null) {
      return known;
    }
    InputType box = InputType.Box.ofClass(name);
    if (box != null) {
      return box;
    }
    Optional<Container> container = Container.of(name);
    return container.isPresent() ? container(container.get(), type) : makers.typeOf(type);
  }

  /**
   * What the code asks for comes first; what is in it, such as in an {@code Object[]}, does not.
   */
  private InputType object() {
    Set<InputType> alternatives = new LinkedHashSet<>(self);
    if (!isAsking) {
      isAsking = true;
      tested.forEach(type -> makeable(type).ifPresent(alternatives::add));
      isAsking = false;
    }
    alternatives.addAll(ANY.parts());
    return new InputType.Choice(List.copyOf(alternatives));
  }

  private Optional<InputType> makeable(String type) {
    try {
      InputType found = of(type);
      InputType one = found instanceof InputType.Choice some ? some.parts().get(0) : found;
      return one instanceof InputType.Missing ? Optional.empty() : Optional.of(one);
    } catch (ProgramException e) {
      return Optional.empty();
    }
  }

  private InputType container(Container kind, String type) {
    List<String> arguments = Generics.arguments(type);
    if (arguments.size() != kind.arity()) {
      InputType some = choice(TEXT);
      return new InputType.ContainerOf(kind, List.of(some, some).subList(0, kind.arity()));
    }
    return new InputType.ContainerOf(
        kind, arguments.stream().map(argument -> element(argument)).toList());
  }

  /** Where any object will do, all elements are of one class. */
  private InputType element(String type) {
    boolean isAny = type.startsWith("L") && KNOWN.containsKey(Generics.className(type));
    InputType element = ofResolved(type);
    return isAny ? first(element) : element;
  }
}
