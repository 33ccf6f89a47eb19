package dev.waymark.path;

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
final class Frame {
  private static final Value UNSET = new Value.Unknown("a slot that was never written");

  /** What a frame is there for. */
  enum Role {
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
  boolean isOfPath() {
    return role == Role.CODE || role == Role.MODEL;
  }

  final int id;
  final int depth;
  final Role role;
  final MethodModel method;
  final Code code;
  private final Value[] locals;
  private final Value[] stack;
  int next;
  int instruction = -1;

  /** Which element the next statement means, if that was chosen. */
  @Nullable Integer pinned;

  /** How far the check of several lengths has come, if the next statement is one. */
  @Nullable Sizes sizes;

  /** What becomes of the result if this is the method behind a lambda. */
  @Nullable Application application;

  /** What is called next with the result, before the caller gets one. */
  List<Effect.Step> rest = List.of();

  /** Whether the result says if two objects are the same one to the caller. */
  boolean tellsIdentity;

  /** What the outcomes of the choice need at which this frame stands; none if it does not. */
  List<Fact> facts = List.of();

  /** What was said of the objects that the statement that comes next compares. */
  @Nullable Value identity;

  Frame(int id, int depth, Role role, MethodModel method) {
    this.id = id;
    this.depth = depth;
    this.role = role;
    this.method = method;
    this.code = method.code();
    this.locals = new Value[code.frame().locals()];
    this.stack = new Value[code.frame().stack()];
    Arrays.fill(locals, UNSET);
    Arrays.fill(stack, UNSET);
  }

  private Frame(Frame other) {
    this.id = other.id;
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

  Frame copy() {
    return new Frame(this);
  }

  /** Puts the arguments where the method finds them, the receiver first. */
  void give(List<Value> arguments) {
    List<String> types = new ArrayList<>(Types.parameters(method.descriptor()));
    if (!method.isStatic()) {
      types.add(0, "Ljava/lang/Object;");
    }
    int index = 0;
    for (int i = 0; i < types.size(); i++) {
      Kind kind = Kind.of(types.get(i));
      set(new Local(index, kind), arguments.get(i));
      index += kind.words();
    }
  }

  /** The statement that comes next. */
  Statement statement() {
    return code.statement(next);
  }

  Value get(Variable variable) {
    return variable instanceof Local ? locals[variable.index()] : stack[variable.index()];
  }

  void set(Variable variable, Value value) {
    (variable instanceof Local ? locals : stack)[variable.index()] = value;
  }

  /** Goes on at the first statement of {@code target}. */
  void jump(int target) {
    instruction = -1;
    next = code.firstStatement(target);
  }

  Place place(Variable variable) {
    return new Place.Slot(id, variable);
  }

  /** The variable of the exception in a handler. */
  static Variable thrown() {
    return new Stack(0, Kind.REFERENCE);
  }
}
