package dev.waymark.program;

import dev.waymark.program.ir.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Classes that stand for interfaces and abstract classes of which a program has no objects to give.
 * The class {@code a/Store$WaymarkStub} implements {@code a/Store}: each abstract method has an
 * array of answers, and gives one after the other; the last is given from then on. It may also have
 * an exception, which is thrown instead. Stubs are found by name, like other classes, but no list
 * has them.
 */
public final class Stubs {
  private static final String SUFFIX = "$WaymarkStub";

  /** That of stubs that also note their calls. */
  private static final String RECORDING = "$RecordingWaymarkStub";

  /** No class can be added to the packages of the JDK. */
  private static final String ELSEWHERE = "waymark/stub/";

  private Stubs() {}

  /** The name of the stub for the type; both are internal names. */
  public static String nameFor(String type) {
    return (type.startsWith("java/") ? ELSEWHERE : "") + type + SUFFIX;
  }

  /** Whether the class is a stub. */
  public static boolean isStub(String name) {
    return name.endsWith(SUFFIX) || isRecording(name);
  }

  /**
   * Whether stubs of the class note their calls, in a public list {@code calls} that somebody has
   * to give them: arrays of the index of the method, its descriptor, and the arguments.
   */
  static boolean isRecording(String name) {
    return name.endsWith(RECORDING);
  }

  /** What {@link #nameFor} was given. */
  static String typeOf(String stub) {
    int length = isRecording(stub) ? RECORDING.length() : SUFFIX.length();
    String type = stub.substring(0, stub.length() - length);
    return type.startsWith(ELSEWHERE) ? type.substring(ELSEWHERE.length()) : type;
  }

  /** The field of a stub with the answers of the method at {@code index}. */
  public static String answersField(int index) {
    return "answers" + index;
  }

  /** The field of a stub with how many answers the method at {@code index} has given. */
  public static String nextField(int index) {
    return "next" + index;
  }

  /** The field of a stub with what the method at {@code index} throws; null if it answers. */
  public static String thrownField(int index) {
    return "thrown" + index;
  }

  /**
   * The field of a stub with what the method at {@code index} does with its arguments: a {@code
   * Function} that is given them all; null if it does nothing.
   */
  public static String toldField(int index) {
    return "told" + index;
  }

  /** The field of a stub that says whether the method returns what that function does. */
  public static String passesField(int index) {
    return "passes" + index;
  }

  /** Whether there can be a stub for {@code type} that code in the package may make. */
  public static boolean canStandFor(ClassModel type, String packageName) {
    return type.isAbstract()
        && type.permittedSubclasses() == null
        && type.canBeNamedFrom(packageName)
        && (type.isInterface() || hasFreeConstructor(type))
        && methods(type).stream().allMatch(each -> isOpen(each, packageName));
  }

  private static boolean hasFreeConstructor(ClassModel type) {
    MethodModel constructor = type.find("<init>", "()V");
    return constructor != null && !constructor.isPrivate() && type.declaration().isFree();
  }

  /** A method of another package that only its package can see cannot be implemented here. */
  private static boolean isOpen(MethodModel method, String packageName) {
    return !method.isPackagePrivate()
        || Declaration.packageOf(method.owner().name()).equals(packageName);
  }

  /** The methods that a stub for {@code type} implements, in the same order each time. */
  public static List<MethodModel> methods(ClassModel type) {
    Map<String, MethodModel> found = new LinkedHashMap<>();
    collect(type, found);
    List<MethodModel> methods = new ArrayList<>();
    for (MethodModel each : found.values()) {
      if (each.isAbstract() && !isOfObject(each)) {
        methods.add(each);
      }
    }
    return methods;
  }

  /** What is nearest to the type counts; classes come before interfaces. */
  private static void collect(ClassModel type, Map<String, MethodModel> found) {
    for (MethodModel method : type.methods()) {
      if (!method.isStatic() && !method.isPrivate() && !method.name().startsWith("<")) {
        found.putIfAbsent(method.name() + method.descriptor(), method);
      }
    }
    String above = type.superName();
    ClassModel parent =
        above == null || above.equals("java/lang/Object") ? null : type.program().find(above);
    if (parent != null) {
      collect(parent, found);
    }
    for (String name : type.interfaces()) {
      ClassModel face = type.program().find(name);
      if (face == null) {
        throw new ProgramException("class not found: " + Names.internal(name));
      }
      collect(face, found);
    }
  }

  private static boolean isOfObject(MethodModel method) {
    return switch (method.name() + method.descriptor()) {
      case "equals(Ljava/lang/Object;)Z", "hashCode()I", "toString()Ljava/lang/String;" -> true;
      default -> false;
    };
  }

  /** The class file of the stub; null if there is nothing that it could stand for. */
  static byte @Nullable [] write(String stub, Program program) {
    ClassModel type = program.find(typeOf(stub));
    return type == null || !type.isAbstract() ? null : new StubWriter(stub, type).write();
  }
}
