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
import java.util.Objects;

/**
 * Looks at all code that the initialization of one class may run. Objects of other classes come to
 * it through static fields alone, and only those that never change are let in; so whatever else it
 * reads and writes is of its own making.
 */
final class InitializerWalk {
  private static final String API = "dev/waymark/api/";
  private static final int MOST_METHODS = 1_000;

  private final String type;
  private final CallGraph calls;
  private final StableInitializers stable;
  private final ClassHierarchy hierarchy;
  private final EnumOrdinals ordinals;
  private final MadeObjects reached;

  InitializerWalk(String type, CallGraph calls, StableInitializers stable) {
    this.type = type;
    this.calls = calls;
    this.stable = stable;
    this.hierarchy = calls.hierarchy();
    this.ordinals = new EnumOrdinals(hierarchy.program());
    this.reached = new MadeObjects(calls);
  }

  /** Linear in the code that is not yet known. */
  boolean isStable() {
    if (!areStable(calls.initializers(type))) {
      return false;
    }
    ClassModel model = hierarchy.find(type);
    MethodModel initializer = model == null ? null : model.find("<clinit>", "()V");
    if (initializer != null) {
      reached.add(initializer);
    }
    while (reached.hasNext()) {
      if (reached.size() > MOST_METHODS || !isStable(reached.next())) {
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
    calls.sites(method).forEach(reached::call);
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
      reached.letIn(field.descriptor());
    }
    return !owner.mutableStatics().contains(field);
  }
}
