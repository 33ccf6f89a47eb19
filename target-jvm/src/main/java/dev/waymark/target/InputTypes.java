package dev.waymark.target;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Generics;
import dev.waymark.program.ir.Names;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds out how to make what a method takes. */
final class InputTypes {
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
  private static final Map<String, Container> CONTAINERS =
      Map.of(
          "java/lang/Iterable", Container.LIST,
          "java/util/Collection", Container.LIST,
          "java/util/List", Container.LIST,
          "java/util/Set", Container.SET,
          "java/util/Map", Container.MAP,
          "java/util/Optional", Container.OPTIONAL);

  private final Makers makers;
  private final List<InputType> self;
  private final List<String> tested;
  private final Map<String, String> variables = new HashMap<>();

  /** For the parameters of {@code method}, made by {@code makers}. */
  InputTypes(MethodModel method, Makers makers) {
    this(method, makers, List.of(), List.of());
  }

  /**
   * For the parameters of {@code method}, made by {@code makers}.
   *
   * @param self what it is called on, if anything: an Object may be another of these
   * @param tested other types that an Object may have
   */
  InputTypes(MethodModel method, Makers makers, List<InputType> self, List<String> tested) {
    this.makers = makers;
    this.self = List.copyOf(self);
    this.tested = List.copyOf(tested);
    this.variables.putAll(Generics.formals(method.owner().declaration().signature()));
    this.variables.putAll(Generics.formals(method.signature()));
  }

  /** Whether types are looked at that the code asks for. */
  private boolean isAsking;

  private static InputType choice(InputType... alternatives) {
    return new InputType.Choice(List.of(alternatives));
  }

  /** The types of the parameters, with their type arguments where they are known. */
  static List<String> parameters(MethodModel method) {
    List<String> plain = ParameterNames.types(method);
    String signature = method.signature();
    List<String> rich = signature == null ? plain : Generics.parameters(signature);
    return rich.size() == plain.size() ? rich : plain;
  }

  /**
   * How to make what has the given type.
   *
   * @throws ProgramException if it cannot be made
   */
  InputType of(String type) {
    return switch (type.charAt(0)) {
      case '[' -> array(type);
      case 'L' -> ofClass(type);
      case 'T' -> first(KNOWN.getOrDefault(className(bound(type)), of(bound(type))));
      default -> new InputType.Primitive(type);
    };
  }

  private InputType array(String type) {
    InputType element = of(type.substring(1));
    if (element instanceof InputType.ContainerOf) {
      throw new ProgramException(
          "arrays of " + Names.type(erased(type.substring(1))) + " are not made");
    }
    boolean isText = type.startsWith("[T") && element.equals(choice(TEXT));
    return new InputType.ArrayOf(isText ? "[Ljava/lang/String;" : erased(type), element);
  }

  /** All inputs of a type parameter are of the same class, though there are others. */
  private static InputType first(InputType type) {
    return type instanceof InputType.Choice choice ? choice(choice.alternatives().get(0)) : type;
  }

  /** Bounds that lead back to themselves are taken as Object. */
  private String bound(String variable) {
    String name = variable.substring(1, variable.length() - 1);
    String known = variables.getOrDefault(name, "Ljava/lang/Object;");
    return known.startsWith("T") ? "Ljava/lang/Object;" : known;
  }

  /** The descriptor of a type, as the compiler erases it. */
  String erased(String type) {
    return switch (type.charAt(0)) {
      case '[' -> "[" + erased(type.substring(1));
      case 'T' -> erased(bound(type));
      case 'L' -> "L" + className(type) + ";";
      default -> type;
    };
  }

  private static String className(String type) {
    int end = type.indexOf('<');
    return type.substring(1, end < 0 ? type.length() - 1 : end);
  }

  private InputType ofClass(String type) {
    String name = className(type);
    InputType known = KNOWN.get(name);
    if (name.equals("java/lang/Object")) {
      return object();
    }
    if (known != null) {
      return known;
    }
    InputType box = InputType.Box.ofClass(name);
    if (box != null) {
      return box;
    }
    Container container = CONTAINERS.get(name);
    return container != null ? container(container, type) : made(name);
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
      return Optional.of(found instanceof InputType.Choice some ? some.parts().get(0) : found);
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

  private InputType element(String type) {
    InputType element = first(of(type));
    if (element instanceof InputType.ContainerOf || element instanceof InputType.ArrayOf) {
      throw new ProgramException("collections of " + Names.type(erased(type)) + " are not made");
    }
    return element;
  }

  private InputType made(String name) {
    ClassModel model = makers.find(name);
    List<Maker> found = model == null ? makers.ofJdk(name) : makers.of(model);
    if (found.isEmpty()) {
      throw new ProgramException("objects of " + Names.internal(name) + " are not made");
    }
    return new InputType.Made(name, found);
  }
}
