package dev.waymark.report;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Generics;
import dev.waymark.program.ir.Names;
import dev.waymark.target.Entry;
import dev.waymark.target.InputType;
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
  static String erased(String descriptor) {
    return Names.type(descriptor).replace('$', '.');
  }

  /** {@code a/Outer$Inner} as {@code a.Outer.Inner}. */
  public static String ofClass(String name) {
    return Names.internal(name).replace('$', '.');
  }

  /** The class of the boxes of a primitive type. */
  static String box(String descriptor) {
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
    String type = declared.replaceAll("<.*", ";");
    if (input.type() instanceof InputType.ContainerOf container) {
      return erased(type) + "<" + arguments(container.elements(), declared) + ">";
    }
    boolean isKnown = declared.matches("\\[*T.*|Ljava/lang/Comparable.*");
    return isKnown ? of(input.type()) : erased(type);
  }

  private static String arguments(List<InputType> types, String declared) {
    List<String> known = Generics.arguments(declared);
    return IntStream.range(0, types.size())
        .mapToObj(
            i ->
                known.size() == types.size() && isExact(types.get(i), known.get(i), declared)
                    ? erased(known.get(i))
                    : of(types.get(i)))
        .collect(Collectors.joining(", "));
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
    boolean isOne = type instanceof InputType.Choice choice && choice.alternatives().size() == 1;
    return isOne ? of(type.parts().get(0)) : "String";
  }

  /** The warnings of the compiler that calls of {@code entry} may bring. */
  public static Set<String> warnings(Entry entry) {
    Set<String> warnings = new TreeSet<>();
    note(entry.method(), warnings);
    entry.makers().forEach(maker -> note(maker, warnings));
    Program program = entry.method().owner().program();
    boolean isRaw =
        entry
            .types()
            .map(type -> type instanceof InputType.Made made ? program.find(made.type()) : null)
            .anyMatch(model -> model != null && model.declaration().isGeneric());
    if (isRaw) {
      warnings.addAll(RAW);
    }
    return warnings;
  }

  private static void note(MethodModel method, Set<String> warnings) {
    ClassModel owner = method.owner();
    if (owner.declaration().isGeneric() && !method.isStatic()) {
      warnings.addAll(RAW);
    }
    if (method.isDeprecated() || owner.declaration().isDeprecated()) {
      warnings.addAll(Set.of("deprecation", "removal"));
    }
  }
}
