package dev.waymark.target.making;

import static java.util.stream.Collectors.joining;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Generics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the type variables of a class or method stand for, as far as types say so. */
public final class TypeVariables {
  private final Map<String, String> known;
  private final Map<String, String> bounds = new HashMap<>();

  private TypeVariables(Map<String, String> known) {
    this.known = known;
  }

  /** Those of a method, if it is called on an object of {@code type}, which may have arguments. */
  public static TypeVariables of(MethodModel method, String type) {
    Map<String, String> known =
        method.name().equals("<init>") || !method.isStatic()
            ? arguments(type, method.owner())
            : Map.of();
    TypeVariables variables = new TypeVariables(known);
    variables.bounds.putAll(Generics.formals(method.owner().declaration().signature()));
    variables.bounds.putAll(Generics.formals(method.signature()));
    return variables;
  }

  /** Those of the class {@code owner}, which {@code type} is, or is below. */
  static TypeVariables of(ClassModel owner, String type) {
    TypeVariables variables = new TypeVariables(arguments(type, owner));
    variables.bounds.putAll(Generics.formals(owner.declaration().signature()));
    return variables;
  }

  /**
   * The type of objects of {@code below} that are of {@code type}, a class or interface above it:
   * {@code Ok<Integer>} for {@code Result<Integer>}. Without arguments if they do not follow.
   */
  static String below(String type, ClassModel below) {
    Map<String, String> formals = Generics.formals(below.declaration().signature());
    List<String> arguments = Generics.arguments(type);
    ClassModel above = below.program().find(Generics.className(type));
    Map<String, String> known = new LinkedHashMap<>();
    if (above != null) {
      String variables = formals.keySet().stream().map(each -> "T" + each + ";").collect(joining());
      List<String> seen =
          List.copyOf(arguments("L" + below.name() + "<" + variables + ">;", above).values());
      for (int i = 0; i < seen.size() && seen.size() == arguments.size(); i++) {
        known.putIfAbsent(seen.get(i), arguments.get(i));
      }
    }
    List<String> found =
        formals.keySet().stream().map(each -> known.getOrDefault("T" + each + ";", "")).toList();
    boolean isKnown = !found.isEmpty() && found.stream().allMatch(TypeVariables::isPlain);
    return "L" + below.name() + (isKnown ? "<" + String.join("", found) + ">;" : ";");
  }

  /** Whether an argument of a type is a type itself: no variable, and no wildcard. */
  private static boolean isPlain(String argument) {
    return argument.startsWith("L") || argument.startsWith("[");
  }

  /** What {@code type} says of the variables of {@code above}, which is its class or above it. */
  private static Map<String, String> arguments(String type, ClassModel above) {
    Map<String, String> found = find(type, above, 0);
    return found == null ? Map.of() : found;
  }

  private static @Nullable Map<String, String> find(String type, ClassModel above, int depth) {
    ClassModel model = type.startsWith("L") ? above.program().find(Generics.className(type)) : null;
    if (model == null || depth > 20) {
      return null;
    }
    Map<String, String> own = own(type, model);
    if (model.name().equals(above.name())) {
      return own;
    }
    String signature = model.declaration().signature();
    if (signature == null) {
      for (String parent : parents(model)) {
        Map<String, String> found = find("L" + parent + ";", above, depth + 1);
        if (found != null) {
          return found;
        }
      }
      return null;
    }
    for (String parent : Generics.supertypes(signature)) {
      Map<String, String> found = find(Generics.substitute(parent, own), above, depth + 1);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static List<String> parents(ClassModel model) {
    List<String> parents = new ArrayList<>(model.interfaces());
    if (model.superName() != null) {
      parents.add(0, model.superName());
    }
    return parents;
  }

  private static Map<String, String> own(String type, ClassModel model) {
    List<String> formals = List.copyOf(Generics.formals(model.declaration().signature()).keySet());
    List<String> arguments = Generics.arguments(type);
    Map<String, String> known = new LinkedHashMap<>();
    for (int i = 0; i < formals.size() && formals.size() == arguments.size(); i++) {
      known.put(formals.get(i), arguments.get(i));
    }
    return known;
  }

  /** {@code type} with types for the variables that are known. */
  public String resolve(String type) {
    return known.isEmpty() ? type : Generics.substitute(type, known);
  }

  /** The descriptor of a type, as the compiler erases it where the variables are known. */
  public String erased(String type) {
    return erasedResolved(resolve(type));
  }

  private String erasedResolved(String type) {
    return switch (type.charAt(0)) {
      case '[' -> "[" + erasedResolved(type.substring(1));
      case 'T' -> erasedResolved(bound(type));
      case 'L' -> "L" + Generics.className(type) + ";";
      default -> type;
    };
  }

  /** The bound of a variable; those that lead back to themselves are taken as Object. */
  String bound(String variable) {
    String name = variable.substring(1, variable.length() - 1);
    String bound = bounds.getOrDefault(name, "Ljava/lang/Object;");
    return bound.startsWith("T") ? "Ljava/lang/Object;" : bound;
  }
}
