package dev.waymark.path.heap;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.term.Sort;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.List;

/** What descriptors say. */
public final class Types {
  private static final String THROWABLE = "java/lang/Throwable";

  private final ClassHierarchy hierarchy;
  private final Terms terms;

  public Types(ClassHierarchy hierarchy, Terms terms) {
    this.hierarchy = hierarchy;
    this.terms = terms;
  }

  /** What a field or element of this type holds before it is written. */
  public PathValue initial(String descriptor) {
    return Kind.of(descriptor) == Kind.REFERENCE
        ? new PathValue.Null()
        : PathValue.Numeric.of(terms.constant(Sort.of(Kind.of(descriptor)), 0));
  }

  /** Whether an object of exactly {@code type} is one of {@code base}. */
  public boolean isA(String type, String base) {
    if (hierarchy.isSubtype(type, base)) {
      return true;
    }
    if (hierarchy.mayBeSubtype(type, base)) {
      throw new LostTrack("whether " + type + " is a " + base);
    }
    return false;
  }

  public boolean isThrowable(String type) {
    return hierarchy.isSubtype(type, THROWABLE);
  }

  /** Whether throwables of this class leave their stack trace to the JDK. */
  public boolean keepsTrace(String type) {
    MethodRef fill = new MethodRef(type, "fillInStackTrace", "()" + descriptor(THROWABLE));
    MethodModel found = hierarchy.resolve(fill);
    return found != null && found.ref().owner().equals(THROWABLE);
  }

  /** The internal name of the class of {@code object}. */
  public static String nameOf(Object object) {
    return nameOf(object.getClass());
  }

  /** The internal name of {@code type}. */
  public static String nameOf(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  /** The internal name in the descriptor of a class; the descriptor itself of an array. */
  public static String named(String descriptor) {
    return descriptor.startsWith("L")
        ? descriptor.substring(1, descriptor.length() - 1)
        : descriptor;
  }

  /** The descriptor of a class or array by this name. */
  public static String descriptor(String name) {
    return name.startsWith("[") ? name : "L" + name + ";";
  }

  /** The descriptor of what a method returns. */
  public static String result(String descriptor) {
    return descriptor.substring(descriptor.indexOf(')') + 1);
  }

  /** The descriptors of the parameters of a method. */
  public static List<String> parameters(String descriptor) {
    List<String> types = new ArrayList<>();
    for (int at = 1; descriptor.charAt(at) != ')'; ) {
      int end = at;
      while (descriptor.charAt(end) == '[') {
        end++;
      }
      end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
      types.add(descriptor.substring(at, end));
      at = end;
    }
    return types;
  }
}
