package dev.waymark.target;

import dev.waymark.program.ClassModel;
import dev.waymark.program.Declaration;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.Stubs;
import dev.waymark.program.ir.Generics;
import dev.waymark.program.ir.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Finds ways to get objects, such that tests in a package can use them. What a maker takes is made
 * by makers again, down to some depth, where the choice gets smaller.
 */
final class Makers {
  /** Where the constants are that are not in their own class. */
  private static final Map<String, String> CONSTANTS =
      Map.of("java/nio/charset/Charset", "java/nio/charset/StandardCharsets");

  /** Classes of the JDK whose objects nobody minds. */
  private static final Pattern HARMLESS =
      Pattern.compile("java/nio/(Byte|Char|Int|Long)Buffer|java/util/(TimeZone|StringJoiner)");

  /** Interfaces of the JDK that code takes from others to call them back. */
  private static final Pattern CALLED_BACK =
      Pattern.compile(
          "java/util/function/\\w+|java/util/Comparator|java/lang/(Runnable|AutoCloseable)"
              + "|java/util/concurrent/(Callable|Executor)|java/io/Closeable|java/time/Clock");

  private static final Pattern CLASS = Pattern.compile("L([^;<]*)[;<]");

  private static final int MOST_LOOKED_AT = 64;
  private static final int MOST_CONSTANTS = 10;
  private static final int MOST_PARAMETERS = 8;

  /** How many calls are tried for an object, by how deep it lies in an input. */
  private static final int[] MOST_CALLS = {5, 3, 2, 1};

  /** How many classes are tried for an abstract one; sealed ones are all tried for inputs. */
  private static final int[] MOST_SUBTYPES = {8, 6, 3, 2};

  /** Numbers of objects of the JDK that say how much memory to take. */
  private static final Maker.Limits SIZES = new Maker.Limits(-1, 64);

  private final Program program;
  private final String packageName;
  private final int depth;
  private final Map<String, InputType> known;

  /** For tests in the package, an internal name. */
  Makers(Program program, String packageName) {
    this(program, packageName, 0, new HashMap<>());
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
    return depth >= MOST_CALLS.length - 1;
  }

  /** Whether tests can name {@code type}. */
  boolean canName(ClassModel type) {
    return type.canBeNamedFrom(packageName);
  }

  /** Whether the class is one of the program's own. */
  private boolean isOwn(String name) {
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
        addOfJdk(model, found);
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
    if (found.isEmpty() || depth == 0) {
      concreteSubtypes(model).forEach(each -> addMade(each, "L" + each.name() + ";", found));
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
  InputType receiver(ClassModel type) {
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
    List<ClassModel> found = new ArrayList<>();
    List<String> open = new ArrayList<>(program.subtypes(type.name()));
    boolean isWhole = type.permittedSubclasses() != null && depth == 0;
    int most = isWhole ? Integer.MAX_VALUE : MOST_SUBTYPES[depth];
    for (int i = 0; i < open.size() && found.size() < MOST_LOOKED_AT; i++) {
      ClassModel model = program.find(open.get(i));
      if (model != null) {
        open.addAll(program.subtypes(model.name()));
        if (!model.isAbstract() && canName(model)) {
          found.add(model);
        }
      }
    }
    found.sort(Comparator.comparing(this::demand));
    return found.subList(0, Math.min(most, found.size()));
  }

  /** How many objects of the program it takes to make one: leaves of trees take none. */
  private int demand(ClassModel type) {
    int least = Integer.MAX_VALUE;
    for (MethodModel method : type.methods()) {
      if (method.name().equals("<init>") && isUsable(method)) {
        int count = 0;
        for (String each : InputTypes.parameters(method)) {
          count +=
              (int)
                  CLASS
                      .matcher(each)
                      .results()
                      .filter(found -> isOwn(found.group(1)) && !isEnum(found.group(1)))
                      .count();
        }
        least = Math.min(least, count);
      }
    }
    return least;
  }

  private boolean isEnum(String name) {
    ClassModel model = program.find(name);
    return model != null && model.declaration().isEnum();
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
    int most = type.declaration().isEnum() ? MOST_CONSTANTS : MOST_CALLS[depth];
    constants.stream().limit(most).forEach(n -> found.add(new Maker.Constant(type.name(), n)));
    if (!isDeepest() && !type.declaration().isEnum() && !type.declaration().isRecord()) {
      found.addAll(builders(type));
    }
    return found.isEmpty() && !isDeepest() ? elsewhere(type) : found;
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
    String home = Declaration.packageOf(type.name());
    for (String name : program.classes().names()) {
      boolean isNear = Declaration.packageOf(name).equals(home) && !name.equals(type.name());
      ClassModel model = isNear ? program.find(name) : null;
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

  private void addOfJdk(ClassModel type, List<InputType> found) {
    List<Maker> makers = new ArrayList<>();
    List<Use> uses = new ArrayList<>();
    for (JdkRecipes.Recipe each : JdkRecipes.of(type.name())) {
      ClassModel owner = program.find(each.owner());
      if (owner == null) {
        continue;
      }
      if (each.descriptor().isEmpty()) {
        makers.add(new Maker.Constant(each.owner(), each.name()));
      } else {
        owner.methods().stream()
            .filter(method -> method.name().equals(each.name()))
            .filter(method -> method.descriptor().startsWith(each.descriptor()))
            .filter(MethodModel::isPublic)
            .limit(1)
            .forEach(method -> add(method, each, makers, uses));
      }
    }
    if (makers.isEmpty()) {
      makers.addAll(usual(type));
    }
    if (!makers.isEmpty()) {
      found.add(new InputType.Made(type.name(), makers, uses));
    }
  }

  private void add(
      MethodModel method, JdkRecipes.Recipe recipe, List<Maker> makers, List<Use> uses) {
    if (recipe.isUse()) {
      use(method, recipe.type()).ifPresent(uses::add);
    } else {
      call(method, "L" + recipe.type() + ";", recipe.limits()).ifPresent(makers::add);
    }
  }

  /** Constants of a class of the JDK, and for harmless classes calls. */
  private List<Maker> usual(ClassModel type) {
    ClassModel owner = program.find(CONSTANTS.getOrDefault(type.name(), type.name()));
    List<Maker> found = new ArrayList<>();
    if (owner == null || !owner.declaration().isVisibleFrom("")) {
      return found;
    }
    int most = type.declaration().isEnum() ? MOST_CONSTANTS : MOST_CALLS[depth];
    owner.declaration().constants("", type.name()).stream()
        .limit(most)
        .forEach(constant -> found.add(new Maker.Constant(owner.name(), constant)));
    if (depth == 0 && HARMLESS.matcher(type.name()).matches()) {
      found.addAll(
          calls(
              type,
              "L" + type.name() + ";",
              method -> isConstructor(method) || isFactory(method, type)));
    }
    return found;
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

  /** Those calls of {@code factories} whose arguments can be made. */
  List<Maker> of(List<MethodModel> factories) {
    return factories.stream()
        .filter(this::isUsable)
        .flatMap(factory -> call(factory, "", List.of()).stream())
        .limit(MOST_CALLS[depth])
        .map(call -> (Maker) call)
        .toList();
  }

  /** Those that take most come first: they say most about the object. Copies come last. */
  private List<Maker> calls(ClassModel type, String generic, Predicate<MethodModel> isWanted) {
    boolean isSized = HARMLESS.matcher(type.name()).matches();
    List<Maker.Limits> limits = new ArrayList<>();
    for (int i = 0; i < MOST_PARAMETERS && isSized; i++) {
      limits.add(SIZES);
    }
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

  /** At the bottom, only what takes no objects. */
  private Optional<Maker.Call> call(MethodModel method, String generic, List<Maker.Limits> limits) {
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

  private List<Use> uses(ClassModel type, String generic) {
    return depth > 1 ? List.of() : new Uses(this, type, generic).find();
  }

  /** The use of {@code method}, if its arguments can be made, which are not used themselves. */
  Optional<Use> use(MethodModel method, String type) {
    if (!isUsable(method)) {
      return Optional.empty();
    }
    InputTypes types = new InputTypes(TypeVariables.of(method, type), deeper());
    try {
      List<InputType> parameters = new ArrayList<>();
      InputTypes.parameters(method).forEach(each -> parameters.add(types.of(each)));
      List<String> names = ParameterNames.of(method);
      return Optional.of(new Use(method, names, parameters, Uses.isSetter(method)));
    } catch (ProgramException e) {
      return Optional.empty();
    }
  }

  private Optional<InputType> stub(ClassModel type, String generic) {
    boolean isWanted = isOwn(type.name()) || CALLED_BACK.matcher(type.name()).matches();
    if (!isWanted || isDeepest() || !Stubs.canStandFor(type, packageName)) {
      return Optional.empty();
    }
    List<InputType.Answer> answers = new ArrayList<>();
    for (MethodModel method : Stubs.methods(type)) {
      answers.add(answer(method, generic));
    }
    return Optional.of(new InputType.Stub(type.name(), answers));
  }

  private InputType.Answer answer(MethodModel method, String generic) {
    InputTypes types = new InputTypes(TypeVariables.of(method, generic), deeper());
    String result = InputTypes.result(method);
    List<InputType> thrown = new ArrayList<>();
    for (String each : method.exceptions()) {
      InputType made = deeper().typeOf("L" + each + ";");
      if (!(made instanceof InputType.Missing)) {
        thrown.add(made);
      }
    }
    return new InputType.Answer(
        method, result.equals("V") ? Optional.empty() : Optional.of(types.of(result)), thrown);
  }
}
