package dev.waymark.bidirectional.proof;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallTargets;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.flow.Block;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Throw;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Where initializers let others see what is not yet initialized: constructors their object, and
 * initializers of classes their static fields.
 */
final class Leaks {
  private static final Local THIS = new Local(0, Kind.REFERENCE);
  private static final int MOST_NESTED = 4;

  /** They find classes by their names, and initialize them. */
  private static final Set<String> FINDERS =
      Set.of(
          "java/lang/Class",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/util/ResourceBundle",
          "java/util/ServiceLoader");

  private final CallGraph calls;
  private final ClassHierarchy hierarchy;
  private final Map<MethodModel, List<Integer>> ofObjects = new HashMap<>();
  private final Set<MethodModel> asked = new HashSet<>();

  Leaks(CallGraph calls) {
    this.calls = calls;
    this.hierarchy = calls.hierarchy();
  }

  /** The statements of a constructor by which others may get at its object; null if anywhere. */
  @Nullable List<Integer> ofObject(MethodModel constructor) {
    try {
      return ofObjects.computeIfAbsent(constructor, this::find);
    } catch (ProgramException e) {
      return null;
    }
  }

  private @Nullable List<Integer> find(MethodModel constructor) {
    if (isFinalized(constructor)
        || constructor.code().statements().stream().anyMatch(Leaks::hidesThis)) {
      return null;
    }
    List<Integer> leaks = new ArrayList<>();
    for (Block block : constructor.cfg().blocks()) {
      for (int i = block.firstStatement(); i < block.endStatement(); i++) {
        if (isLeak(constructor, i)) {
          leaks.add(i);
        }
      }
    }
    return leaks;
  }

  /** Where others see what an initializer has made: at its {@code leaks}, and where it returns. */
  static List<Integer> exits(MethodModel initializer, List<Integer> leaks) {
    List<Integer> exits = new ArrayList<>(leaks);
    List<Statement> statements = initializer.code().statements();
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Return) {
        exits.add(i);
      }
    }
    return exits;
  }

  /** Whether a finalizer of the class sees its objects, also those whose constructor threw. */
  private boolean isFinalized(MethodModel constructor) {
    MethodModel found =
        hierarchy.resolve(new MethodRef(constructor.ref().owner(), "finalize", "()V"));
    return found == null || !found.ref().owner().equals("java/lang/Object");
  }

  private static boolean hidesThis(Statement statement) {
    return statement instanceof Assign assign && assign.target().equals(THIS);
  }

  /** Whether a constructor leaves all to another one of its class. */
  boolean delegates(MethodModel constructor) {
    List<Statement> statements = constructor.code().statements();
    String own = constructor.ref().owner();
    boolean makesOthers = statements.stream().anyMatch(each -> makes(each, own));
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Invoke call
          && call.name().equals("<init>")
          && call.method().owner().equals(own)
          && call.receiver() != null
          && (!makesOthers || isThis(constructor, i, call.receiver()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean makes(Statement statement, String type) {
    return statement instanceof Assign assign
        && assign.value() instanceof NewObject made
        && made.type().equals(type);
  }

  /** Whether the operand is surely the object itself. */
  static boolean isThis(MethodModel method, int index, Operand operand) {
    return operand.equals(THIS)
        || (operand instanceof Stack slot
            && StackSources.of(method, index, slot).stream()
                .allMatch(
                    each ->
                        each != StackSources.HANDLER
                            && method.code().statement(each) instanceof Assign assign
                            && assign.value().equals(THIS)));
  }

  private boolean isLeak(MethodModel method, int index) {
    Statement statement = method.code().statement(index);
    if (statement instanceof Assign assign) {
      return assign.target() instanceof Local && mayBeThis(method, index, assign.value());
    }
    if (statement instanceof PutField put) {
      return mayBeThis(method, index, put.value());
    }
    if (statement instanceof PutStatic put) {
      return mayBeThis(method, index, put.value());
    }
    if (statement instanceof PutElement put) {
      return mayBeThis(method, index, put.value());
    }
    if (statement instanceof Throw leave) {
      return mayBeThis(method, index, leave.exception());
    }
    return statement instanceof Call call && passesThis(method, index, call);
  }

  private boolean passesThis(MethodModel method, int index, Call call) {
    if (call.arguments().stream().anyMatch(each -> mayBeThis(method, index, each))) {
      return true;
    }
    if (!(call instanceof Invoke invoke)
        || invoke.receiver() == null
        || !mayBeThis(method, index, invoke.receiver())) {
      return false;
    }
    return mayLeak(invoke);
  }

  /** Whether another constructor for the same object, or a method of it, lets others see it. */
  private boolean mayLeak(Invoke call) {
    MethodModel other = hierarchy.resolve(call);
    if (other == null || !other.hasCode() || !isHelper(call, other)) {
      return true;
    }
    List<Integer> leaks = ofObjects.get(other);
    if (leaks == null && asked.add(other)) {
      leaks = find(other);
      asked.remove(other);
    }
    return leaks == null || !leaks.isEmpty();
  }

  /** Whether it is known what runs, and that it is a constructor or reads nothing of the object. */
  private static boolean isHelper(Invoke call, MethodModel method) {
    return method.name().equals("<init>")
        || (isFixed(call, method)
            && method.code().statements().stream()
                .noneMatch(
                    each -> each instanceof Assign assign && assign.value() instanceof GetField));
  }

  /** Whether a value may be the object itself, or what a method of it returns. */
  private static boolean mayBeThis(MethodModel method, int index, Expression value) {
    if (value instanceof Cast cast) {
      return mayBeThis(method, index, cast.object());
    }
    return value.equals(THIS)
        || (value instanceof Stack slot
            && slot.kind() == Kind.REFERENCE
            && StackSources.of(method, index, slot).stream()
                .anyMatch(each -> putsThis(method, each)));
  }

  private static boolean putsThis(MethodModel method, int source) {
    if (source == StackSources.HANDLER) {
      return true;
    }
    if (method.code().statement(source) instanceof Assign assign) {
      return mayBeThis(method, source, assign.value());
    }
    return method.code().statement(source) instanceof Invoke call
        && call.receiver() != null
        && mayBeThis(method, source, call.receiver());
  }

  /**
   * The statements of a class initializer by which others may read its static fields; null if they
   * may before it begins.
   */
  @Nullable List<Integer> ofClass(MethodModel initializer) {
    CallTargets all = calls.initializers(initializer.ref().owner());
    boolean isFirst =
        !all.isOpen()
            && all.targets().stream()
                .allMatch(each -> each.equals(initializer) || isQuiet(each, "", 0));
    if (!isFirst) {
      return null;
    }
    List<Integer> leaks = new ArrayList<>();
    List<Statement> statements = initializer.code().statements();
    if (statements.stream().allMatch(this::isForeign)) {
      return leaks;
    }
    for (int i = 0; i < statements.size(); i++) {
      if (!isQuiet(initializer, statements.get(i), initializer.ref().owner(), 0)) {
        leaks.add(i);
      }
    }
    return leaks;
  }

  /** Whether nothing of the program is made, read or called, which others could call back. */
  private boolean isForeign(Statement statement) {
    if (statement instanceof Assign assign) {
      return !(assign.value() instanceof NewObject made && isOwn(made.type()))
          && !(assign.value() instanceof GetStatic get && isOwn(get.field().owner()))
          && !(assign.value() instanceof LinkedConstant constant && isOfOwn(constant));
    }
    return !(statement instanceof Call call)
        || (call instanceof Invoke invoke
            && !isOwn(invoke.method().owner())
            && !FINDERS.contains(invoke.method().owner()));
  }

  private boolean isOwn(String type) {
    return hierarchy.scope().contains(type) || !type.startsWith("java/");
  }

  private boolean isOfOwn(LinkedConstant constant) {
    String name = constant.text();
    return constant.sort() != LinkedConstant.Sort.CLASS
        || !name.startsWith("Ljava/")
        || isOwn(name.substring(1, name.length() - 1));
  }

  /** Whether a statement does not come back to static fields of the class. */
  private boolean isQuiet(MethodModel method, Statement statement, String owner, int nested) {
    CallTargets initializers = calls.initializers(method, statement);
    return !initializers.isOpen()
        && initializers.targets().stream()
            .allMatch(
                each ->
                    each.ref().owner().equals(owner)
                        || (nested < MOST_NESTED && isQuiet(each, owner, nested + 1)))
        && (!(statement instanceof Call call) || isQuiet(call, owner, nested));
  }

  private boolean isQuiet(Call call, String owner, int nested) {
    if (call instanceof InvokeDynamic linked) {
      return linked.bootstrap().method().owner().equals("java/lang/invoke/LambdaMetafactory");
    }
    Invoke invoke = (Invoke) call;
    MethodModel callee = hierarchy.resolve(invoke);
    if (callee == null || !isFixed(invoke, callee)) {
      return false;
    }
    if (!hierarchy.scope().contains(callee.ref().owner())) {
      return takesPlainValues(callee) && !FINDERS.contains(callee.ref().owner());
    }
    return callee.hasCode() && nested < MOST_NESTED && isQuiet(callee, owner, nested + 1);
  }

  /** Whether the call runs what it names. */
  private static boolean isFixed(Invoke call, MethodModel callee) {
    return call.dispatch() == Invoke.Dispatch.STATIC
        || call.dispatch() == Invoke.Dispatch.SPECIAL
        || callee.isFinal()
        || callee.isPrivate()
        || callee.owner().isFinal();
  }

  /** Code of the platform that gets nothing of the program does not call it. */
  private static boolean takesPlainValues(MethodModel callee) {
    for (Type each : Type.getArgumentTypes(callee.descriptor())) {
      boolean isPlain =
          each.getSort() < Type.ARRAY || each.getClassName().equals("java.lang.String");
      if (!isPlain) {
        return false;
      }
    }
    return callee.ref().owner().startsWith("java/");
  }

  private boolean isQuiet(MethodModel method, String owner, int nested) {
    return method.code().statements().stream()
        .allMatch(
            each ->
                !(each instanceof Assign assign && assign.value() instanceof GetStatic)
                    && isQuiet(method, each, owner, nested));
  }
}
