package dev.waymark.program.call;

import static dev.waymark.program.call.RandomTypes.Declared.ABSTRACT;
import static dev.waymark.program.call.RandomTypes.Declared.NOT;
import static dev.waymark.program.call.RandomTypes.Declared.PACKAGE;
import static dev.waymark.program.call.RandomTypes.Declared.PRIVATE;
import static dev.waymark.program.call.RandomTypes.Declared.PROTECTED;
import static dev.waymark.program.call.RandomTypes.Declared.PUBLIC;
import static dev.waymark.program.call.RandomTypes.Declared.STATIC;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random classes and interfaces in two packages, each of which may declare a method {@code m}. Free
 * of the rules of the language: the JVM's are what is tested.
 */
final class RandomTypes {
  /** How a type declares {@code m}. */
  enum Declared {
    NOT,
    PUBLIC,
    PROTECTED,
    PACKAGE,
    PRIVATE,
    STATIC,
    ABSTRACT
  }

  /** What a type is open to. */
  enum Extension {
    OPEN,
    SEALED,
    FINAL
  }

  /** A type, its supertypes by name. */
  record Sketch(
      String name,
      boolean isInterface,
      boolean isAbstract,
      String superclass,
      List<String> interfaces,
      Declared declared,
      Extension extension) {
    String packageName() {
      return name.substring(0, 1);
    }

    boolean extendsDirectly(Sketch other) {
      return superclass.equals(other.name) || interfaces.contains(other.name);
    }
  }

  /**
   * How the types of one program declare {@code m}. Classes with a private or static method beside
   * an interface with a default one are left out: no Java source compiles to that, and HotSpot 17
   * throws there where JVMS 5.4.6 selects the default method (a long run with them even crashed in
   * klassVtable).
   */
  private enum Flavor {
    WITH_DEFAULTS(
        List.of(NOT, PUBLIC, PUBLIC, ABSTRACT, PRIVATE, STATIC),
        List.of(NOT, NOT, PUBLIC, PROTECTED, PACKAGE, PACKAGE, ABSTRACT)),
    WITH_HIDDEN_METHODS(
        List.of(NOT, PRIVATE, STATIC),
        List.of(NOT, NOT, PUBLIC, PROTECTED, PACKAGE, PACKAGE, PRIVATE, STATIC, ABSTRACT));

    private final List<Declared> inInterface;
    private final List<Declared> inClass;

    Flavor(List<Declared> inInterface, List<Declared> inClass) {
      this.inInterface = inInterface;
      this.inClass = inClass;
    }
  }

  private final Random random;
  private final Flavor flavor;
  private final List<Sketch> types = new ArrayList<>();

  private RandomTypes(long seed) {
    this.random = new Random(seed);
    this.flavor = random.nextBoolean() ? Flavor.WITH_DEFAULTS : Flavor.WITH_HIDDEN_METHODS;
  }

  static List<Sketch> of(long seed) {
    RandomTypes generator = new RandomTypes(seed);
    int count = 3 + generator.random.nextInt(6);
    for (int i = 0; i < count; i++) {
      generator.types.add(generator.type(i));
    }
    return generator.types.stream().map(generator::withExtension).toList();
  }

  private Sketch type(int number) {
    String name = (random.nextInt(3) == 0 ? "q/T" : "p/T") + number;
    boolean isInterface = random.nextInt(3) == 0;
    Declared declared = pick(isInterface ? flavor.inInterface : flavor.inClass);
    boolean isAbstract = isInterface || declared == ABSTRACT || random.nextInt(4) == 0;
    String superclass = isInterface ? "java/lang/Object" : superclass();
    return new Sketch(
        name, isInterface, isAbstract, superclass, interfaces(), declared, Extension.OPEN);
  }

  private Declared pick(List<Declared> from) {
    return from.get(random.nextInt(from.size()));
  }

  private String superclass() {
    List<String> classes = types.stream().filter(t -> !t.isInterface()).map(Sketch::name).toList();
    return classes.isEmpty() || random.nextInt(6) == 0
        ? "java/lang/Object"
        : classes.get(random.nextInt(classes.size()));
  }

  private List<String> interfaces() {
    return types.stream()
        .filter(t -> t.isInterface() && random.nextInt(3) == 0)
        .map(Sketch::name)
        .toList();
  }

  /** The JVM wants permitted subclasses in the same package, and final classes without any. */
  private Sketch withExtension(Sketch type) {
    List<Sketch> below = types.stream().filter(t -> t.extendsDirectly(type)).toList();
    boolean isLocal = below.stream().allMatch(t -> t.packageName().equals(type.packageName()));
    Extension extension = Extension.OPEN;
    if (random.nextInt(3) > 0) {
      extension = below.isEmpty() && !type.isAbstract() ? Extension.FINAL : Extension.SEALED;
    }
    return new Sketch(
        type.name(),
        type.isInterface(),
        type.isAbstract(),
        type.superclass(),
        type.interfaces(),
        type.declared(),
        extension == Extension.SEALED && (below.isEmpty() || !isLocal)
            ? Extension.OPEN
            : extension);
  }
}
