package dev.waymark.instrument.jdk;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.MethodRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which methods of the JDK have a model in plain Java, if the program has the models among its
 * classes. That of class {@code java.lang.String} is {@code
 * dev.waymark.library.java.lang.StringModel}: its static methods have the names of those that they
 * stand for, and their parameters, with the receiver in front. A constructor has a method {@code
 * init}, to be called after it.
 */
public final class Models {
  private static final String PACKAGE = "dev/waymark/library/";
  private static final String JDK = "java/";

  private final ClassHierarchy hierarchy;
  private final Map<MethodRef, Optional<MethodRef>> known = new HashMap<>();

  public Models(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether the class with this internal name is one of the models, or serves them. */
  public static boolean includes(String type) {
    return type.startsWith(PACKAGE);
  }

  /** The model of the method that a call names, which may be one of a supertype; null if none. */
  public @Nullable MethodRef find(MethodRef method) {
    if (!method.owner().startsWith(JDK)) {
      return null;
    }
    return known.computeIfAbsent(method, this::search).orElse(null);
  }

  private Optional<MethodRef> search(MethodRef method) {
    boolean isConstructor = method.name().equals("<init>");
    Stream<String> types =
        isConstructor
            ? Stream.of(method.owner())
            : Stream.of(
                    List.of(method.owner()),
                    hierarchy.superclasses(method.owner()),
                    hierarchy.superinterfaces(method.owner()))
                .flatMap(names -> names.stream());
    return types.flatMap(type -> model(type, method).stream()).findFirst();
  }

  /** The model in that of {@code type}; only methods of objects are inherited. */
  private Optional<MethodRef> model(String type, MethodRef method) {
    ClassModel models = hierarchy.find(PACKAGE + type + "Model");
    if (models == null) {
      return Optional.empty();
    }
    String name = method.name().equals("<init>") ? "init" : method.name();
    String withReceiver = "(L" + type + ";" + method.descriptor().substring(1);
    boolean isOwn = type.equals(method.owner());
    return (isOwn ? Stream.of(withReceiver, method.descriptor()) : Stream.of(withReceiver))
        .flatMap(descriptor -> Stream.ofNullable(models.find(name, descriptor)))
        .filter(found -> found.isStatic() && !found.isPrivate())
        .map(MethodModel::ref)
        .findFirst();
  }
}
