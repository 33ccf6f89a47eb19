package dev.waymark.target;

import dev.waymark.program.ClassModel;
import dev.waymark.program.Declaration;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds ways to get objects of classes of the program, such that tests in a package can use them.
 * What a maker takes is not made by makers again, but for records and constants.
 */
final class Makers {
  /** Where the constants are that are not in their own class. */
  private static final Map<String, String> CONSTANTS =
      Map.of("java/nio/charset/Charset", "java/nio/charset/StandardCharsets");

  /** Classes of the JDK whose objects nobody minds. */
  private static final Pattern HARMLESS =
      Pattern.compile(
          "java/(math|time)/[A-Za-z]*|java/nio/(Byte|Char|Int|Long)Buffer"
              + "|java/util/(TimeZone|Date|UUID|BitSet|StringJoiner)"
              + "|java/lang/String(Builder|Buffer)");

  private static final int MOST_CONSTANTS = 10;
  private static final int MOST_CALLS = 3;
  private static final int MOST_PARAMETERS = 8;

  private final Program program;
  private final String packageName;
  private final int depth;

  /** For tests in the package, an internal name. */
  Makers(Program program, String packageName) {
    this(program, packageName, 0);
  }

  private Makers(Program program, String packageName, int depth) {
    this.program = program;
    this.packageName = packageName;
    this.depth = depth;
  }

  /** The class of the program with this name; null if it is not one of the program's own. */
  @Nullable ClassModel find(String name) {
    return program.classes().find(name) == null ? null : program.find(name);
  }

  /**
   * All ways to get an object of a class, or of one that extends it.
   *
   * @throws ProgramException if there is none
   */
  List<Maker> of(ClassModel type) {
    List<Maker> found = direct(type);
    if (found.isEmpty() && type.isAbstract() && depth == 0) {
      found = ofSubclass(type);
    }
    if (found.isEmpty()) {
      throw new ProgramException(
          "there is no way to make objects of "
              + Names.internal(type.name())
              + " (no constructor, factory method or constant that tests can use)");
    }
    return found;
  }

  /**
   * Ways to get an object of a class of the JDK: constants, which are in the class itself or in one
   * for them, and for harmless classes calls. What those take is concrete in the object.
   */
  List<Maker> ofJdk(String name) {
    ClassModel type = program.find(name);
    ClassModel owner = program.find(CONSTANTS.getOrDefault(name, name));
    if (type == null || owner == null || !owner.declaration().isVisibleFrom("")) {
      return List.of();
    }
    int most = type.declaration().isEnum() ? MOST_CONSTANTS : MOST_CALLS;
    List<Maker> found = new ArrayList<>();
    owner.declaration().constants("", name).stream()
        .limit(most)
        .forEach(constant -> found.add(new Maker.Constant(owner.name(), constant)));
    if (depth == 0 && HARMLESS.matcher(name).matches()) {
      List<Maker> calls = calls(type, method -> isConstructor(method) || isFactory(method, type));
      found.addAll(calls);
    }
    return found;
  }

  private List<Maker> direct(ClassModel type) {
    if (!canName(type)) {
      return List.of();
    }
    List<String> constants = type.declaration().constants(packageName);
    List<Maker> found = new ArrayList<>();
    if (depth < 2 && (depth == 0 || type.declaration().isRecord())) {
      found.addAll(calls(type, this::isConstructor));
      if (found.isEmpty()) {
        found.addAll(calls(type, method -> isFactory(method, type)));
      }
    }
    int most = type.declaration().isEnum() ? MOST_CONSTANTS : MOST_CALLS;
    constants.stream().limit(most).forEach(n -> found.add(new Maker.Constant(type.name(), n)));
    return found;
  }

  /** Whether tests can name {@code type}. */
  boolean canName(ClassModel type) {
    return type.canBeNamedFrom(packageName);
  }

  private boolean isConstructor(MethodModel method) {
    return method.name().equals("<init>")
        && !method.owner().isAbstract()
        && !method.owner().declaration().isEnum()
        && method.owner().declaration().isFree();
  }

  /** Those calls of {@code factories} whose arguments can be made. */
  List<Maker> of(List<MethodModel> factories) {
    return factories.stream()
        .filter(this::isUsable)
        .flatMap(factory -> call(factory).stream())
        .limit(MOST_CALLS)
        .map(call -> (Maker) call)
        .toList();
  }

  private static boolean isFactory(MethodModel method, ClassModel type) {
    return method.isStatic()
        && !type.declaration().isEnum()
        && method.descriptor().endsWith(")L" + type.name() + ";");
  }

  /** Those that take most come first: they say most about the object. */
  private List<Maker> calls(ClassModel type, Predicate<MethodModel> isWanted) {
    return type.methods().stream()
        .filter(method -> isUsable(method) && isWanted.test(method))
        .flatMap(method -> call(method).stream())
        .sorted(Comparator.comparing(call -> -call.parameters().size()))
        .limit(MOST_CALLS)
        .map(call -> (Maker) call)
        .toList();
  }

  private boolean isUsable(MethodModel method) {
    boolean isNear = Declaration.packageOf(method.owner().name()).equals(packageName);
    return !method.isSynthetic()
        && (method.isPublic() || (isNear && !method.isPrivate()))
        && ParameterNames.types(method).size() <= MOST_PARAMETERS;
  }

  private Optional<Maker.Call> call(MethodModel method) {
    InputTypes types = new InputTypes(method, new Makers(program, packageName, depth + 1));
    try {
      List<String> names = new ArrayList<>(ParameterNames.of(method));
      List<InputType> parameters = new ArrayList<>();
      InputTypes.parameters(method).forEach(type -> parameters.add(types.of(type)));
      if (!method.isStatic() && !method.name().equals("<init>")) {
        names.add(0, Receivers.name(method.ref().owner()));
        parameters.add(0, new InputType.Made(method.ref().owner(), of(method.owner())));
      }
      return Optional.of(new Maker.Call(method, names, parameters));
    } catch (ProgramException e) {
      return Optional.empty();
    }
  }

  /** The first class that will do, by name. */
  private List<Maker> ofSubclass(ClassModel type) {
    for (String name : program.classes().names()) {
      ClassModel model = program.find(name);
      if (model != null && !model.isAbstract() && isSubtype(model, type.name())) {
        List<Maker> found = direct(model);
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return List.of();
  }

  private boolean isSubtype(ClassModel model, String type) {
    if (model.name().equals(type)) {
      return true;
    }
    List<String> parents = new ArrayList<>(model.interfaces());
    if (model.superName() != null) {
      parents.add(model.superName());
    }
    for (String name : parents) {
      ClassModel parent = find(name);
      if (parent != null && isSubtype(parent, type)) {
        return true;
      }
    }
    return false;
  }
}
