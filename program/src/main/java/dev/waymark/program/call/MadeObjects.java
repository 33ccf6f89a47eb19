package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * Which methods code may run that makes its objects itself: methods of objects run only once a
 * constructor of their class does. Code outside of the scope calls nobody back unless it is given
 * an object.
 */
final class MadeObjects {
  /** What calls nobody back, whatever it is asked. */
  private static final Pattern MUTE =
      Pattern.compile(
          "[ZBCSIJFD]|\\[+[ZBCSIJFD]|\\[*Ljava/lang/(String|Class|Boolean|Byte|Character|Short"
              + "|Integer|Long|Float|Double);");

  private final CallGraph calls;
  private final ClassHierarchy hierarchy;
  private final Set<MethodModel> seen = new HashSet<>();
  private final Deque<MethodModel> open = new ArrayDeque<>();

  /** The classes whose constructors run. */
  private final Set<String> made = new HashSet<>();

  /** What waits for an object of its class. */
  private final Set<MethodModel> waiting = new LinkedHashSet<>();

  /** What code outside of the scope may call of objects that are made, once it is given any. */
  private final Set<MethodModel> exposed = new LinkedHashSet<>();

  private boolean callsOut;
  private boolean isLetIn;

  MadeObjects(CallGraph calls) {
    this.calls = calls;
    this.hierarchy = calls.hierarchy();
  }

  boolean hasNext() {
    return !open.isEmpty();
  }

  MethodModel next() {
    return open.remove();
  }

  /** How many methods there were so far. */
  int size() {
    return seen.size();
  }

  /** The method runs, if it is one of the scope. */
  void add(MethodModel method) {
    if (isOwn(method.owner().name()) && seen.add(method)) {
      open.add(method);
      if (method.name().equals("<init>") && made.add(method.owner().name())) {
        make(method.owner().name());
      }
    }
  }

  /** An object of the type, a descriptor, and all that it holds were made by others. */
  void letIn(String descriptor) {
    isLetIn = true;
    List.copyOf(waiting).forEach(this::add);
    String type = descriptor.substring(1, descriptor.length() - 1);
    if (isOwn(type) && made.add(type)) {
      make(type);
      hierarchy.subclasses(type).stream().filter(made::add).forEach(this::make);
    }
  }

  /** The site runs. */
  void call(CallSite site) {
    boolean isByReceiver =
        site.call() instanceof Invoke invoke
            && (invoke.dispatch() == Invoke.Dispatch.VIRTUAL
                || invoke.dispatch() == Invoke.Dispatch.INTERFACE);
    for (MethodModel target : calls.targets(site).targets()) {
      if (!isByReceiver || isLetIn || isMade(target.owner())) {
        add(target);
      } else {
        waiting.add(target);
      }
    }
    if (!callsOut && mayCallBack(site)) {
      callsOut = true;
      List.copyOf(exposed).forEach(this::add);
    }
  }

  private boolean isMade(ClassModel type) {
    return type.isInterface() || made.contains(type.name());
  }

  private boolean isOwn(String type) {
    return hierarchy.scope().contains(type);
  }

  private void make(String type) {
    waiting.stream().filter(each -> each.owner().name().equals(type)).toList().forEach(this::add);
    exposed(type).forEach(callsOut ? this::add : exposed::add);
  }

  /** What overrides a method that code outside of the scope knows. */
  private Stream<MethodModel> exposed(String type) {
    List<String> types = new ArrayList<>(List.of(type));
    types.addAll(hierarchy.superclasses(type));
    types.addAll(hierarchy.superinterfaces(type));
    List<ClassModel> foreign =
        types.stream()
            .filter(each -> !isOwn(each))
            .map(hierarchy::find)
            .filter(Objects::nonNull)
            .toList();
    return types.stream()
        .filter(this::isOwn)
        .flatMap(each -> Stream.ofNullable(hierarchy.find(each)))
        .flatMap(each -> each.methods().stream())
        .filter(method -> !method.isStatic() && !method.name().startsWith("<"))
        .filter(method -> foreign.stream().anyMatch(each -> declares(each, method)));
  }

  private static boolean declares(ClassModel foreign, MethodModel method) {
    return foreign.find(method.name(), method.descriptor()) != null;
  }

  private boolean mayCallBack(CallSite site) {
    if (site.call() instanceof InvokeDynamic linked) {
      return DynamicCalls.implementation(linked) == null && !isMute(linked.descriptor());
    }
    Invoke call = (Invoke) site.call();
    MethodRef method = call.method();
    return !isOwn(method.owner())
        && (!isMute(method.descriptor())
            || !(call.receiver() == null || call.name().equals("<init>") || isFinal(method)));
  }

  private boolean isFinal(MethodRef method) {
    ClassModel owner = hierarchy.find(method.owner());
    MethodModel resolved = hierarchy.resolve(method);
    return (owner != null && owner.isFinal()) || (resolved != null && resolved.isFinal());
  }

  private static boolean isMute(String descriptor) {
    return Arrays.stream(Type.getArgumentTypes(descriptor))
        .allMatch(type -> MUTE.matcher(type.getDescriptor()).matches());
  }
}
