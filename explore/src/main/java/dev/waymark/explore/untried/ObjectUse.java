package dev.waymark.explore.untried;

import dev.waymark.explore.verdict.Closure;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallSite;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Generics;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Statement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/** How the code that an entry may run can tell one object from another. Linear in that code. */
final class ObjectUse {
  private static final String OBJECT = "java/lang/Object";

  /** Of these, all objects with the same content do the same, but for their identity. */
  static final Pattern VALUES =
      Pattern.compile(
          "java/lang/(String|Boolean|Byte|Character|Short|Integer|Long|Float|Double|Class)");

  /** They take any object, and ask nothing of it. */
  private static final Pattern INDIFFERENT =
      Pattern.compile(
          "java/util/Objects\\.(requireNonNull|isNull|nonNull).*"
              + "|java/util/(Array|Linked)?List\\.(add|set)\\(.*"
              + "|java/lang/(String|Boolean|Byte|Character|Short|Integer|Long|Float|Double)\\.equals.*");

  private static final Pattern CATCHING =
      Pattern.compile(
          "java/lang/(Throwable|Exception|RuntimeException|UnsupportedOperationException"
              + "|NullPointerException|ClassCastException|IllegalArgumentException"
              + "|IllegalStateException|[A-Za-z]*IndexOutOfBoundsException)"
              + "|java/util/[A-Za-z]*Exception");

  private final CallGraph calls;
  private final Set<FieldRef> read = new LinkedHashSet<>();
  private final Set<String> dispatched = new LinkedHashSet<>();
  private final Set<String> tested = new LinkedHashSet<>();
  private boolean comparesReferences;
  private boolean writesElements;
  private boolean checksStores;
  private boolean catchesFailures;

  private ObjectUse(CallGraph calls) {
    this.calls = calls;
  }

  static ObjectUse of(Closure closure) {
    ObjectUse use = new ObjectUse(closure.calls());
    closure.reached().stream().filter(MethodModel::hasCode).forEach(use::visit);
    return use;
  }

  /** The instance fields that may be read, but for those of objects by their own constructors. */
  Set<FieldRef> read() {
    return read;
  }

  /** The types of objects whose class may decide what runs, or that foreign code is given. */
  Set<String> dispatched() {
    return dispatched;
  }

  /** The types that objects may be tested or cast for. */
  Set<String> tested() {
    return tested;
  }

  /** Whether it may make a difference that two references lead to the same object. */
  boolean comparesReferences() {
    return comparesReferences;
  }

  /** Whether it may make a difference that two references lead to the same array. */
  boolean comparesArrays() {
    return comparesReferences || writesElements;
  }

  /** Whether it may make a difference that an array has a narrower type than declared. */
  boolean checksStores() {
    return checksStores;
  }

  /** Whether it may go on after an exception of the library. */
  boolean catchesFailures() {
    return catchesFailures;
  }

  private void visit(MethodModel method) {
    Origins origins = new Origins(method);
    List<Statement> statements = method.code().statements();
    for (int i = 0; i < statements.size(); i++) {
      Statement statement = statements.get(i);
      if (statement instanceof Assign assign) {
        visit(assign.value(), i, origins);
      } else if (statement instanceof Check.Cast cast) {
        tested.add(cast.type());
      } else if (statement instanceof If jump && jump.left().kind() == Kind.REFERENCE) {
        comparesReferences |=
            !(jump.right() instanceof NullConstant) && !isOfEnums(jump, i, origins);
      }
      writesElements |= statement instanceof PutElement;
      checksStores |= statement instanceof Check.Store;
    }
    calls.sites(method).forEach(this::visit);
    for (Handler handler : method.code().handlers()) {
      catchesFailures |= handler.type() == null || CATCHING.matcher(handler.type()).matches();
    }
  }

  private void visit(Expression value, int statement, Origins origins) {
    if (value instanceof InstanceOf test) {
      tested.add(test.type());
    } else if (value instanceof GetField get && !origins.isOwn(get.object(), statement)) {
      read.add(Objects.requireNonNullElse(calls.hierarchy().resolve(get.field()), get.field()));
    }
  }

  /** Enum constants are the same objects wherever they come from. */
  private boolean isOfEnums(If jump, int statement, Origins origins) {
    return isEnum(origins.type(jump.left(), statement))
        || isEnum(origins.type(jump.right(), statement));
  }

  private boolean isEnum(String type) {
    return type.equals("java/lang/Class") || calls.hierarchy().isSubtype(type, "java/lang/Enum");
  }

  private void visit(CallSite site) {
    if (site.call() instanceof InvokeDynamic linked) {
      pass(linked.descriptor());
      if (linked.bootstrap().method().owner().equals("java/lang/runtime/ObjectMethods")) {
        readAll(site.caller().owner());
      }
      return;
    }
    Invoke invoke = (Invoke) site.call();
    MethodRef method = invoke.method();
    boolean isByReceiver =
        invoke.dispatch() == Invoke.Dispatch.VIRTUAL
            || invoke.dispatch() == Invoke.Dispatch.INTERFACE;
    if (isByReceiver && (calls.targets(site).isOpen() || method.name().equals("getClass"))) {
      dispatched.add(method.owner().startsWith("[") ? OBJECT : method.owner());
    }
    boolean isForeign = !calls.hierarchy().scope().contains(method.owner());
    String call = method.owner() + "." + method.name() + method.descriptor();
    if (isForeign && !INDIFFERENT.matcher(call).matches()) {
      pass(method.descriptor());
    }
  }

  /** What the methods that compilers make for records read. */
  private void readAll(String record) {
    ClassModel model = calls.hierarchy().find(record);
    if (model != null) {
      read.addAll(model.fields());
      read.removeAll(model.statics());
    }
  }

  /** Foreign code is given what the descriptor says, and may ask it anything. */
  private void pass(String descriptor) {
    for (String type : Generics.parameters(descriptor)) {
      writesElements |= type.startsWith("[");
      String element = type.substring(type.lastIndexOf('[') + 1);
      if (element.startsWith("L")) {
        String name = element.substring(1, element.length() - 1);
        if (!VALUES.matcher(name).matches()) {
          dispatched.add(name);
        }
      }
    }
  }
}
