package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Subtypes and method lookup over a program. Supertypes are found anywhere, the JDK included;
 * subtypes within the scope only. Answers are kept, so a hierarchy must not outlive a change of the
 * program's classes.
 *
 * <p>Types are internal names, or descriptors of arrays.
 */
public final class ClassHierarchy {
  private final Program program;
  private final ClassTable classes;
  private final SortedSet<String> scope;
  private final MethodResolution resolution;
  private final MethodSelection selection;
  private final FieldResolution fields;
  private @Nullable Map<String, SortedSet<String>> subclasses;

  private ClassHierarchy(Program program, Collection<String> scope) {
    this.program = program;
    this.classes = new ClassTable(program);
    this.scope = Collections.unmodifiableSortedSet(new TreeSet<>(scope));
    SuperinterfaceMethods superinterfaces = new SuperinterfaceMethods(classes);
    this.resolution = new MethodResolution(classes, superinterfaces);
    this.selection =
        new MethodSelection(classes, superinterfaces, resolution, new Overriding(classes));
    this.fields = new FieldResolution(classes);
  }

  /** The hierarchy whose scope is the program's own classes. */
  public static ClassHierarchy of(Program program) {
    return of(program, program.classes().names());
  }

  /** The hierarchy with the given scope. */
  public static ClassHierarchy of(Program program, Collection<String> scope) {
    return new ClassHierarchy(program, scope);
  }

  /** The program that it is about. */
  public Program program() {
    return program;
  }

  /** The names of the classes whose subclass relations are known, sorted. */
  public SortedSet<String> scope() {
    return scope;
  }

  /** The class; null if it is missing, unreadable, or an array. */
  public @Nullable ClassModel find(String name) {
    return classes.find(name);
  }

  /** The superclasses, the direct one first; ends early after one that is missing. */
  public List<String> superclasses(String name) {
    return classes.supertypes(name).superclasses();
  }

  /** All superinterfaces that can be found, sorted. */
  public SortedSet<String> superinterfaces(String name) {
    return classes.supertypes(name).interfaces();
  }

  /** Whether the class and all its supertypes are there. */
  public boolean isComplete(String name) {
    return classes.supertypes(name).isComplete();
  }

  /** Whether {@code sub} is known to be {@code base} or a subtype of it. */
  public boolean isSubtype(String sub, String base) {
    if (sub.equals(base) || base.equals("java/lang/Object")) {
      return true;
    }
    return sub.startsWith("[")
        ? ArrayTypes.isSubtype(sub, base, this)
        : classes.supertypes(sub).contains(base);
  }

  /** Whether {@code sub} is a subtype of {@code base}, or may be one by way of a missing class. */
  public boolean mayBeSubtype(String sub, String base) {
    return isSubtype(sub, base) || !isComplete(ArrayTypes.innermost(sub));
  }

  /**
   * The proper subclasses, subinterfaces and implementing classes in the scope, direct and
   * indirect, sorted. The first question reads all classes of the scope.
   */
  public SortedSet<String> subclasses(String name) {
    if (subclasses == null) {
      subclasses = readSubclasses();
    }
    return subclasses.getOrDefault(name, Collections.emptySortedSet());
  }

  private Map<String, SortedSet<String>> readSubclasses() {
    Map<String, SortedSet<String>> known = new TreeMap<>();
    for (String name : scope) {
      Supertypes supertypes = classes.supertypes(name);
      supertypes.superclasses().forEach(each -> add(known, each, name));
      supertypes.interfaces().forEach(each -> add(known, each, name));
    }
    known.replaceAll((name, below) -> Collections.unmodifiableSortedSet(below));
    return known;
  }

  private static void add(Map<String, SortedSet<String>> known, String base, String sub) {
    known.computeIfAbsent(base, name -> new TreeSet<>()).add(sub);
  }

  /**
   * The method that {@code method} means, its owner being a class, interface or array (JVMS
   * 5.4.3.3, 5.4.3.4); without access checks. Null if there is none or a missing class is in the
   * way.
   */
  public @Nullable MethodModel resolve(MethodRef method) {
    return resolution.resolve(method).orNull();
  }

  /** As {@link #resolve(MethodRef)}; null also if the call mistakes a class for an interface. */
  public @Nullable MethodModel resolve(Invoke call) {
    return lookup(call.method(), call.ownerIsInterface()).orNull();
  }

  /**
   * The method that runs when {@code resolved} is called on an object whose class is exactly {@code
   * receiver} (JVMS 5.4.6). Null if the JVM throws instead, or a missing class is in the way.
   */
  public @Nullable MethodModel select(String receiver, MethodModel resolved) {
    return lookupSelected(receiver, resolved).orNull();
  }

  /**
   * The method that an invokespecial of {@code named}, resolved to {@code resolved}, runs in class
   * {@code caller} (JVMS 6.5). Null if the JVM throws instead, or a missing class is in the way.
   */
  public @Nullable MethodModel selectSpecial(String caller, MethodRef named, MethodModel resolved) {
    return lookupSpecial(caller, named, resolved).orNull();
  }

  /** The field under the name of the class that declares it; null if that is not known. */
  public @Nullable FieldRef resolve(FieldRef field) {
    return fields.resolve(field);
  }

  Lookup lookup(MethodRef method, boolean ownerIsInterface) {
    ClassModel owner = classes.find(method.owner());
    return owner != null && owner.isInterface() != ownerIsInterface
        ? Lookup.absent()
        : resolution.resolve(method);
  }

  Lookup lookupSelected(String receiver, MethodModel resolved) {
    return selection.select(receiver, resolved);
  }

  Lookup lookupSpecial(String caller, MethodRef named, MethodModel resolved) {
    return selection.special(caller, named, resolved);
  }
}
