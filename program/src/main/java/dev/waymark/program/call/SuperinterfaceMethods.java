package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;

/** Methods that a class or interface has from its superinterfaces (JVMS 5.4.3.3). */
final class SuperinterfaceMethods {
  private final ClassTable classes;

  SuperinterfaceMethods(ClassTable classes) {
    this.classes = classes;
  }

  /** What resolution finds: the one default method, or else any of the abstract ones. */
  Lookup resolve(String type, MethodRef method) {
    if (!classes.supertypes(type).isComplete()) {
      return Lookup.unknown();
    }
    List<MethodModel> candidates = maximallySpecific(type, method);
    Lookup onlyDefault = onlyDefault(candidates);
    return onlyDefault instanceof Lookup.Found || candidates.isEmpty()
        ? onlyDefault
        : Lookup.found(candidates.get(0));
  }

  /** What selection finds: the one default method. */
  Lookup select(String type, MethodRef method) {
    return classes.supertypes(type).isComplete()
        ? onlyDefault(maximallySpecific(type, method))
        : Lookup.unknown();
  }

  private static Lookup onlyDefault(List<MethodModel> candidates) {
    List<MethodModel> defaults = candidates.stream().filter(m -> !m.isAbstract()).toList();
    return defaults.size() == 1 ? Lookup.found(defaults.get(0)) : Lookup.absent();
  }

  /** The maximally-specific superinterface methods, in the order of their owners. */
  private List<MethodModel> maximallySpecific(String type, MethodRef method) {
    List<MethodModel> inherited = inherited(type, method);
    return inherited.stream().filter(m -> !isHidden(m, inherited)).toList();
  }

  private List<MethodModel> inherited(String type, MethodRef method) {
    List<MethodModel> inherited = new ArrayList<>();
    for (String name : classes.supertypes(type).interfaces()) {
      ClassModel model = classes.find(name);
      MethodModel found = model == null ? null : model.find(method.name(), method.descriptor());
      if (found != null && !found.isPrivate() && !found.isStatic()) {
        inherited.add(found);
      }
    }
    return inherited;
  }

  private boolean isHidden(MethodModel method, List<MethodModel> others) {
    String owner = method.owner().name();
    return others.stream()
        .anyMatch(other -> classes.supertypes(other.owner().name()).contains(owner));
  }
}
