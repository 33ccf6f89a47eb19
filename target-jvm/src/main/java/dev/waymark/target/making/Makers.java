package dev.waymark.target.making;

import dev.waymark.program.ClassModel;
import dev.waymark.program.Declaration;
import dev.waymark.program.FieldSetters;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Generics;
import dev.waymark.program.ir.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds ways to get objects, such that tests in a package can use them. What a maker takes is made
 * by makers again, down to some depth, where the choice gets smaller.
 */
public final class Makers {
  private static final int MOST_CONSTANTS = 10;
  private static final int MOST_PARAMETERS = 8;

  /** How many calls are tried for an object, by how deep it lies in an input. */
  private static final int[] MOST_CALLS = {5, 3, 2, 1};

  /** How many types are looked at with all there is to them; functional code has no end of them. */
  private static final int MOST_TYPES = 500;

  /** How many classes are tried for an abstract one; sealed ones are all tried for inputs. */
  private static final int[] MOST_SUBTYPES = {8, 6, 3, 2};

  private final Program program;
  private final String packageName;
  private final int depth;
  private final Map<String, InputType> known;

  /** For tests in the package, an internal name. */
  private Makers(Program program, String packageName) {
    this(program, packageName, 0, new HashMap<>());
  }

  /** For tests of the class. */
  public static Makers nextTo(ClassModel type) {
    return new Makers(type.program(), type.testPackage());
  }

  private Makers(Program program, String packageName, int depth, Map<String, InputType> known) {
    this.program = program;
    this.packageName = packageName;
    this.depth = depth;
    this.known = known;
  }

  /** The same for what the objects are made of. */
  Makers deeper() {
    return isDeepest() ? this : new Makers(program, packageName, depth + 1, known);
  }

  private boolean isDeepest() {
    return depth >= MOST_CALLS.length - 1 || known.size() > MOST_TYPES;
  }

  /** Whether the objects are inputs themselves. */
  boolean isOfInput() {
    return depth == 0;
  }

  /** Where the tests are. */
  String packageName() {
    return packageName;
  }

  /** Whether tests can name {@code type}. */
  public boolean canName(ClassModel type) {
    return type.canBeNamedFrom(packageName);
  }

  /** Whether the class is one of the program's own. */
  boolean isOwn(String name) {
    return program.classes().find(name) != null;
  }

  /** How to make objects of a class type; nothing but null if there is no way. */
  InputType typeOf(String type) {
    String key = depth + type;
    InputType found = known.get(key);
    if (found == null) {
      known.put(key, new InputType.Missing(Generics.className(type))); // until it is known
      found = find(type);
      known.put(key, found);
    }
    return found;
  }

  private InputType find(String type) {
    String name = Generics.className(type);
    ClassModel model = program.find(name);
    List<InputType> found = new ArrayList<>();
    if (model != null && canName(model)) {
      if (isOwn(name)) {
        addOwn(model, type, found);
      } else {
        new JdkMakers(this, program).find(model).ifPresent(found::add);
      }
      stub(model, type).ifPresent(found::add);
    }
    if (found.isEmpty()) {
      return new InputType.Missing(name);
    }
    return found.size() == 1 ? found.get(0) : new InputType.Choice(found);
  }

  /** Of a class that can be made, subclasses are tried only for inputs themselves. */
  private void addOwn(ClassModel model, String type, List<InputType> found) {
    addMade(model, type, found);
    if (found.isEmpty() || isOfInput()) {
      concreteSubtypes(model)
          .forEach(each -> addMade(each, TypeVariables.below(type, each), found));
    }
  }

  private void addMade(ClassModel model, String type, List<InputType> found) {
    List<Maker> makers = makers(model, type);
    if (!makers.isEmpty()) {
      found.add(new InputType.Made(model.name(), makers, uses(model, type)));
    }
  }

  /**
   * The object that {@code method} is called on.
   *
   * @throws ProgramException if there is no way to make one
   */
  public InputType receiver(ClassModel type) {
    String name = "L" + type.name() + ";";
    List<InputType> found = new ArrayList<>();
    addMade(type, name, found);
    if (found.isEmpty() && canName(type)) {
      concreteSubtypes(type).forEach(each -> addMade(each, "L" + each.name() + ";", found));
      stub(type, name).ifPresent(found::add);
    }
    if (found.isEmpty()) {
      throw new ProgramException(
          "there is no way to make objects of "
              + Names.internal(type.name())
              + " (no constructor, factory method or constant that tests can use)");
    }
    return found.size() == 1 ? found.get(0) : new InputType.Choice(found);
  }

  private List<ClassModel> concreteSubtypes(ClassModel type) {
    boolean isWhole = type.permittedSubclasses() != null && isOfInput();
    int most = isWhole ? Integer.MAX_VALUE : MOST_SUBTYPES[depth];
    return new Subtypes(program, this::isUsable).concrete(type, packageName, most);
  }

  private Optional<InputType> stub(ClassModel type, String generic) {
    return isDeepest() ? Optional.empty() : new StubTypes(deeper()).find(type, generic);
  }

  private List<Maker> makers(ClassModel type, String generic) {
    if (!canName(type)) {
      return List.of();
    }
    List<Maker> found = new ArrayList<>(calls(type, generic, this::isConstructor));
    boolean isAlone = found.isEmpty();
    found.addAll(
        calls(
            type, generic, method -> isFactory(method, type) && (isAlone || !takes(method, type))));
    List<String> constants = type.declaration().constants(packageName);
    constants.stream()
        .limit(mostConstants(type))
        .forEach(each -> found.add(new Maker.Constant(type.name(), each)));
    if (!isDeepest() && !type.declaration().isEnum() && !type.declaration().isRecord()) {
      found.addAll(builders(type));
    }
    return found.isEmpty() && !isDeepest() ? elsewhere(type) : found;
  }

  /** How many constants of a class are tried. */
  int mostConstants(ClassModel type) {
    return type.declaration().isEnum() ? MOST_CONSTANTS : MOST_CALLS[depth];
  }

  /** Methods of classes within the class that return one of it, such as those of a builder. */
  private List<Maker> builders(ClassModel type) {
    List<MethodModel> found = new ArrayList<>();
    for (String name : type.nestMembers()) {
      ClassModel nested = name.equals(type.name()) ? null : program.find(name);
      if (nested != null
          && canName(nested)
          && !nested.declaration().isRecord()
          && !isPart(nested, type)) {
        nested.methods().stream()
            .filter(each -> !each.isStatic() && returns(each, type))
            .forEach(found::add);
      }
    }
    return of(found);
  }

  /** Whether an object of {@code nested} is one of {@code type}, which it may hold others of. */
  private static boolean isPart(ClassModel nested, ClassModel type) {
    return type.name().equals(nested.superName()) || nested.interfaces().contains(type.name());
  }

  /** What other classes of the package, or around the class, have for it. */
  private List<Maker> elsewhere(ClassModel type) {
    List<MethodModel> found = new ArrayList<>();
    for (String name : program.members(Declaration.packageOf(type.name()))) {
      ClassModel model = name.equals(type.name()) ? null : program.find(name);
      if (model != null && canName(model)) {
        boolean isHolder = model.declaration().isRecord() || isPart(model, type);
        model.methods().stream()
            .filter(each -> returns(each, type) && (each.isStatic() || !isHolder))
            .forEach(found::add);
      }
    }
    found.sort(Comparator.comparing(each -> !each.isStatic()));
    return of(found);
  }

  private static boolean returns(MethodModel method, ClassModel type) {
    return method.descriptor().endsWith(")L" + type.name() + ";");
  }

  private boolean isConstructor(MethodModel method) {
    return method.name().equals("<init>")
        && !method.owner().isAbstract()
        && !method.owner().declaration().isEnum()
        && method.owner().declaration().isFree();
  }

  private static boolean isFactory(MethodModel method, ClassModel type) {
    return method.isStatic() && !type.declaration().isEnum() && returns(method, type);
  }

  /** Constructors and factories of a class, those first that take most. */
  List<Maker> constructorsAndFactories(ClassModel type) {
    return calls(
        type, "L" + type.name() + ";", method -> isConstructor(method) || isFactory(method, type));
  }

  /** Those calls of {@code factories} whose arguments can be made. */
  public List<Maker> of(List<MethodModel> factories) {
    return factories.stream()
        .filter(this::isUsable)
        .flatMap(factory -> call(factory, "", List.of()).stream())
        .limit(MOST_CALLS[depth])
        .map(call -> (Maker) call)
        .toList();
  }

  /** Those that take most come first: they say most about the object. Copies come last. */
  private List<Maker> calls(ClassModel type, String generic, Predicate<MethodModel> isWanted) {
    List<Maker.Limits> limits = JdkMakers.limits(type, MOST_PARAMETERS);
    return type.methods().stream()
        .filter(method -> isUsable(method) && isWanted.test(method))
        .flatMap(method -> call(method, generic, limits).stream())
        .sorted(
            Comparator.comparing((Maker.Call call) -> takes(call.method(), type))
                .thenComparing(call -> -call.parameters().size()))
        .limit(MOST_CALLS[depth])
        .map(call -> (Maker) call)
        .toList();
  }

  private static boolean takes(MethodModel method, ClassModel type) {
    return ParameterNames.types(method).contains("L" + type.name() + ";");
  }

  private boolean isUsable(MethodModel method) {
    boolean isNear = Declaration.packageOf(method.owner().name()).equals(packageName);
    return !method.isSynthetic()
        && (method.isPublic() || (isNear && !method.isPrivate()))
        && ParameterNames.types(method).size() <= MOST_PARAMETERS;
  }

  /** A call with arguments that can be made; at the bottom, only one that takes no objects. */
  Optional<Maker.Call> call(MethodModel method, String generic, List<Maker.Limits> limits) {
    if (isDeepest() && ParameterNames.types(method).stream().anyMatch(Makers::isObject)) {
      return Optional.empty();
    }
    InputTypes types = new InputTypes(TypeVariables.of(method, generic), deeper());
    try {
      List<String> names = new ArrayList<>(ParameterNames.of(method));
      List<InputType> parameters = new ArrayList<>();
      InputTypes.parameters(method).forEach(type -> parameters.add(types.of(type)));
      if (!method.isStatic() && !method.name().equals("<init>")) {
        names.add(0, Receivers.name(method.ref().owner()));
        parameters.add(0, deeper().receiver(method.owner()));
      }
      return Optional.of(new Maker.Call(method, names, parameters, limits));
    } catch (ProgramException e) {
      return Optional.empty();
    }
  }

  private static boolean isObject(String type) {
    return type.length() > 1 && !type.startsWith("Ljava/lang/");
  }

  /** Deep in an input, no more than what sets fields: what a stub gives out has setters. */
  private List<Use> uses(ClassModel type, String generic) {
    if (isDeepest()) {
      return List.of();
    }
    Uses uses = new Uses(this, type, generic);
    return depth <= 1 ? uses.find() : uses.findSetters();
  }

  /** The use of {@code method}, if its arguments can be made, which are not used themselves. */
  Optional<Use> use(MethodModel method, String type) {
    return deeper().callback(method, type);
  }

  /** The call of {@code method} of what a stub is given, if its arguments can be made. */
  Optional<Use> callback(MethodModel method, String type) {
    if (!isUsable(method)) {
      return Optional.empty();
    }
    InputTypes types = new InputTypes(TypeVariables.of(method, type), this);
    try {
      List<InputType> parameters = new ArrayList<>();
      InputTypes.parameters(method).forEach(each -> parameters.add(types.of(each)));
      List<String> names = ParameterNames.of(method);
      return Optional.of(new Use(method, names, parameters, Uses.isSetter(method)));
    } catch (ProgramException e) {
      return Optional.empty();
    }
  }

  /** The use that sets {@code field} of {@code owner}, in an object of {@code type}. */
  Optional<Use> setting(FieldRef field, ClassModel owner, String type) {
    MethodModel setter = FieldSetters.of(field, program);
    InputTypes types = new InputTypes(TypeVariables.of(owner, type), deeper());
    try {
      InputType value = types.of(owner.declaration().typeOf(field));
      return setter == null || value instanceof InputType.Missing
          ? Optional.empty()
          : Optional.of(new Use(setter, List.of("value"), List.of(value), true));
    } catch (ProgramException e) {
      return Optional.empty();
    }
  }
}
