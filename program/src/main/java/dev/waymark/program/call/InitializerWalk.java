package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.EnumOrdinals;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Looks at all code that the initialization of one class may run. Objects of other classes come to
 * it through static fields alone, and only those that never change are let in; so whatever else it
 * reads and writes is of its own making. What the JDK may call back is looked at, too.
 */
final class InitializerWalk {
  private static final String API = "dev/waymark/api/";
  private static final int MOST_METHODS = 1_000;

  private final String type;
  private final CallGraph calls;
  private final StableInitializers stable;
  private final ClassHierarchy hierarchy;
  private final EnumOrdinals ordinals;
  private final Set<MethodModel> seen = new HashSet<>();
  private final Deque<MethodModel> open = new ArrayDeque<>();

  InitializerWalk(String type, CallGraph calls, StableInitializers stable) {
    this.type = type;
    this.calls = calls;
    this.stable = stable;
    this.hierarchy = calls.hierarchy();
    this.ordinals = new EnumOrdinals(hierarchy.program());
  }

  /** Linear in the code that is not yet known. */
  boolean isStable() {
    if (!areStable(calls.initializers(type))) {
      return false;
    }
    ClassModel model = hierarchy.find(type);
    MethodModel initializer = model == null ? null : model.find("<clinit>", "()V");
    if (initializer != null) {
      reach(initializer);
    }
    while (!open.isEmpty()) {
      if (seen.size() > MOST_METHODS || !isStable(open.remove())) {
        return false;
      }
    }
    return true;
  }

  /** Whether initializers may run now; this class itself has begun. */
  private boolean areStable(CallTargets initializers) {
    return !initializers.isOpen()
        && initializers.targets().stream()
            .map(each -> each.owner().name())
            .allMatch(each -> each.equals(type) || stable.include(each));
  }

  private void reach(MethodModel method) {
    if (hierarchy.scope().contains(method.owner().name()) && seen.add(method)) {
      open.add(method);
      if (method.name().equals("<init>")) {
        reachExposed(method.owner().name());
      }
    }
  }

  /** The JDK may call what overrides a method of its own. */
  private void reachExposed(String made) {
    if (!hierarchy.scope().contains(made)) {
      return;
    }
    List<String> types = new ArrayList<>(List.of(made));
    types.addAll(hierarchy.superclasses(made));
    types.addAll(hierarchy.superinterfaces(made));
    List<ClassModel> foreign =
        types.stream()
            .filter(each -> !hierarchy.scope().contains(each))
            .map(hierarchy::find)
            .filter(Objects::nonNull)
            .toList();
    types.stream()
        .filter(hierarchy.scope()::contains)
        .flatMap(each -> Stream.ofNullable(hierarchy.find(each)))
        .flatMap(each -> each.methods().stream())
        .filter(method -> !method.isStatic() && !method.name().startsWith("<"))
        .filter(method -> foreign.stream().anyMatch(each -> declares(each, method)))
        .forEach(this::reach);
  }

  private static boolean declares(ClassModel foreign, MethodModel method) {
    return foreign.find(method.name(), method.descriptor()) != null;
  }

  private boolean isStable(MethodModel method) {
    Code code = Bodies.of(method);
    if (code == null) {
      return !method.isNative() && !method.hasCode();
    }
    for (int i = 0; i < code.statements().size(); i++) {
      Statement statement = code.statement(i);
      if (!areStable(calls.initializers(method, statement)) || !isStable(statement, code, i)) {
        return false;
      }
    }
    calls.sites(method).forEach(site -> calls.targets(site).targets().forEach(this::reach));
    return true;
  }

  private boolean isStable(Statement statement, Code code, int index) {
    if (statement instanceof PutStatic put) {
      return resolve(put.field()).owner().equals(type);
    }
    if (statement instanceof Invoke call) {
      return !call.method().owner().startsWith(API);
    }
    return !(statement instanceof Assign assign && assign.value() instanceof GetStatic get)
        || isFixed(resolve(get.field()))
        || ordinals.isReadAt(code, index);
  }

  private FieldRef resolve(FieldRef field) {
    return Objects.requireNonNullElse(hierarchy.resolve(field), field);
  }

  /** Whether nobody but this class can have changed what is in the field. */
  private boolean isFixed(FieldRef field) {
    ClassModel owner =
        hierarchy.scope().contains(field.owner()) ? hierarchy.find(field.owner()) : null;
    if (field.owner().equals(type) || owner == null) {
      return true;
    }
    if (field.descriptor().startsWith("L")) {
      reachExposed(field.descriptor().substring(1, field.descriptor().length() - 1));
    }
    return !owner.mutableStatics().contains(field);
  }
}
