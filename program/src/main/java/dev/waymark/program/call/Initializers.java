package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.InvokeDynamic.Handle;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Static initializers that statements may set off (JVMS 5.5), those of classes in the scope only:
 * what the platform does to initialize its own classes is taken to change nothing of the program's.
 */
final class Initializers {
  private final ClassHierarchy hierarchy;
  private final Map<String, CallTargets> known = new HashMap<>();

  Initializers(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * The initializers that {@code statement}, in a method of {@code caller}, may run. The class that
   * the code is in and its superclasses have begun their initialization before.
   */
  CallTargets setOffBy(Statement statement, String caller) {
    String type = initialized(statement);
    return type == null || isBegun(type, caller) ? CallTargets.NONE : ofClass(type);
  }

  private boolean isBegun(String type, String caller) {
    return type.equals(caller) || hierarchy.superclasses(caller).contains(type);
  }

  /** The initializers of a class and its supertypes; open if one of them is missing. */
  CallTargets ofClass(String name) {
    CallTargets targets = known.get(name);
    if (targets == null) {
      targets = search(name);
      known.put(name, targets);
    }
    return targets;
  }

  private CallTargets search(String name) {
    List<MethodModel> found = new ArrayList<>();
    Stream.of(Stream.of(name), hierarchy.superclasses(name).stream(), interfacesOf(name))
        .flatMap(names -> names)
        .forEach(each -> addInitializer(each, found));
    Openness openness = hierarchy.isComplete(name) ? Openness.CLOSED : Openness.UNRESOLVED;
    return CallTargets.of(found, openness);
  }

  private Stream<String> interfacesOf(String name) {
    return hierarchy.superinterfaces(name).stream();
  }

  private void addInitializer(String name, List<MethodModel> found) {
    ClassModel model = hierarchy.scope().contains(name) ? hierarchy.find(name) : null;
    MethodModel initializer = model == null ? null : model.find("<clinit>", "()V");
    if (initializer != null) {
      found.add(initializer);
    }
  }

  /** The class that the statement needs initialized; null if none. */
  private @Nullable String initialized(Statement statement) {
    if (statement instanceof PutStatic put) {
      return ownerOf(put.field());
    }
    if (statement instanceof Invoke call && call.dispatch() == Invoke.Dispatch.STATIC) {
      return ownerOf(call.method());
    }
    if (statement instanceof InvokeDynamic call) {
      Handle handle = DynamicCalls.implementation(call);
      return handle == null ? null : ownerOf(handle.target());
    }
    return statement instanceof Assign assign ? initializedByValue(assign) : null;
  }

  private @Nullable String initializedByValue(Assign assign) {
    if (assign.value() instanceof GetStatic get) {
      return ownerOf(get.field());
    }
    return assign.value() instanceof NewObject fresh ? fresh.type() : null;
  }

  private String ownerOf(FieldRef field) {
    FieldRef resolved = hierarchy.resolve(field);
    return resolved == null ? field.owner() : resolved.owner();
  }

  private String ownerOf(MethodRef method) {
    MethodModel resolved = hierarchy.resolve(method);
    return resolved == null ? method.owner() : resolved.owner().name();
  }
}
