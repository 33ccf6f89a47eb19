package dev.waymark.path;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes along one path, from choice to choice. What it says is exact: values and conditions are
 * those of every input whose run takes this path. Not thread-safe.
 */
public final class Walk {
  /** The position in an entry that was not called yet. */
  public static final int BEFORE = -1;

  /** The position in an entry that has ended. */
  public static final int OVER = -2;

  private static final int MOST_STEPS = 2_000_000;
  private static final int MOST_FRAMES = 5_000;
  private static final String NULL_POINTER = "java/lang/NullPointerException";
  private static final String REJECTION = "dev/waymark/probe/Draws";

  private final World world;
  private final Script script;
  private final Heap heap;
  private final Memory memory;
  private final Follower follower;
  private final Arithmetic arithmetic;
  private final Types types;
  private final Fields fields;
  private final Expressions expressions;
  private final Decisions decisions;
  private final Calls calls;
  private final Natives natives;
  private final ValueCalls values;
  private final Lambdas lambdas;
  private final Records records;
  private final Pins pins;
  private final List<Frame> frames = new ArrayList<>();
  private final List<Value> inputs = new ArrayList<>();
  private int nextAction;
  private int steps;
  private int calledFrames;
  private boolean isAhead;
  private @Nullable Situation situation;
  private List<Fact> facts = List.of();

  /** A walk at the beginning of {@code script}. */
  public Walk(World world, Script script, Naming naming, Follower follower) {
    this(world, script, script.heap().copy(), new Memory(world.terms(), naming), follower);
  }

  private Walk(World world, Script script, Heap heap, Memory memory, Follower follower) {
    this.world = world;
    this.script = script;
    this.heap = heap;
    this.memory = memory;
    this.follower = follower;
    this.arithmetic = new Arithmetic(world.terms());
    this.types = new Types(world.hierarchy(), world.terms());
    this.fields = new Fields(world, heap, arithmetic, types);
    this.expressions = new Expressions(heap, fields, arithmetic, types);
    this.decisions = new Decisions(expressions, arithmetic);
    this.calls = new Calls(world, types);
    this.natives = new Natives(heap, arithmetic, types);
    this.pins = new Pins(expressions, arithmetic);
    this.records = new Records(world, heap, arithmetic, types);
    this.values = new ValueCalls(world, heap, arithmetic);
    this.lambdas = new Lambdas(heap, types, new Conversions(heap, arithmetic));
  }

  /** Another walk that has come the same way; linear in what there is to remember. */
  public Walk copy() {
    Walk copy = new Walk(world, script, heap.copy(), memory.copy(), follower.copy());
    frames.forEach(frame -> copy.frames.add(frame.copy()));
    copy.inputs.addAll(inputs);
    copy.nextAction = nextAction;
    copy.steps = steps;
    copy.calledFrames = calledFrames;
    copy.isAhead = isAhead;
    copy.situation = situation;
    copy.facts = facts;
    return copy;
  }

  /** What has been told how this walk moves. */
  public Follower follower() {
    return follower;
  }

  /**
   * Whether this walk has come through a method of a record that the JDK has made: the executor
   * does not see into those, so that it may say less, without knowing.
   */
  public boolean isAhead() {
    return isAhead;
  }

  /** What the statements passed so far say, in order. */
  public List<Constraint> constraints() {
    return List.copyOf(memory.constraints());
  }

  /**
   * The statement at which the entry is, or the call in which it is; {@link #BEFORE} or {@link
   * #OVER} if it is in none. Where another method runs that overrides the entry, that counts as
   * before: it may call the entry.
   */
  public int positionInEntry() {
    if (situation().isEnd()) {
      return OVER;
    }
    for (Frame frame : frames) {
      if (frame.depth == 0 && frame.method.ref().equals(script.entry().ref())) {
        return frame == top() ? frame.next : frame.next - 1;
      }
    }
    return BEFORE;
  }

  /** The objects as they are now; not to be changed. */
  public Heap heap() {
    return heap;
  }

  /** Goes on to the next choice or the end, unless it is there already. */
  public Situation situation() {
    Situation found = situation;
    if (found == null) {
      found = run();
      situation = found;
    }
    return found;
  }

  /** Goes on with {@code outcome} of the choice at which this walk stands. */
  public void take(int outcome) {
    if (!(situation() instanceof Situation.Choice choice)) {
      throw new IllegalStateException("there is no choice: " + situation());
    }
    Frame frame = top();
    Statement statement = frame.code.statement(frame.next);
    Fact fact = facts.get(outcome);
    memory.decide(fact.term(), fact.name(), choice.point(), uses(frame, statement));
    situation = null;
    try {
      follow(frame, statement, outcome);
    } catch (LostTrack e) {
      situation = new Situation.Lost(e.reason());
    }
  }

  private void follow(Frame frame, Statement statement, int outcome) {
    frame.identity = null;
    if (statement instanceof If jump) {
      if (outcome == 0) {
        frame.jump(jump.target());
      } else {
        frame.next++;
      }
    } else if (statement instanceof Switch jump) {
      frame.jump(new SwitchTargets(jump).targets().get(outcome));
    } else if (statement instanceof Check check) {
      follow(frame, check, outcome);
    } else {
      frame.pinned = outcome;
    }
  }

  private void follow(Frame frame, Check check, int outcome) {
    Sizes sizes = frame.sizes;
    if (check instanceof Check.Size size
        && sizes != null
        && sizes.checked() < size.lengths().size()) {
      frame.sizes = sizes.after(outcome == 1); // there may be others
      return;
    }
    frame.sizes = null;
    if (outcome == 0) {
      frame.next++;
    } else {
      raise(heap.add(Natives.thrown(check.exception())));
    }
  }

  private Frame top() {
    return frames.get(frames.size() - 1);
  }

  private Situation run() {
    try {
      Situation found = null;
      while (found == null) {
        found = frames.isEmpty() ? act() : step(top());
        if (situation != null) {
          return situation; // an exception has left the entry
        }
      }
      return found;
    } catch (LostTrack e) {
      return new Situation.Lost(e.reason());
    }
  }

  /** Does what the script says next; the result of the entry is the end. */
  private @Nullable Situation act() {
    if (nextAction < script.actions().size()) {
      Script.Action action = script.actions().get(nextAction++);
      if (action instanceof Script.Action.Take take) {
        inputs.add(take.value());
      } else if (action instanceof Script.Action.Again again) {
        inputs.add(inputs.get(again.input()));
      } else if (action instanceof Script.Action.Read read) {
        read(read.field());
      } else {
        begin(((Script.Action.Make) action).maker(), 1);
      }
    } else if (nextAction == script.actions().size()) {
      nextAction++;
      begin(script.entry(), 0);
    } else {
      boolean isVoid = script.entry().descriptor().endsWith(")V");
      return new Situation.Returned(isVoid ? null : inputs.get(inputs.size() - 1));
    }
    return null;
  }

  /** Takes what a static field holds, once its class is initialized. */
  private void read(FieldRef field) {
    if (initialize(field.owner())) {
      nextAction--;
    } else {
      inputs.add(fields.getStatic(field));
    }
  }

  /** Calls {@code method} with the last inputs; a constructor makes the object that it returns. */
  private void begin(MethodModel method, int depth) {
    int count = Types.parameters(method.descriptor()).size();
    boolean isConstructor = method.name().equals("<init>");
    boolean hasReceiver = !method.isStatic() && !isConstructor;
    List<Value> taken =
        inputs.subList(inputs.size() - count - (hasReceiver ? 1 : 0), inputs.size());
    List<Value> arguments = new ArrayList<>(taken);
    taken.clear();
    MethodModel runs = hasReceiver ? selected(method, arguments.get(0)) : method;
    if (isConstructor) {
      Value made = heap.add(HeapObject.Instance.fresh(method.ref().owner()));
      arguments.add(0, made);
      inputs.add(made);
    }
    push(runs, depth, Frame.Role.CODE, arguments);
    initialize(runs.ref().owner());
  }

  /** What a call of {@code method} on {@code receiver} runs, which may override it. */
  private MethodModel selected(MethodModel method, Value receiver) {
    if (!(receiver instanceof Value.Reference object)) {
      throw new LostTrack("on which object " + method.ref().simpleName() + " is called");
    }
    MethodModel runs =
        method.isPrivate() ? method : world.hierarchy().select(heap.get(object).type(), method);
    if (runs == null || !world.callees().isOpen(runs.ref().owner())) {
      throw new LostTrack("what overrides " + method.ref().simpleName());
    }
    return runs;
  }

  private void push(MethodModel method, int depth, Frame.Role role, List<Value> arguments) {
    if (frames.size() >= MOST_FRAMES) {
      throw new LostTrack("calls that are nested more than " + MOST_FRAMES + " deep");
    }
    if (!method.hasCode()) {
      throw new LostTrack("what " + method.ref().simpleName() + " does, which has no code");
    }
    Frame frame = new Frame(calledFrames++, depth, role, method);
    List<String> kinds = new ArrayList<>(Types.parameters(method.descriptor()));
    if (!method.isStatic()) {
      kinds.add(0, "Ljava/lang/Object;");
    }
    int index = 0;
    for (int i = 0; i < kinds.size(); i++) {
      Kind kind = Kind.of(kinds.get(i));
      frame.set(new Local(index, kind), arguments.get(i));
      index += kind.words();
    }
    frames.add(frame);
    if (frame.isOfPath()) {
      follower.entered(frame.id, depth, method);
    }
  }

  private @Nullable Situation step(Frame frame) {
    if (steps++ > MOST_STEPS) {
      throw new LostTrack("more than " + MOST_STEPS + " steps");
    }
    int instruction = frame.code.instructionOf(frame.next);
    if (instruction != frame.instruction) {
      frame.instruction = instruction;
      if (frame.isOfPath()) {
        follower.moved(frame.id, frame.method, instruction);
      }
    }
    Statement statement = frame.code.statement(frame.next);
    if (statement instanceof If || statement instanceof Switch || statement instanceof Check) {
      return decide(frame, statement);
    }
    if (initializes(statement)) {
      return null;
    }
    return frame.pinned == null && isPinned(frame, statement)
        ? offer(frame, statement)
        : execute(frame, statement);
  }

  private boolean isPinned(Frame frame, Statement statement) {
    facts = pins.of(frame, statement);
    return !facts.isEmpty();
  }

  private Point point(Frame frame) {
    return new Point(steps, frame.id, frame.depth, frame.method, frame.next);
  }

  private List<Instance> uses(Frame frame, Statement statement) {
    return memory.uses(frame, Decisions.operands(statement));
  }

  private @Nullable Situation decide(Frame frame, Statement statement) {
    if (statement instanceof If jump && asksIdentity(frame, jump)) {
      return null;
    }
    facts = decisions.of(frame, statement);
    return offer(frame, statement);
  }

  /** The choice between the outcomes that {@link #facts} are about; null if there is none. */
  private @Nullable Situation offer(Frame frame, Statement statement) {
    Situation.Choice choice =
        new Situation.Choice(point(frame), facts.stream().map(Fact::term).toList());
    boolean isSilent =
        !frame.isOfPath()
            || (frame.role == Frame.Role.MODEL && choice.isDecided())
            || (statement instanceof Check && facts.get(0).isTrue());
    if (!isSilent) {
      return choice;
    }
    if (!choice.isDecided()) {
      throw new LostTrack(
          frame.role == Frame.Role.JDK
              ? "what " + frame.method.ref().simpleName() + " does with what depends on the input"
              : "an initializer that depends on the input");
    }
    int outcome = choice.only();
    memory.passed(facts.get(outcome).name(), choice.point(), uses(frame, statement));
    follow(frame, statement, outcome);
    return null;
  }

  /** Begins to ask whether boxes are the same one, if that is not clear; says whether. */
  private boolean asksIdentity(Frame frame, If jump) {
    if (jump.left().kind() != Kind.REFERENCE || frame.identity != null) {
      return false;
    }
    List<Value> both =
        List.of(expressions.of(frame, jump.left()), expressions.of(frame, jump.right()));
    MethodModel same = values.identity(frame.method, both.get(0), both.get(1));
    if (same == null) {
      return false;
    }
    push(same, frame.depth + 1, calls.role(frame.role, same), both);
    top().tellsIdentity = true;
    return true;
  }

  private @Nullable Situation execute(Frame frame, Statement statement) {
    Situation found = executeWith(frame, statement);
    frame.pinned = null;
    return found;
  }

  private @Nullable Situation executeWith(Frame frame, Statement statement) {
    if (statement instanceof Assign assign) {
      Value value = expressions.of(frame, assign.value());
      List<Instance> uses = memory.uses(frame, Operands.of(assign.value()));
      set(frame, assign.target(), value, uses);
      frame.next++;
    } else if (statement instanceof Goto jump) {
      frame.jump(jump.target());
    } else if (statement instanceof Call call) {
      return call(frame, call);
    } else if (statement instanceof Return end) {
      end(frame, end.value() == null ? null : expressions.of(frame, end.value()));
    } else if (statement instanceof Throw thrown) {
      raise(expressions.reference(frame, thrown.exception()));
    } else {
      write(frame, statement);
      frame.next++;
    }
    return null;
  }

  private void set(Frame frame, Variable target, Value value, List<Instance> uses) {
    frame.set(target, memory.put(frame.place(target), value, point(frame), uses));
  }

  private void write(Frame frame, Statement statement) {
    if (statement instanceof PutField put) {
      write(frame, put);
    } else if (statement instanceof PutStatic put) {
      FieldRef field = fields.resolve(put.field());
      Value value = fields.narrowed(field.descriptor(), expressions.of(frame, put.value()));
      List<Instance> uses = memory.uses(frame, List.of(put.value()));
      heap.putStatic(field, memory.put(new Place.Static(field), value, point(frame), uses));
    } else if (statement instanceof PutElement put) {
      write(frame, put);
    }
  }

  private void write(Frame frame, PutField put) {
    FieldRef field = fields.resolve(put.field());
    Value.Reference reference = expressions.reference(frame, put.object());
    if (!(heap.get(reference) instanceof HeapObject.Instance instance)) {
      throw new LostTrack("a field of an object that is not known");
    }
    Value value = fields.narrowed(field.descriptor(), expressions.of(frame, put.value()));
    List<Instance> uses = memory.uses(frame, List.of(put.object(), put.value()));
    Place place = new Place.Field(reference.object(), field);
    instance.fields().put(field, memory.put(place, value, point(frame), uses));
  }

  private void write(Frame frame, PutElement put) {
    Value.Reference reference = expressions.reference(frame, put.array());
    HeapObject.Array array = expressions.array(frame, put.array());
    Value value = fields.narrowed(array.elementType(), expressions.of(frame, put.value()));
    Value.Numeric index = expressions.index(frame, put.index());
    Integer position = arithmetic.intOf(index);
    expressions.prepare(reference, position);
    List<Instance> uses = memory.uses(frame, List.of(put.array(), put.index(), put.value()));
    for (int i = 0; i < array.elements().size(); i++) {
      if (position == null || position == i) {
        Value kept = array.elements().get(i);
        Value written = position == null ? either(index, i, value, kept) : value;
        Place place = new Place.Element(reference.object(), i);
        array.elements().set(i, memory.put(place, written, point(frame), uses));
      }
    }
  }

  private Value either(Value.Numeric index, int position, Value written, Value kept) {
    if (written instanceof Value.Numeric yes && kept instanceof Value.Numeric no) {
      return arithmetic.choose(arithmetic.isAt(index, position), yes, no);
    }
    if (written.equals(kept)) {
      return kept;
    }
    throw new LostTrack("which element of an array of references is written");
  }

  private @Nullable Situation call(Frame frame, Call call) {
    List<Value> arguments = new ArrayList<>();
    for (Operand each : call.arguments()) {
      arguments.add(expressions.of(frame, each));
    }
    if (call instanceof InvokeDynamic linked) {
      link(frame, linked, arguments);
      return null;
    }
    Invoke invoke = (Invoke) call;
    if (invoke.method().owner().equals(REJECTION) && invoke.name().equals("rejection")) {
      return new Situation.Rejected();
    }
    if (Intrinsics.includes(invoke)) {
      frame.next++;
      result(frame, call, new Intrinsics(heap, arithmetic).call(invoke, arguments));
      return null;
    }
    if (Carriers.includes(invoke)) {
      frame.next++;
      result(frame, call, new Carriers(heap, arithmetic, types).call(invoke, arguments));
      return null;
    }
    if (Builtins.includes(invoke)) {
      builtin(frame, invoke, arguments);
      return null;
    }
    Operand receiver = invoke.receiver();
    if (receiver != null) {
      arguments.add(0, expressions.reference(frame, receiver));
    }
    List<Value> known = values.arguments(frame.method, invoke, arguments);
    invoke(frame, frame.method, invoke, known, null);
    return null;
  }

  private void link(Frame frame, InvokeDynamic call, List<Value> arguments) {
    Effect text = values.call(frame.method, call, arguments);
    Effect effect = text == null ? records.call(call, arguments) : text;
    isAhead |= text == null && effect != null;
    if (effect != null) {
      happen(frame, effect, null);
      return;
    }
    Value value = linked(frame.method, call, arguments);
    frame.next++;
    result(frame, call, value);
  }

  private void happen(Frame frame, Effect effect, @Nullable Application application) {
    if (effect instanceof Effect.Throws thrown) {
      raise(heap.add(Natives.thrown(thrown.type())));
      return;
    }
    frame.next++;
    if (effect instanceof Effect.Gives gives) {
      give(frame, application, gives.value());
    } else {
      proceed(frame, ((Effect.Runs) effect).steps(), List.of(), application);
    }
  }

  /** Makes the first of these calls; what it returns goes to the next one. */
  private void proceed(
      Frame frame, List<Effect.Step> steps, List<Value> before, @Nullable Application application) {
    Effect.Step step = steps.get(0);
    List<Value> arguments = new ArrayList<>(before);
    arguments.addAll(step.more());
    push(step.method(), frame.depth + 1, calls.role(frame.role, step.method()), arguments);
    top().rest = steps.subList(1, steps.size());
    top().application = application;
    initialize(step.method().ref().owner());
  }

  /**
   * Calls what {@code invoke} means.
   *
   * @param caller whose code makes the call, though {@code frame} gets the result
   * @param arguments the receiver first, if there is one
   */
  private void invoke(
      Frame frame,
      MethodModel caller,
      Invoke invoke,
      List<Value> arguments,
      @Nullable Application application) {
    Effect effect = values.call(caller, invoke, arguments);
    if (effect != null) {
      happen(frame, effect, application);
      return;
    }
    HeapObject receiver =
        invoke.receiver() == null ? null : heap.get((Value.Reference) arguments.get(0));
    MethodModel selected = calls.selected(caller, invoke, receiver);
    if (selected == null && receiver instanceof HeapObject.Function function) {
      apply(frame, invoke, function, arguments.subList(1, arguments.size()), application);
      return;
    }
    Value known = selected == null ? null : natives.call(selected, arguments);
    MethodModel target = known == null ? calls.target(caller, selected, invoke, receiver) : null;
    frame.next++;
    if (target != null) {
      push(target, frame.depth + 1, calls.role(frame.role, target), arguments);
      top().application = application;
      if (application != null) {
        initialize(target.ref().owner());
      }
    } else {
      give(frame, application, known);
    }
  }

  /** Calls the method behind a lambda. */
  private void apply(
      Frame frame,
      Invoke call,
      HeapObject.Function function,
      List<Value> given,
      @Nullable Application outer) {
    Lambda lambda = function.lambda();
    if (outer != null || !lambda.implementsMethod(call.method())) {
      throw new LostTrack("what " + call.method().simpleName() + " does in a lambda");
    }
    List<Value> arguments = lambdas.arguments(function, given);
    Value.Reference made = null;
    if (lambda.isConstructor()) {
      made = heap.add(HeapObject.Instance.fresh(lambda.behind().owner()));
      arguments.add(0, made);
    }
    if (lambda.hasReceiver() && arguments.get(0) instanceof Value.Null) {
      raise(heap.add(Natives.thrown(NULL_POINTER)));
      return;
    }
    String wanted = Types.result(lambda.method().descriptor());
    Application application = new Application(made, lambda.result(), wanted);
    invoke(frame, function.maker(), lambda.call(), arguments, application);
  }

  /** Hands over the result of the call that {@code caller} has just made. */
  private void give(Frame caller, @Nullable Application application, @Nullable Value returned) {
    Value value = application == null ? returned : lambdas.result(application, returned);
    if (value != null) {
      result(caller, (Call) caller.code.statement(caller.next - 1), value);
    }
  }

  private Value linked(MethodModel maker, InvokeDynamic call, List<Value> arguments) {
    Value lambda = lambdas.create(maker, call, arguments);
    if (lambda == null) {
      throw new LostTrack(
          "what a call through " + call.bootstrap().method().simpleName() + " does");
    }
    return lambda;
  }

  private void builtin(Frame frame, Invoke call, List<Value> arguments) {
    Operand receiver = call.receiver();
    if (receiver != null) {
      arguments.add(0, expressions.of(frame, receiver));
    }
    Value value = new Builtins(heap, arithmetic, types).call(call, arguments);
    if (value == null) {
      raise(heap.add(Natives.thrown(NULL_POINTER)));
    } else {
      frame.next++;
      result(frame, call, value);
    }
  }

  private void result(Frame frame, Call call, Value value) {
    Variable target = call.result();
    if (target != null) {
      set(frame, target, value, memory.uses(frame, call.arguments()));
    }
  }

  private void end(Frame frame, @Nullable Value value) {
    pop(frame);
    if (frame.role == Frame.Role.INITIALIZER && frame.method.name().equals("<clinit>")) {
      return;
    }
    if (frames.isEmpty()) {
      if (value != null) {
        inputs.add(value);
      }
      return;
    }
    if (frame.tellsIdentity) {
      top().identity = value;
    } else if (frame.rest.isEmpty()) {
      give(top(), frame.application, value);
    } else {
      proceed(top(), frame.rest, value == null ? List.of() : List.of(value), frame.application);
    }
  }

  private void pop(Frame frame) {
    frames.remove(frames.size() - 1);
    if (frame.isOfPath()) {
      follower.left(frame.id);
    }
  }

  /** Goes on where {@code exception} is caught; ends the path if nobody does. */
  private void raise(Value.Reference exception) {
    String type = heap.get(exception).type();
    boolean isThrown = false;
    while (!frames.isEmpty()) {
      Frame frame = top();
      int statement = isThrown ? frame.next - 1 : frame.next;
      int target = handler(frame, frame.code.instructionOf(statement), type);
      if (target >= 0) {
        frame.jump(target);
        set(frame, Frame.thrown(), exception, List.of());
        return;
      }
      if (frame.role == Frame.Role.INITIALIZER) {
        throw new LostTrack("an initializer that fails");
      }
      pop(frame);
      isThrown = true;
    }
    boolean isOfEntry = nextAction > script.actions().size();
    situation = isOfEntry ? new Situation.Threw(type) : new Situation.Rejected();
  }

  private int handler(Frame frame, int instruction, String type) {
    for (Handler each : frame.code.handlers()) {
      String caught = each.type();
      if (each.covers(instruction) && (caught == null || types.isA(type, caught))) {
        return each.target();
      }
    }
    return -1;
  }

  /** Begins the initializer that {@code statement} needs, if there is one left; says whether. */
  private boolean initializes(Statement statement) {
    if (statement instanceof Assign assign && assign.value() instanceof GetStatic get) {
      return initialize(fields.resolve(get.field()).owner());
    }
    if (statement instanceof PutStatic put) {
      return initialize(fields.resolve(put.field()).owner());
    }
    if (statement instanceof Assign assign && assign.value() instanceof NewObject fresh) {
      return initialize(fresh.type());
    }
    if (statement instanceof Invoke call && call.dispatch() == Invoke.Dispatch.STATIC) {
      MethodModel resolved = world.hierarchy().resolve(call);
      return resolved != null && initialize(resolved.ref().owner());
    }
    return false;
  }

  private boolean isInitialized(String type) {
    return world.callees().isOpen(type) || Containers.initializes(type);
  }

  /** Superclasses come first; interfaces are initialized when their own fields are read. */
  private boolean initialize(String type) {
    boolean isPushed = false;
    String each = type;
    while (each != null && isInitialized(each) && heap.initialize(each)) {
      ClassModel model = world.hierarchy().find(each);
      MethodModel initializer = model == null ? null : model.find("<clinit>", "()V");
      if (initializer != null) {
        push(initializer, 1, Frame.Role.INITIALIZER, List.of());
        isPushed = true;
      }
      each = model == null || model.isInterface() ? null : model.superName();
    }
    return isPushed;
  }
}
