package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.FieldSetters;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Generics;
import dev.waymark.program.ir.Names;
import dev.waymark.target.Entry;
import dev.waymark.target.StubMethod;
import dev.waymark.target.making.InputType;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.objectweb.asm.Type;

/** Types as Java writes them, with full names. */
public final class JavaTypes {
  private static final Set<String> RAW = Set.of("rawtypes", "unchecked");

  private JavaTypes() {}

  /** {@code [[I} as {@code int[][]}. */
  public static String erased(String descriptor) {
    return Names.type(descriptor).replace('$', '.');
  }

  /** {@code a/Outer$Inner} as {@code a.Outer.Inner}. */
  public static String ofClass(String name) {
    return Names.internal(name).replace('$', '.');
  }

  /** The class of the boxes of a primitive type. */
  public static String box(String descriptor) {
    return switch (descriptor) {
      case "I" -> "Integer";
      case "C" -> "Character";
      default -> {
        String name = Type.getType(descriptor).getClassName();
        yield Character.toUpperCase(name.charAt(0)) + name.substring(1);
      }
    };
  }

  /** The type to declare a variable with that is passed for {@code input}. */
  public static String of(Entry.Parameter input) {
    String declared = input.declared();
    if (declared.isEmpty()) {
      return "var";
    }
    if (input.type() instanceof InputType.ContainerOf container) {
      return container(declared, container);
    }
    if (isGenericStub(input)) {
      return generic(declared);
    }
    boolean isKnown = declared.matches("\\[*T.*|Ljava/lang/Comparable.*");
    return isKnown ? of(input.type()) : erased(declared.replaceAll("<.*", ";"));
  }

  private static boolean isGenericStub(Entry.Parameter input) {
    return isCalledBack(input.type()) && !input.declared().matches(".*[<;\\[+-]T.*");
  }

  /** Whether a stub is all that there is, for which a lambda has its type arguments. */
  private static boolean isCalledBack(InputType type) {
    return type instanceof InputType.Stub stub && stub.type().startsWith("java/");
  }

  /**
   * The type to declare a variable with that is passed for {@code input}, if methods of the class
   * {@code made}, an internal name, are called on it.
   */
  public static String of(Entry.Parameter input, String made) {
    return input.declared().isEmpty() ? "var" : ofClass(made);
  }

  private static String container(String declared, InputType.ContainerOf type) {
    List<String> known = Generics.arguments(declared);
    List<InputType> elements = type.elements();
    return erased(declared.replaceAll("<.*", ";"))
        + IntStream.range(0, elements.size())
            .mapToObj(
                i ->
                    known.size() == elements.size()
                        ? argument(known.get(i), elements.get(i), declared)
                        : of(elements.get(i)))
            .collect(Collectors.joining(", ", "<", ">"));
  }

  private static String argument(String argument, InputType type, String declared) {
    if (type instanceof InputType.ContainerOf container && argument.startsWith("L")) {
      return container(argument, container);
    }
    boolean isOfProgram = argument.startsWith("L") && !argument.startsWith("Ljava/lang/");
    if (isOfProgram && !argument.contains("T")) {
      return generic(argument);
    }
    return isExact(type, argument, declared) ? erased(argument) : of(type);
  }

  /** A type with its arguments. */
  public static String written(String type) {
    return switch (type.charAt(0)) {
      case 'L' -> generic(type);
      case '[' -> written(type.substring(1)) + "[]";
      default -> erased(type);
    };
  }

  /** A class type with its arguments; wildcards are taken for their bounds. */
  private static String generic(String type) {
    String arguments =
        Generics.arguments(type).stream().map(JavaTypes::written).collect(Collectors.joining(", "));
    String erased = ofClass(Generics.className(type));
    return arguments.isEmpty() ? erased : erased + "<" + arguments + ">";
  }

  /** A list of objects takes strings, but a list of strings is none; wildcards take any. */
  private static boolean isExact(InputType type, String argument, String declared) {
    boolean isWildcard = !declared.contains("<" + argument) && !declared.contains(";" + argument);
    return type instanceof InputType.Choice && argument.matches("L[^<]*;") && !isWildcard;
  }

  private static String of(InputType type) {
    if (type instanceof InputType.Box box) {
      return box(box.type());
    }
    if (type instanceof InputType.ArrayOf array) {
      return erased(array.type());
    }
    if (type instanceof InputType.Made made) {
      return ofClass(made.type());
    }
    if (type instanceof InputType.Stub stub) {
      return ofClass(stub.type());
    }
    if (type instanceof InputType.ContainerOf container) {
      return ofClass(container.kind().type())
          + container.elements().stream()
              .map(JavaTypes::of)
              .collect(Collectors.joining(", ", "<", ">"));
    }
    boolean isOne = type instanceof InputType.Choice choice && choice.alternatives().size() == 1;
    return isOne ? of(type.parts().get(0)) : "String";
  }

  /** The warnings of the compiler that {@code test}, which calls {@code entry}, may bring. */
  public static Set<String> warnings(Entry entry, TestCase test) {
    Set<String> warnings = new TreeSet<>();
    note(entry.method(), warnings);
    InputMakers makers = InputMakers.of(entry, test);
    makers.methods().forEach(maker -> note(maker, warnings));
    boolean isRaw =
        makers.stubs().stream().anyMatch(JavaTypes::isRaw)
            || entry.inputs().stream().anyMatch(each -> isRaw(each, entry));
    if (isRaw) {
      warnings.addAll(RAW);
    }
    return warnings;
  }

  /** Whether the variable for an input, or what is in it, has a type without its arguments. */
  private static boolean isRaw(Entry.Parameter input, Entry entry) {
    Program program = entry.method().owner().program();
    if (input.type() instanceof InputType.ContainerOf container) {
      return container.all().anyMatch(each -> isGeneric(name(each), program));
    }
    String declared = input.declared();
    return !isGenericStub(input)
        && declared.startsWith("L")
        && isGeneric(Generics.className(declared), program);
  }

  private static String name(InputType type) {
    if (type instanceof InputType.Made made) {
      return made.type();
    }
    return type instanceof InputType.Stub stub ? stub.type() : "";
  }

  private static boolean isGeneric(String name, Program program) {
    ClassModel model = name.isEmpty() ? null : program.find(name);
    return model != null && model.declaration().isGeneric();
  }

  /** Whether tests implement the class, or methods of it, without type arguments. */
  private static boolean isRaw(ClassModel model) {
    return model.declaration().isGeneric()
        || StubMethod.of(model).stream().anyMatch(StubMethod::isRaw);
  }

  private static void note(MethodModel method, Set<String> warnings) {
    boolean isField = FieldSetters.isSetter(method.ref());
    ClassModel owner = isField ? FieldSetters.typeOf(method) : method.owner();
    if (owner.declaration().isGeneric() && (isField || !method.isStatic())) {
      warnings.addAll(RAW);
    }
    if (method.isDeprecated() || owner.declaration().isDeprecated()) {
      warnings.addAll(Set.of("deprecation", "removal"));
    }
  }
}
