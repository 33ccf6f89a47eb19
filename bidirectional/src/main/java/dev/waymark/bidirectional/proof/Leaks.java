package dev.waymark.bidirectional.proof;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.CallTargets;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.flow.Block;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Code;
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
      Set.of("java/lang/Class", "java/util/ServiceLoader", "java/lang/invoke/MethodHandles$Lookup");

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
        if (isLeak(constructor.code(), block.firstStatement(), i)) {
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
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Invoke call
          && call.name().equals("<init>")
          && call.method().owner().equals(constructor.ref().owner())
          && call.receiver() != null
          && isThis(constructor.code(), i, call.receiver())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the operand is surely the object itself. */
  static boolean isThis(Code code, int index, Operand operand) {
    for (int i = index - 1; i >= 0; i--) {
      if (code.statement(i) instanceof Assign assign && assign.target().equals(operand)) {
        return assign.value().equals(THIS);
      }
    }
    return operand.equals(THIS);
  }

  private boolean isLeak(Code code, int first, int index) {
    Statement statement = code.statement(index);
    if (statement instanceof Assign assign) {
      return assign.target() instanceof Local
          && assign.value() instanceof Operand value
          && mayBeThis(code, first, index, value);
    }
    if (statement instanceof PutField put) {
      return mayBeThis(code, first, index, put.value());
    }
    if (statement instanceof PutStatic put) {
      return mayBeThis(code, first, index, put.value());
    }
    if (statement instanceof PutElement put) {
      return mayBeThis(code, first, index, put.value());
    }
    return statement instanceof Call call && passesThis(code, first, index, call);
  }

  private boolean passesThis(Code code, int first, int index, Call call) {
    if (call.arguments().stream().anyMatch(each -> mayBeThis(code, first, index, each))) {
      return true;
    }
    if (!(call instanceof Invoke invoke)
        || invoke.receiver() == null
        || !mayBeThis(code, first, index, invoke.receiver())) {
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

  /**
   * Whether the operand is the object itself: what other blocks left on the stack may be.
   *
   * @param first the first statement of the block
   */
  private static boolean mayBeThis(Code code, int first, int index, Operand operand) {
    if (operand.equals(THIS)) {
      return true;
    }
    if (!(operand instanceof Stack) || operand.kind() != Kind.REFERENCE) {
      return false;
    }
    for (int i = index - 1; i >= first; i--) {
      Statement each = code.statement(i);
      if (each instanceof Assign assign && assign.target().equals(operand)) {
        return assign.value() instanceof Operand copied && mayBeThis(code, first, i, copied);
      }
      if (each instanceof Call call && operand.equals(call.result())) {
        return false;
      }
    }
    return true;
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
