package dev.waymark.benchmarks.real.coverage;

import dev.waymark.program.ClassSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What is measured: a class and those nested in it, or some methods of a class.
 *
 * @param owner the internal name of the class
 * @param first the name of the first of some methods in the order of the class file, which is that
 *     of the source; empty for the whole class
 * @param last the name of the last of them
 */
public record Extent(String owner, String first, String last) {
  /** The whole class with this name, and all in it. */
  public static Extent of(String className) {
    return new Extent(className.replace('.', '/'), "", "");
  }

  private boolean isWhole() {
    return first.isEmpty();
  }

  /** Whether methods of the class with this internal name are measured. */
  public boolean includes(String name) {
    return name.equals(owner) || (isWhole() && name.startsWith(owner + "$"));
  }

  /** The internal names of the measured classes among {@code classes}, sorted. */
  public List<String> classes(ClassSource classes) {
    return classes.names().stream().filter(this::includes).sorted().toList();
  }

  /** Those of the measured classes that a test beside the class can name. */
  public List<String> usableClasses(ClassSource classes) {
    return classes(classes).stream().filter(name -> isUsable(classes, name)).toList();
  }

  private static boolean isUsable(ClassSource classes, String name) {
    ClassNode node = new ClassNode();
    byte[] bytes = Objects.requireNonNull(classes.find(name), name);
    new ClassReader(bytes).accept(node, ClassReader.SKIP_CODE);
    for (InnerClassNode inner : node.innerClasses) {
      if (inner.name.equals(name)) {
        boolean isPrivate = (inner.access & Opcodes.ACC_PRIVATE) != 0;
        return !isPrivate && inner.outerName != null && isUsable(classes, inner.outerName);
      }
    }
    return true;
  }

  /** Says of methods of the measured classes whether they are measured. */
  public Methods methods(ClassSource classes) {
    return new Methods(isWhole() ? Set.of() : names(classes));
  }

  /** Everything between the first and the last, whatever it is. */
  private Set<String> names(ClassSource classes) {
    ClassNode node = new ClassNode();
    byte[] bytes = Objects.requireNonNull(classes.find(owner), owner);
    new ClassReader(bytes).accept(node, ClassReader.SKIP_CODE);
    List<String> names = new ArrayList<>();
    for (MethodNode method : node.methods) {
      if ((method.access & Opcodes.ACC_SYNTHETIC) == 0) {
        names.add(method.name);
      }
    }
    return new LinkedHashSet<>(names.subList(names.indexOf(first), names.lastIndexOf(last) + 1));
  }

  /**
   * Some methods.
   *
   * @param names those that are measured; empty for all
   */
  public record Methods(Set<String> names) {
    /** Whether methods with this name are measured; lambdas go with the method around them. */
    public boolean includes(String name) {
      return names.isEmpty() || names.contains(host(name));
    }

    private static String host(String name) {
      String[] parts = name.split("\\$", -1);
      return parts.length == 3 && parts[0].equals("lambda") ? parts[1] : name;
    }
  }
}
