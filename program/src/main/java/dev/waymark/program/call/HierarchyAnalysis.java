package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke.Dispatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Class hierarchy analysis: every class below the static type may be the receiver's. */
final class HierarchyAnalysis {
  private final ClassHierarchy hierarchy;
  private final SealedTypes sealedTypes;
  private final Map<Callee, CallTargets> known = new HashMap<>();

  HierarchyAnalysis(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.sealedTypes = new SealedTypes(hierarchy);
  }

  /** O(subclasses of the owner) selections on the first question about a callee, then O(1). */
  CallTargets targets(Callee callee) {
    CallTargets targets = known.get(callee);
    if (targets == null) {
      targets = analyze(callee);
      known.put(callee, targets);
    }
    return targets;
  }

  private CallTargets analyze(Callee callee) {
    MethodModel resolved = hierarchy.lookup(callee.method(), callee.ownerIsInterface()).orNull();
    if (resolved == null) {
      return CallTargets.unknown(Openness.UNRESOLVED);
    }
    if (SignaturePolymorphism.isPolymorphic(resolved)) {
      return CallTargets.unknown(Openness.HANDLE);
    }
    if (resolved.isStatic() != (callee.dispatch() == Dispatch.STATIC)) {
      return CallTargets.NONE; // The JVM throws an IncompatibleClassChangeError.
    }
    return switch (callee.dispatch()) {
      case STATIC -> CallTargets.only(resolved);
      case SPECIAL -> special(callee, resolved);
      case VIRTUAL, INTERFACE -> byReceiver(callee.method().owner(), resolved);
    };
  }

  private CallTargets special(Callee callee, MethodModel resolved) {
    Lookup found = hierarchy.lookupSpecial(callee.caller(), callee.method(), resolved);
    return ofLookups(List.of(found), Openness.CLOSED);
  }

  private CallTargets byReceiver(String owner, MethodModel resolved) {
    if (resolved.isPrivate() || resolved.isFinal() || owner.startsWith("[")) {
      return CallTargets.only(resolved);
    }
    List<Lookup> selected = new ArrayList<>();
    for (String receiver : concreteTypes(owner)) {
      selected.add(hierarchy.lookupSelected(receiver, resolved));
    }
    return ofLookups(selected, opennessBelow(owner));
  }

  private List<String> concreteTypes(String owner) {
    List<String> types = new ArrayList<>(hierarchy.subclasses(owner));
    types.add(owner);
    types.removeIf(type -> !isConcrete(type));
    return types;
  }

  private boolean isConcrete(String type) {
    ClassModel model = hierarchy.find(type);
    return model != null && !model.isAbstract() && !model.isInterface();
  }

  private Openness opennessBelow(String owner) {
    if (sealedTypes.isClosed(owner)) {
      return Openness.CLOSED;
    }
    ClassModel model = hierarchy.find(owner);
    return model != null && model.isInterface() ? Openness.IMPLEMENTATIONS : Openness.SUBCLASSES;
  }

  private static CallTargets ofLookups(List<Lookup> lookups, Openness otherwise) {
    List<MethodModel> targets = new ArrayList<>();
    Openness openness = otherwise;
    for (Lookup lookup : lookups) {
      if (lookup instanceof Lookup.Found found) {
        targets.add(found.method());
      } else if (lookup instanceof Lookup.Unknown) {
        openness = Openness.UNRESOLVED;
      }
    }
    return CallTargets.of(targets, openness);
  }
}
