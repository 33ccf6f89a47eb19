package dev.waymark.path;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Calls that strings, boxes and builders of the JDK have a part in, beside those with a model. */
final class ValueCalls {
  private static final String BOXES = "dev/waymark/library/Boxes";
  private static final String SAME = "(Ljava/lang/Object;Ljava/lang/Object;)Z";

  private static final Pattern LIST =
      Pattern.compile("java.util.List[.#](get|set|add|remove)\\(I.*");

  private final World world;
  private final Heap heap;
  private final Arithmetic arithmetic;
  private final Mirrors mirrors;
  private final JdkValues values;
  private final CarriedCalls carried;
  private final Concatenation concatenation;

  ValueCalls(World world, Heap heap, Arithmetic arithmetic) {
    this.world = world;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.mirrors = new Mirrors(world, heap, arithmetic);
    this.values = new JdkValues(heap, arithmetic);
    this.carried = new CarriedCalls(heap, arithmetic);
    this.concatenation = new Concatenation(world, heap, arithmetic);
  }

  /**
   * What {@code call} in {@code caller} means; null if that is no matter of values.
   *
   * @param arguments the receiver first, if there is one
   */
  @Nullable Effect call(MethodModel caller, Invoke call, List<Value> arguments) {
    Effect mirrored = mirrors.call(call, arguments);
    Effect constant = mirrored == null ? values.call(call, arguments) : mirrored;
    if (constant != null) {
      return constant;
    }
    if (isModel(caller)) {
      return carried.call(call, arguments);
    }
    boolean isNew = call.name().equals("<init>") && JdkValues.includes(call.method().owner());
    return isNew && isOpen(caller) ? made(call, arguments) : null;
  }

  /**
   * The arguments of a call in {@code caller}. An index that a model cannot know is one that a list
   * refuses, and it refuses all of them alike.
   */
  List<Value> arguments(MethodModel caller, Invoke call, List<Value> given) {
    boolean isIndexed = isModel(caller) && LIST.matcher(call.method().toString()).matches();
    if (!isIndexed || !(given.get(1) instanceof Value.Unknown)) {
      return given;
    }
    List<Value> arguments = new ArrayList<>(given);
    arguments.set(1, arithmetic.constant(-1));
    return arguments;
  }

  /** The object is made, and then its model told. */
  private @Nullable Effect made(Invoke call, List<Value> arguments) {
    MethodRef model = world.callees().modelOf(call.method());
    MethodModel found = model == null ? null : world.hierarchy().resolve(model);
    return found == null ? null : new Effect.Runs(List.of(new Effect.Step(found, arguments)));
  }

  /** What a concatenation in {@code caller} means; null if {@code call} is none. */
  @Nullable Effect call(MethodModel caller, InvokeDynamic call, List<Value> arguments) {
    Effect effect = concatenation.call(call, arguments);
    if (effect instanceof Effect.Runs && isModel(caller)) {
      throw new LostTrack("a text that a model needs to know");
    }
    return effect;
  }

  /**
   * What says whether two objects are the same one to {@code caller}; null if they are if they are
   * here.
   */
  @Nullable MethodModel identity(MethodModel caller, Value left, Value right) {
    if (!isOpen(caller) || isModel(caller) || left.equals(right)) {
      return null;
    }
    boolean isOpen = isBox(left) && isBox(right) && (carries(left) || carries(right));
    return isOpen ? world.hierarchy().resolve(new MethodRef(BOXES, "same", SAME)) : null;
  }

  /** Texts and builders that carry are made as the JDK would make them. */
  private boolean isBox(Value value) {
    return value instanceof Value.Reference reference
        && JdkValues.isBox(heap.get(reference).type());
  }

  private boolean carries(Value value) {
    return value instanceof Value.Reference reference && heap.carried().contents(reference) != null;
  }

  private boolean isModel(MethodModel method) {
    return world.callees().isModel(method.ref().owner());
  }

  private boolean isOpen(MethodModel method) {
    return world.callees().isOpen(method.ref().owner());
  }
}
