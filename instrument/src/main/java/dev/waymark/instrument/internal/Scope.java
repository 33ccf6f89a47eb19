package dev.waymark.instrument.internal;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.site.Recording;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Invoke.Dispatch;
import dev.waymark.program.ir.MethodRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is instrumented and what is not, as far as class files tell. */
public final class Scope {
  private final Program program;
  private final Predicate<String> admitted;
  private final ClassHierarchy hierarchy;
  private final Models models;
  private final Recording recording;
  private final ThrowingCalls throwing = new ThrowingCalls(this);
  private final Map<Target, Callee> callees = new HashMap<>();
  private @Nullable CallGraph calls;

  private record Target(MethodRef method, Dispatch dispatch, boolean ownerIsInterface) {}

  /** Whom a call may reach. */
  enum Callee {
    /** Instrumented code. */
    INSTRUMENTED,
    /** Instrumented code or other code, which the receiver decides. */
    EITHER,
    /** Code that is not instrumented. */
    FOREIGN
  }

  /** Those classes of {@code program} whose internal names are {@code admitted}. */
  public Scope(Program program, Predicate<String> admitted, Recording recording) {
    this.recording = recording;
    this.program = program;
    this.admitted = admitted;
    this.hierarchy = ClassHierarchy.of(program, List.of());
    this.models = new Models(hierarchy);
  }

  /** Whether a class may be initialized once for many runs. The first question costs most. */
  boolean isStable(String type) {
    if (calls == null) {
      calls = CallGraph.of(ClassHierarchy.of(program));
    }
    return calls.isStable(type);
  }

  ClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** Whether a class is instrumented; those of {@code java} and of the probe never are. */
  public boolean includes(String name) {
    return !name.startsWith("java/")
        && !name.startsWith(ProbeNames.PACKAGE)
        && !name.startsWith("[")
        && admitted.test(name)
        && program.find(name) != null;
  }

  Callee callee(Invoke call) {
    Target target = new Target(call.method(), call.dispatch(), call.ownerIsInterface());
    Callee known = callees.get(target);
    if (known == null) {
      known = find(call);
      callees.put(target, known);
    }
    return known;
  }

  /** Whether a call may end by a {@code throw} in instrumented code. */
  boolean mayThrow(Invoke call) {
    return throwing.mayThrow(call);
  }

  /** The model for a method that code of {@code caller} calls; null if there is none. */
  @Nullable MethodRef model(MethodRef method, String caller) {
    return Models.includes(caller) ? null : model(method);
  }

  private @Nullable MethodRef model(MethodRef method) {
    return recording == Recording.COVERAGE ? null : models.find(method);
  }

  /** Whether the program has the models among its classes. */
  boolean hasLibrary() {
    return recording != Recording.COVERAGE && hierarchy.find(ProbeNames.BOXES) != null;
  }

  /** Whether a call may come back to instrumented code, or give a symbolic result. */
  boolean isKnown(Invoke call) {
    return callee(call) != Callee.FOREIGN || model(call.method()) != null;
  }

  private Callee find(Invoke call) {
    if (call.method().owner().equals(ProbeNames.SYMBOLIC)) {
      return Callee.INSTRUMENTED;
    }
    MethodModel method = hierarchy.resolve(call);
    if (method == null || call.method().owner().startsWith("[")) {
      return Callee.FOREIGN;
    }
    if (includes(method.owner().name())) {
      return method.isNative() ? Callee.FOREIGN : Callee.INSTRUMENTED;
    }
    return isOpen(call, method) ? Callee.EITHER : Callee.FOREIGN;
  }

  /** Whether the method is resolved to one of an instrumented class, which need not have code. */
  boolean declares(MethodRef ref) {
    MethodModel method = hierarchy.resolve(ref);
    return method != null && !method.isNative() && includes(method.owner().name());
  }

  private static boolean isOpen(Invoke call, MethodModel method) {
    boolean selects = call.dispatch() == Dispatch.VIRTUAL || call.dispatch() == Dispatch.INTERFACE;
    return selects && !method.isFinal() && !method.isPrivate() && !method.owner().isFinal();
  }

  /** Whether code that is not instrumented may call the method by a type of its own. */
  boolean isExposed(MethodModel method) {
    if (method.isStatic() || method.isPrivate() || method.name().startsWith("<")) {
      return false;
    }
    String owner = method.owner().name();
    return Stream.concat(
            hierarchy.superclasses(owner).stream(), hierarchy.superinterfaces(owner).stream())
        .filter(each -> !includes(each))
        .anyMatch(each -> declares(each, method));
  }

  private boolean declares(String type, MethodModel method) {
    var model = hierarchy.find(type);
    return model != null && model.find(method.name(), method.descriptor()) != null;
  }

  /** The field under its declaring class, if that keeps shadows beside it; else null. */
  @Nullable FieldRef shadowed(FieldRef field) {
    if (field.descriptor().length() > 1) {
      return null;
    }
    FieldRef declared = hierarchy.resolve(field);
    if (declared == null || !includes(declared.owner())) {
      return null;
    }
    var owner = hierarchy.find(declared.owner());
    return owner == null || owner.isInterface() ? null : declared;
  }
}
