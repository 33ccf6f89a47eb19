package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** From the resolved method to the one that runs (JVMS 5.4.6, and invokespecial in 6.5). */
final class MethodSelection {
  private final ClassTable classes;
  private final SuperinterfaceMethods superinterfaces;
  private final MethodResolution resolution;
  private final Overriding overriding;

  MethodSelection(
      ClassTable classes,
      SuperinterfaceMethods superinterfaces,
      MethodResolution resolution,
      Overriding overriding) {
    this.classes = classes;
    this.superinterfaces = superinterfaces;
    this.resolution = resolution;
    this.overriding = overriding;
  }

  /** What runs if the receiver is exactly of class {@code receiver}. */
  Lookup select(String receiver, MethodModel resolved) {
    if (resolved.isStatic()) {
      return Lookup.absent();
    }
    if (resolved.isPrivate()) {
      return Lookup.found(resolved);
    }
    String type = receiver.startsWith("[") ? "java/lang/Object" : receiver;
    return upwards(type, resolved.ref(), m -> overriding.canOverride(m, resolved));
  }

  /** What an invokespecial in class {@code caller} runs. */
  Lookup special(String caller, MethodRef named, MethodModel resolved) {
    if (resolved.name().equals("<init>")) {
      return Lookup.found(resolved);
    }
    String start = specialStart(caller, named.owner());
    ClassModel model = start == null ? null : classes.find(start);
    if (model == null) {
      return Lookup.unknown();
    }
    return model.isInterface()
        ? specialInInterface(model, named)
        : upwards(model.name(), named, m -> true);
  }

  /** Where the search begins; null if it hangs on a missing class. */
  private @Nullable String specialStart(String caller, String named) {
    ClassModel owner = classes.find(named);
    if (named.equals(caller) || owner == null || owner.isInterface()) {
      return named;
    }
    if (classes.supertypes(caller).superclasses().contains(named)) {
      return classes.supertypes(caller).superclasses().get(0);
    }
    return classes.hasWholeLineage(caller) ? named : null;
  }

  private Lookup specialInInterface(ClassModel start, MethodRef named) {
    MethodModel declared = start.find(named.name(), named.descriptor());
    MethodModel found = declared == null ? resolution.ofObject(named) : declared;
    return found == null ? superinterfaces.select(start.name(), named) : runnable(found);
  }

  private Lookup upwards(String type, MethodRef method, Predicate<MethodModel> fits) {
    for (ClassModel model : classes.lineage(type)) {
      MethodModel declared = model.find(method.name(), method.descriptor());
      if (declared != null && !declared.isStatic() && fits.test(declared)) {
        return runnable(declared);
      }
    }
    return classes.hasWholeLineage(type) ? superinterfaces.select(type, method) : Lookup.unknown();
  }

  /** Selecting an abstract method is an error. */
  private static Lookup runnable(MethodModel method) {
    return method.isAbstract() ? Lookup.absent() : Lookup.found(method);
  }
}
