package dev.waymark.program;

import dev.waymark.program.branch.CaseNames;
import dev.waymark.program.decision.SourceReading;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Names;
import dev.waymark.program.lowering.BoxingReferences;
import dev.waymark.program.lowering.PatternSwitches;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** A class, interface, enum or record as its class file describes it. */
public final class ClassModel {
  private final ClassNode node;
  private final Program program;
  private final CaseNames caseNames;
  private final Map<String, List<String>> switchLabels;
  private final List<MethodModel> methods;
  private final Lazy<Set<FieldRef>> fields = new Lazy<>(this::readFields);
  private final Lazy<Set<FieldRef>> mutableStatics = new Lazy<>(this::findMutableStatics);
  private final Lazy<SourceReading> sourceReading;
  private final Lazy<String> testPackage = new Lazy<>(this::findTestPackage);

  /** The model of a parsed class, whose methods have neither JSR nor RET; it is lowered. */
  ClassModel(ClassNode node, Program program, Sources sources, CaseNames caseNames) {
    this.node = node;
    this.program = program;
    this.caseNames = caseNames;
    this.sourceReading = new Lazy<>(() -> new SourceReading(sources.decisions(this)));
    this.switchLabels = PatternSwitches.lower(node);
    BoxingReferences.lower(node);
    this.methods = node.methods.stream().map(m -> new MethodModel(this, m)).toList();
  }

  /** Internal name. */
  public String name() {
    return node.name;
  }

  /** The program that this class was found in. */
  public Program program() {
    return program;
  }

  /** How the class may be named and used. */
  public Declaration declaration() {
    return new Declaration(node);
  }

  /** Internal name of the superclass; null for Object alone. */
  public @Nullable String superName() {
    return node.superName;
  }

  /** Internal names of the direct superinterfaces. */
  public List<String> interfaces() {
    return node.interfaces;
  }

  /** Internal names of the permitted subclasses of a sealed class; null if not sealed. */
  public @Nullable List<String> permittedSubclasses() {
    return node.permittedSubclasses;
  }

  public boolean isInterface() {
    return (node.access & Opcodes.ACC_INTERFACE) != 0;
  }

  public boolean isFinal() {
    return (node.access & Opcodes.ACC_FINAL) != 0;
  }

  public boolean isAbstract() {
    return (node.access & Opcodes.ACC_ABSTRACT) != 0;
  }

  /**
   * The package, an internal name, that tests of this class stand in: its own, or one below it if
   * the JVM lets no other classes into that, as for signed jars.
   */
  public String testPackage() {
    return testPackage.get();
  }

  private String findTestPackage() {
    String own = Declaration.packageOf(name());
    return !own.isEmpty() && program.classes().isClosed(name()) ? own + "/waymark" : own;
  }

  /** Whether code in the package, an internal name, may use this class and all around it. */
  public boolean canBeNamedFrom(String packageName) {
    ClassModel each = this;
    while (each != null
        && each.declaration().hasName()
        && each.declaration().isVisibleFrom(packageName)) {
      String outer = each.declaration().outer();
      each = outer == null ? null : program().find(outer);
    }
    return each == null;
  }

  /** Internal name of the class whose nest it belongs to: its own, unless it names another. */
  public String nestHost() {
    return node.nestHostClass == null ? name() : node.nestHostClass;
  }

  /** Internal names of the other classes of the nest that it is the host of. */
  public List<String> nestMembers() {
    return node.nestMembers == null ? List.of() : List.copyOf(node.nestMembers);
  }

  /** The name of the source file without folders; null if the class does not say. */
  public @Nullable String sourceFile() {
    return node.sourceFile;
  }

  /** The constants of an enum in the order of their ordinals; empty for other classes. */
  public List<String> enumConstants() {
    return node.fields.stream()
        .filter(field -> (field.access & Opcodes.ACC_ENUM) != 0)
        .map(field -> field.name)
        .toList();
  }

  /** How the cases read that a method made for a switch over patterns finds; else nothing. */
  List<String> switchLabels(String method) {
    return switchLabels.getOrDefault(method, List.of());
  }

  ClassNode node() {
    return node;
  }

  CaseNames caseNames() {
    return caseNames;
  }

  /** How the source of the class, where it is at hand, reads its decisions. */
  SourceReading sourceReading() {
    return sourceReading.get();
  }

  /** The Java release that the class file's version belongs to. */
  public int release() {
    return (node.version & 0xFFFF) - 44;
  }

  /** The fields declared here, in the order of the class file. */
  public Set<FieldRef> fields() {
    return fields.get();
  }

  private Set<FieldRef> readFields() {
    Set<FieldRef> declared = new LinkedHashSet<>();
    node.fields.forEach(field -> declared.add(new FieldRef(name(), field.name, field.desc)));
    return Collections.unmodifiableSet(declared);
  }

  /** Whether a field declared here is final. */
  public boolean isFinal(FieldRef field) {
    return has(field, Opcodes.ACC_FINAL);
  }

  /** Whether a field declared here is volatile. */
  public boolean isVolatile(FieldRef field) {
    return has(field, Opcodes.ACC_VOLATILE);
  }

  /** Whether a field declared here is private. */
  public boolean isPrivate(FieldRef field) {
    return has(field, Opcodes.ACC_PRIVATE);
  }

  private boolean has(FieldRef field, int flag) {
    return node.fields.stream()
        .anyMatch(
            each ->
                each.name.equals(field.name())
                    && each.desc.equals(field.descriptor())
                    && has(each, flag));
  }

  /** Those of the {@link #fields} that are static. */
  public Set<FieldRef> statics() {
    Set<FieldRef> statics = new LinkedHashSet<>();
    for (FieldNode field : node.fields) {
      if (has(field, Opcodes.ACC_STATIC)) {
        statics.add(new FieldRef(name(), field.name, field.desc));
      }
    }
    return statics;
  }

  /**
   * What a static field declared here holds before its class is initialized; null for its default.
   */
  public @Nullable Object constantValue(FieldRef field) {
    for (FieldNode each : node.fields) {
      if (each.name.equals(field.name()) && each.desc.equals(field.descriptor())) {
        return each.value;
      }
    }
    return null;
  }

  /** Whether static state may differ from run to run. */
  public boolean hasMutableStatics() {
    return !mutableStatics().isEmpty();
  }

  /**
   * The static fields declared here that are not final, or hold what may change: something other
   * than a number, a string, or an object that stays as it was made. What compilers add does not
   * count.
   */
  public Set<FieldRef> mutableStatics() {
    return mutableStatics.get();
  }

  private Set<FieldRef> findMutableStatics() {
    Set<FieldRef> found = new LinkedHashSet<>();
    for (FieldNode field : node.fields) {
      boolean isWritten = has(field, Opcodes.ACC_STATIC) && !has(field, Opcodes.ACC_SYNTHETIC);
      if (isWritten && !isFixed(field)) {
        found.add(new FieldRef(name(), field.name, field.desc));
      }
    }
    return Collections.unmodifiableSet(found);
  }

  private boolean isFixed(FieldNode field) {
    return has(field, Opcodes.ACC_FINAL) && UnchangingTypes.include(field.desc, program);
  }

  private static boolean has(FieldNode field, int flag) {
    return (field.access & flag) != 0;
  }

  /** All methods in the order of the class file, synthetic ones and constructors included. */
  public List<MethodModel> methods() {
    return methods;
  }

  /** The method declared here with {@code name} and {@code descriptor}; null if there is none. */
  public @Nullable MethodModel find(String name, String descriptor) {
    for (MethodModel method : methods) {
      if (method.name().equals(name) && method.descriptor().equals(descriptor)) {
        return method;
      }
    }
    return null;
  }

  /**
   * The one method a user calls {@code name} or {@code name(descriptor)}.
   *
   * @throws ProgramException if there is none, or several
   */
  public MethodModel require(String nameAndDescriptor) {
    List<MethodModel> named = methods.stream().filter(m -> m.isCalled(nameAndDescriptor)).toList();
    if (named.isEmpty()) {
      throw new ProgramException(
          "no method "
              + nameAndDescriptor
              + " in "
              + Names.internal(name())
              + hint(nameAndDescriptor));
    }
    if (named.size() > 1) {
      throw new ProgramException(
          "method " + nameAndDescriptor + " is overloaded; name one of: " + signatures(named));
    }
    return named.get(0);
  }

  private String hint(String wanted) {
    String name = wanted.replaceFirst("\\(.*", "");
    List<MethodModel> overloads = methods.stream().filter(m -> m.name().equals(name)).toList();
    if (!overloads.isEmpty()) {
      return " (it has: " + signatures(overloads) + ")";
    }
    String meant = Spelling.hint(name, methods.stream().map(MethodModel::name).toList());
    return methods.isEmpty()
        ? " (it has none)"
        : meant.isEmpty() ? " (it has: " + names() + ")" : meant;
  }

  private String names() {
    return String.join(", ", methods.stream().map(MethodModel::name).distinct().limit(20).toList());
  }

  private static String signatures(List<MethodModel> named) {
    return String.join(", ", named.stream().map(m -> m.ref().signature()).toList());
  }

  @Override
  public String toString() {
    return Names.internal(name());
  }
}
