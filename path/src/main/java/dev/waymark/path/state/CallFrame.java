package dev.waymark.path.state;

import dev.waymark.path.Activation;
import dev.waymark.path.Cell;
import dev.waymark.path.Occurrence;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Types;
import dev.waymark.path.jdk.JdkEffect;
import dev.waymark.path.number.Claim;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call on the way: its slots, and the statement that comes next. */
public final class CallFrame {
  private static final PathValue UNSET = new PathValue.Unknown("a slot that was never written");

  /** What a frame is there for. */
  public enum Role {
    /** It belongs to the path. */
    CODE,
    /** A model of the JDK, in which constants decide without being told. */
    MODEL,
    /** Code of the JDK, which is no part of the path, but may fail. */
    JDK,
    /** An initializer, or what else is no part of the path. */
    INITIALIZER
  }

  /** Whether what is decided here belongs to the path. */
  public boolean isOfPath() {
    return role == Role.CODE || role == Role.MODEL;
  }

  final int id;
  private final Activation activation;
  private final int[] counts;
  public final int depth;
  public final Role role;
  public final MethodModel method;
  public final Code code;
  private final PathValue[] locals;
  private final PathValue[] stack;
  private int next;
  private boolean isBegun;
  private int executed;
  int instruction = -1;

  /** Which element the next statement means, if that was chosen. */
  public @Nullable Integer pinned;

  /** How far the check of several lengths has come, if the next statement is one. */
  public @Nullable CheckedSizes sizes;

  /** What becomes of the result if this is the method behind a lambda. */
  public @Nullable LambdaApplication application;

  /** What is called next with the result, before the caller gets one. */
  public List<JdkEffect.Step> rest = List.of();

  /** Whether the result says if two objects are the same one to the caller. */
  public boolean tellsIdentity;

  /** What the outcomes of the choice need at which this frame stands; none if it does not. */
  public List<Claim> facts = List.of();

  /** What was said of the objects that the statement that comes next compares. */
  public @Nullable PathValue identity;

  CallFrame(int id, Activation activation, int depth, Role role, MethodModel method) {
    this.id = id;
    this.activation = activation;
    this.depth = depth;
    this.role = role;
    this.method = method;
    this.code = method.code();
    this.counts = new int[code.statements().size()];
    this.locals = new PathValue[code.frame().locals()];
    this.stack = new PathValue[code.frame().stack()];
    Arrays.fill(locals, UNSET);
    Arrays.fill(stack, UNSET);
  }

  private CallFrame(CallFrame other) {
    this.id = other.id;
    this.activation = other.activation;
    this.counts = other.counts.clone();
    this.isBegun = other.isBegun;
    this.executed = other.executed;
    this.depth = other.depth;
    this.role = other.role;
    this.method = other.method;
    this.code = other.code;
    this.locals = other.locals.clone();
    this.stack = other.stack.clone();
    this.next = other.next;
    this.instruction = other.instruction;
    this.sizes = other.sizes;
    this.pinned = other.pinned;
    this.application = other.application;
    this.rest = other.rest;
    this.tellsIdentity = other.tellsIdentity;
    this.facts = other.facts;
    this.identity = other.identity;
  }

  CallFrame copy() {
    return new CallFrame(this);
  }

  /** Where the method finds its arguments, the receiver first. */
  List<Local> parameters() {
    List<String> types = new ArrayList<>(Types.parameters(method.descriptor()));
    if (!method.isStatic()) {
      types.add(0, "Ljava/lang/Object;");
    }
    List<Local> parameters = new ArrayList<>();
    int index = 0;
    for (String each : types) {
      Kind kind = Kind.of(each);
      parameters.add(new Local(index, kind));
      index += kind.words();
    }
    return parameters;
  }

  /** The index of the statement that comes next. */
  public int next() {
    return next;
  }

  /** Goes on with the statement behind the one that came next. */
  public void advance() {
    next++;
    isBegun = false;
  }

  /**
   * The statement that comes next is executed, once, however often it has to wait meanwhile; says
   * whether it had not begun before.
   */
  boolean begin() {
    boolean begins = !isBegun;
    if (begins) {
      counts[next]++;
      isBegun = true;
      executed = next;
    }
    return begins;
  }

  /** The execution that has begun last. */
  Occurrence occurrence() {
    return new Occurrence(activation, executed, counts[executed] - 1);
  }

  /** The statement that comes next. */
  public Statement statement() {
    return code.statement(next);
  }

  public PathValue get(Variable variable) {
    return variable instanceof Local ? locals[variable.index()] : stack[variable.index()];
  }

  public void set(Variable variable, PathValue value) {
    (variable instanceof Local ? locals : stack)[variable.index()] = value;
  }

  /** Goes on at the first statement of {@code target}. */
  public void jump(int target) {
    instruction = -1;
    isBegun = false;
    next = code.firstStatement(target);
  }

  public Cell cell(Variable variable) {
    return new Cell.Slot(activation, variable);
  }

  /** The variable of the exception in a handler. */
  public static Variable thrown() {
    return new Stack(0, Kind.REFERENCE);
  }
}
