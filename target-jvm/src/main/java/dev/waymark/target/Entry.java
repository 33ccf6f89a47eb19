package dev.waymark.target;

import dev.waymark.program.Declaration;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.UnexplorableException;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.InputTypes;
import dev.waymark.target.making.Maker;
import dev.waymark.target.making.Makers;
import dev.waymark.target.making.ParameterNames;
import dev.waymark.target.making.Receivers;
import dev.waymark.target.making.TestedTypes;
import dev.waymark.target.making.TypeVariables;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The method or constructor that runs call.
 *
 * @param inputs what it takes; the object that an instance method is called on comes first
 */
public record Entry(MethodModel method, List<Parameter> inputs) {
  public Entry {
    inputs = List.copyOf(inputs);
  }

  /**
   * What a run has to make.
   *
   * @param declared the type as its parameter declares it, as class files write it; empty if tests
   *     cannot name it
   */
  public record Parameter(String name, String declared, InputType type) {}

  /**
   * Takes {@code method} as an entry.
   *
   * @throws UnexplorableException if tests cannot call it, or there is no way to make what it takes
   */
  public static Entry of(MethodModel method) {
    return of(method, Makers.nextTo(method.owner()));
  }

  /**
   * Takes {@code method} as an entry, with inputs made by {@code makers}, which know what they
   * found for others.
   *
   * @throws UnexplorableException if tests cannot call it, or there is no way to make what it takes
   */
  public static Entry of(MethodModel method, Makers makers) {
    checkCallable(method);
    List<Parameter> inputs = new ArrayList<>();
    try {
      if (!method.isStatic() && !isConstructor(method)) {
        inputs.add(receiver(method, makers));
      }
      List<InputType> self = inputs.stream().map(Parameter::type).toList();
      TypeVariables variables = TypeVariables.of(method, "");
      inputs.addAll(
          parameters(method, new InputTypes(variables, makers, self, TestedTypes.of(method))));
    } catch (ProgramException e) {
      throw new UnexplorableException(
          "cannot make inputs for " + method + ": " + e.getMessage(), e);
    }
    return new Entry(method, inputs);
  }

  /** Whether tests can get an object on which to call a method of a class that they cannot name. */
  public static boolean isDisguised(MethodModel method) {
    return !method.isPrivate()
        && !method.isStatic()
        && !method.isSynthetic()
        && !isConstructor(method)
        && !(Disguises.of(method).isEmpty() && Disguises.constants(method).isEmpty());
  }

  private static void checkCallable(MethodModel method) {
    if (method.isPrivate()) {
      throw new UnexplorableException(
          "private method: " + method + " (tests cannot call it; choose one that calls it)");
    }
    if (!isNear(method) && !method.isPublic()) {
      throw new UnexplorableException(
          "method that only its package can call: "
              + method
              + " (its jar is signed or sealed, and tests cannot stand there; choose a public one)");
    }
    if (method.isAbstract()) {
      throw new UnexplorableException(
          "abstract method: " + method + " (choose one that implements it)");
    }
    if (method.isNative()) {
      throw new UnexplorableException(
          "native method: " + method + " (it has no bytecode; choose one that calls it)");
    }
    if (method.name().equals("<clinit>") || method.isSynthetic() || isOfEveryEnum(method)) {
      throw new UnexplorableException("not written in the source: " + method + " (choose another)");
    }
    boolean isMade = !isConstructor(method) || method.owner().declaration().isFree();
    if (!isMade || (isConstructor(method) && method.owner().isAbstract())) {
      throw new UnexplorableException("constructor that tests cannot call: " + method);
    }
  }

  /** Whether tests of the method stand in its package. */
  private static boolean isNear(MethodModel method) {
    return Declaration.packageOf(method.ref().owner()).equals(method.owner().testPackage());
  }

  /** Whether the method is one that the compiler makes for every enum. */
  public static boolean isOfEveryEnum(MethodModel method) {
    String type = method.ref().owner();
    String whole = method.ref().signature();
    return method.owner().declaration().isEnum()
        && (whole.equals("values()[L" + type + ";")
            || whole.equals("valueOf(Ljava/lang/String;)L" + type + ";"));
  }

  private static boolean isConstructor(MethodModel method) {
    return method.name().equals("<init>");
  }

  private static Parameter receiver(MethodModel method, Makers makers) {
    String owner = method.ref().owner();
    List<String> taken = ParameterNames.of(method);
    String wish = Receivers.name(owner);
    String name = taken.contains(wish) ? wish + "0" : wish;
    List<Maker> disguised = new ArrayList<>();
    if (!makers.canName(method.owner())) {
      disguised.addAll(makers.of(Disguises.of(method)));
      disguised.addAll(Disguises.constants(method));
    }
    return disguised.isEmpty()
        ? new Parameter(name, "L" + owner + ";", makers.receiver(method.owner()))
        : new Parameter(name, "", new InputType.Made(owner, disguised));
  }

  private static List<Parameter> parameters(MethodModel method, InputTypes types) {
    List<String> names = ParameterNames.of(method);
    List<String> declared = InputTypes.parameters(method);
    List<Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      parameters.add(new Parameter(names.get(i), declared.get(i), types.of(declared.get(i))));
    }
    return parameters;
  }

  /** Whether an object is called, which is the first input. */
  public boolean hasReceiver() {
    return !method.isStatic() && !isConstructor();
  }

  public boolean isConstructor() {
    return isConstructor(method);
  }

  /** Whether all inputs are primitives and arrays of them. */
  public boolean isNumeric() {
    return types()
        .allMatch(t -> t instanceof InputType.Primitive || t instanceof InputType.ArrayOf);
  }

  /** All types that inputs are made of. */
  public Stream<InputType> types() {
    return inputs.stream().flatMap(input -> input.type().all());
  }

  /** The constructors and methods that make inputs. */
  public List<MethodModel> makers() {
    return allMakers()
        .flatMap(maker -> maker instanceof Maker.Call call ? Stream.of(call.method()) : null)
        .distinct()
        .toList();
  }

  /** Internal names of the classes whose constants are inputs. */
  public List<String> constantOwners() {
    return allMakers()
        .flatMap(maker -> maker instanceof Maker.Constant it ? Stream.of(it.owner()) : null)
        .distinct()
        .toList();
  }

  private Stream<Maker> allMakers() {
    return types()
        .flatMap(type -> type instanceof InputType.Made made ? made.makers().stream() : null);
  }

  /** The descriptors of the parameters. */
  public List<String> parameterTypes() {
    return ParameterNames.types(method);
  }

  /** The names of the parameters in the debug information, or {@code arg0} and so on. */
  public List<String> parameterNames() {
    return ParameterNames.of(method);
  }
}
