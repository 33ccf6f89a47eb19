package dev.waymark.instrument.internal;

import dev.waymark.probe.Probe;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Return;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;

/** Where a method starts and ends: shadows of parameters and results, steps and depth. */
final class Entrance {
  /** What an initializer says in the end if each run is to have its own. */
  private static final String UNSTABLE = "initializedForOneRun";

  private final Frame frame;
  private final Out out;
  private final MethodModel method;
  private final boolean nests;
  private final boolean branchesOut;
  private final int room;
  private final int direct;
  private final int saved;

  Entrance(Frame frame) {
    this.frame = frame;
    this.out = frame.out;
    this.method = frame.method;
    long sites = CallNesting.calls(frame.code, frame.scope).count();
    this.nests = sites > 0 && !CallNesting.isShallow(method, frame.scope);
    this.branchesOut = sites > 1 || Iterations.hasLoop(frame.code);
    this.room = nests ? frame.slots.fresh() : -1;
    boolean isExposed = returnsNumber() && frame.scope.isExposed(method);
    this.direct = isExposed ? frame.slots.fresh() : -1;
    this.saved = method.name().equals("<clinit>") ? frame.slots.fresh() : -1;
  }

  private boolean returnsNumber() {
    int sort = Type.getReturnType(method.descriptor()).getSort();
    return sort != Type.VOID && sort < Type.ARRAY;
  }

  private int token() {
    return Probe.token(method.name(), method.descriptor());
  }

  /** The slots of the parameters that are numbers. */
  static BitSet parameters(MethodModel method) {
    BitSet slots = new BitSet();
    int local = method.isStatic() ? 0 : 1;
    for (Type type : Type.getArgumentTypes(method.descriptor())) {
      if (type.getSort() < Type.ARRAY) {
        slots.set(local);
      }
      local += type.getSize();
    }
    return slots;
  }

  /** Code for the start of the method, before either body. */
  void start() {
    frame.notes.enter();
    if (saved >= 0) {
      out.call(ProbeNames.STATICS, "begun", "()V");
      out.call(ProbeNames.CALLS, "save", "()" + ProbeNames.OBJECT);
      out.var(Opcodes.ASTORE, saved);
    }
    count();
    if (direct >= 0) {
      out.op(Opcodes.ICONST_0);
      out.var(Opcodes.ISTORE, direct);
    }
  }

  /** Code for the start of a body: there are no shadows yet. */
  void clear(BitSet live) {
    live.stream()
        .forEach(
            slot -> {
              out.op(Opcodes.ACONST_NULL);
              out.var(Opcodes.ASTORE, frame.slots.shadow(slot));
            });
  }

  /** Whether shadows may be passed to the method. */
  boolean accepts() {
    return direct >= 0 || !parameters(method).isEmpty();
  }

  /**
   * Takes a step, and counts how deep calls are nested, but for {@link CallNesting shallow}
   * methods. Recursion through methods with one call each ends with the depth; to run longer, it
   * needs a method with a loop or a second call.
   */
  private void count() {
    if (branchesOut) {
      tick("steps");
      checkBudget();
    }
    if (nests) {
      tick("room");
      out.op(Opcodes.DUP);
      out.var(Opcodes.ISTORE, room);
      checkBudget();
    }
  }

  private void tick(String counter) {
    out.field(Opcodes.GETSTATIC, ProbeNames.BUDGET, counter, "I");
    out.op(Opcodes.ICONST_1);
    out.op(Opcodes.ISUB);
    out.op(Opcodes.DUP);
    out.field(Opcodes.PUTSTATIC, ProbeNames.BUDGET, counter, "I");
  }

  /** Ends the run if the counter on the stack is negative. */
  private void checkBudget() {
    LabelNode enough = new LabelNode();
    out.jump(Opcodes.IFGE, enough);
    out.call(ProbeNames.BUDGET, "exhausted", "()V");
    out.add(enough);
  }

  /** Takes what is passed; jumps to {@code none} if nothing is. */
  void accept(BitSet live, LabelNode none) {
    out.field(Opcodes.GETSTATIC, ProbeNames.CALLS, "token", "I");
    out.jump(Opcodes.IFEQ, none);
    out.push(token());
    if (method.isStatic() || method.name().equals("<init>")) {
      out.op(Opcodes.ACONST_NULL);
    } else {
      out.var(Opcodes.ALOAD, 0);
    }
    out.call(ProbeNames.CALLS, "accept", "(I" + ProbeNames.OBJECT + ")Z");
    out.jump(Opcodes.IFEQ, none);
    if (direct >= 0) {
      out.op(Opcodes.ICONST_1);
      out.var(Opcodes.ISTORE, direct);
    }
    takeArguments(live);
  }

  private void takeArguments(BitSet live) {
    int local = method.isStatic() ? 0 : 1;
    int number = 0;
    for (Type type : Type.getArgumentTypes(method.descriptor())) {
      if (type.getSort() < Type.ARRAY) {
        if (live.get(local)) {
          takeArgument(Kind.of(type.getDescriptor()), local, number);
        }
        number++;
      }
      local += type.getSize();
    }
  }

  private void takeArgument(Kind kind, int local, int number) {
    out.load(kind, local);
    out.push(number);
    out.call(
        ProbeNames.CALLS, "argument", "(" + ProbeNames.descriptor(kind) + "I)" + ProbeNames.SHADOW);
    out.var(Opcodes.ASTORE, frame.slots.shadow(local));
  }

  /** Code for the start of a handler: the calls below are over. */
  void caught() {
    if (nests) {
      out.var(Opcodes.ILOAD, room);
      out.field(Opcodes.PUTSTATIC, ProbeNames.BUDGET, "room", "I");
    }
  }

  void leave(Return statement, Iterations iterations) {
    Operand value = statement.value();
    if (value != null && frame.may(value)) {
      give(value);
    }
    iterations.finish();
    if (nests) {
      out.var(Opcodes.ILOAD, room);
      out.op(Opcodes.ICONST_1);
      out.op(Opcodes.IADD);
      out.field(Opcodes.PUTSTATIC, ProbeNames.BUDGET, "room", "I");
    }
    if (saved >= 0) {
      out.constant(Type.getObjectType(method.owner().name()));
      String kind = frame.scope.isStable(method.owner().name()) ? "initialized" : UNSTABLE;
      out.call(ProbeNames.STATICS, kind, "(Ljava/lang/Class;)V");
      out.var(Opcodes.ALOAD, saved);
      out.call(ProbeNames.CALLS, "restore", "(" + ProbeNames.OBJECT + ")V");
    }
    frame.notes.leave();
  }

  private void give(Operand value) {
    LabelNode concrete = new LabelNode();
    frame.jumpIfConcrete(List.of(value), concrete);
    frame.loadShadow(value);
    out.push(token());
    if (direct >= 0) {
      out.var(Opcodes.ILOAD, direct);
      out.call(ProbeNames.RETURNS, "give", "(" + ProbeNames.SHADOW + "II)V");
    } else {
      out.call(ProbeNames.RETURNS, "give", "(" + ProbeNames.SHADOW + "I)V");
    }
    out.add(concrete);
  }
}
