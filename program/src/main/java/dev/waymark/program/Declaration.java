package dev.waymark.program;

import dev.waymark.program.ir.FieldRef;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;

/** What a class says of its use by others, as its source wrote it. */
public final class Declaration {
  private final ClassNode node;

  Declaration(ClassNode node) {
    this.node = node;
  }

  public boolean isEnum() {
    return has(node.access, Opcodes.ACC_ENUM);
  }

  public boolean isRecord() {
    return has(node.access, Opcodes.ACC_RECORD);
  }

  public boolean isDeprecated() {
    return has(node.access, Opcodes.ACC_DEPRECATED);
  }

  /** Type parameters and generic supertypes as class files write them; null if there are none. */
  public @Nullable String signature() {
    return node.signature;
  }

  /** Whether the class has type parameters. */
  public boolean isGeneric() {
    return node.signature != null && node.signature.startsWith("<");
  }

  /** Whether its objects need no object of an enclosing class, and its name can be written. */
  public boolean isFree() {
    return nesting()
        .map(inner -> has(inner.access, Opcodes.ACC_STATIC) && inner.outerName != null)
        .orElse(node.outerMethod == null);
  }

  /** Whether the class has a name: it is neither anonymous nor within a method. */
  public boolean hasName() {
    return node.outerMethod == null
        && node.outerClass == null
        && nesting().map(inner -> inner.outerName != null).orElse(true);
  }

  /** Whether code in the package, an internal name, may use the class, enclosing ones aside. */
  public boolean isVisibleFrom(String packageName) {
    int access = nesting().map(inner -> inner.access).orElse(node.access);
    return has(access, Opcodes.ACC_PUBLIC)
        || (!has(access, Opcodes.ACC_PRIVATE) && packageOf(node.name).equals(packageName));
  }

  /** The internal name of the class around this one; null if there is none, or no name for it. */
  public @Nullable String outer() {
    return nesting().map(inner -> inner.outerName).orElse(null);
  }

  /** The internal name of the class that this one is written in; null if there is none. */
  public @Nullable String encloser() {
    return outer() != null ? outer() : node.outerClass;
  }

  private Optional<InnerClassNode> nesting() {
    return node.innerClasses.stream().filter(inner -> inner.name.equals(node.name)).findFirst();
  }

  /** The constants of this class's own type that code in the package may use. */
  public List<String> constants(String packageName) {
    return constants(packageName, node.name);
  }

  /** The constants here of the given type, an internal name, that code in the package may use. */
  public List<String> constants(String packageName, String type) {
    return node.fields.stream()
        .filter(field -> isConstant(field, type) && isUsable(field.access, packageName))
        .map(field -> field.name)
        .toList();
  }

  private static boolean isConstant(FieldNode field, String type) {
    int flags = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    return (field.access & flags) == flags
        && !has(field.access, Opcodes.ACC_SYNTHETIC)
        && field.desc.equals("L" + type + ";");
  }

  /** The fields of objects that code in the package may set. */
  List<FieldNode> settableFields(String packageName) {
    int fixed = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    return node.fields.stream()
        .filter(field -> !has(field.access, fixed) && isUsable(field.access, packageName))
        .toList();
  }

  /** The type of a field declared here, with its type arguments where they are known. */
  public String typeOf(FieldRef field) {
    return node.fields.stream()
        .filter(each -> each.name.equals(field.name()) && each.desc.equals(field.descriptor()))
        .map(each -> each.signature)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(field.descriptor());
  }

  private boolean isUsable(int access, String packageName) {
    return has(access, Opcodes.ACC_PUBLIC)
        || (!has(access, Opcodes.ACC_PRIVATE) && packageOf(node.name).equals(packageName));
  }

  /** The package of a class, both as internal names. */
  public static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }

  private static boolean has(int access, int flag) {
    return (access & flag) != 0;
  }
}
