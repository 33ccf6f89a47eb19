package dev.waymark.path.jdk;

import dev.waymark.library.LibraryMember;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Calls that strings, boxes and builders of the JDK have a part in, beside those with a model. */
public final class ValueCalls {
  private static final Pattern LIST =
      Pattern.compile("java.util.List[.#](get|set|add|remove)\\(I.*");

  private final World world;
  private final Heap heap;
  private final NumberOperations arithmetic;
  private final ClassMirrors mirrors;
  private final JdkValues values;
  private final RehearsedCalls carried;
  private final ConcatenationCalls concatenation;

  public ValueCalls(World world, Heap heap, NumberOperations arithmetic) {
    this.world = world;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.mirrors = new ClassMirrors(world, heap, arithmetic);
    this.values = new JdkValues(heap, arithmetic);
    this.carried = new RehearsedCalls(heap, arithmetic);
    this.concatenation = new ConcatenationCalls(world, heap, arithmetic);
  }

  /**
   * What {@code call} in {@code caller} means; null if that is no matter of values.
   *
   * @param arguments the receiver first, if there is one
   */
  public @Nullable JdkEffect call(MethodModel caller, Invoke call, List<PathValue> arguments) {
    JdkEffect mirrored = mirrors.call(call, arguments);
    JdkEffect constant = mirrored == null ? values.call(call, arguments) : mirrored;
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
  public List<PathValue> arguments(MethodModel caller, Invoke call, List<PathValue> given) {
    boolean isIndexed = isModel(caller) && LIST.matcher(call.method().toString()).matches();
    if (!isIndexed || !(given.get(1) instanceof PathValue.Unknown)) {
      return given;
    }
    List<PathValue> arguments = new ArrayList<>(given);
    arguments.set(1, arithmetic.constant(-1));
    return arguments;
  }

  /** The object is made, and then its model told. */
  private @Nullable JdkEffect made(Invoke call, List<PathValue> arguments) {
    MethodRef model = world.callees().modelOf(call.method());
    MethodModel found = model == null ? null : world.hierarchy().resolve(model);
    return found == null ? null : new JdkEffect.Runs(List.of(new JdkEffect.Step(found, arguments)));
  }

  /** What a concatenation in {@code caller} means; null if {@code call} is none. */
  public @Nullable JdkEffect call(
      MethodModel caller, InvokeDynamic call, List<PathValue> arguments) {
    JdkEffect effect = concatenation.call(call, arguments);
    if (effect instanceof JdkEffect.Runs && isModel(caller)) {
      throw new LostTrack("a text that a model needs to know");
    }
    return effect;
  }

  /**
   * What says whether two objects are the same one to {@code caller}; null if they are if they are
   * here.
   */
  public @Nullable MethodModel identity(MethodModel caller, PathValue left, PathValue right) {
    if (!isOpen(caller) || isModel(caller) || left.equals(right)) {
      return null;
    }
    boolean isOpen = isBox(left) && isBox(right) && (carries(left) || carries(right));
    return isOpen ? LibraryCode.find(world.hierarchy(), LibraryMember.SAME_BOX) : null;
  }

  /** Texts and builders that carry are made as the JDK would make them. */
  private boolean isBox(PathValue value) {
    return value instanceof PathValue.Reference reference
        && JdkValues.isBox(heap.get(reference).type());
  }

  private boolean carries(PathValue value) {
    return value instanceof PathValue.Reference reference
        && heap.carried().contents(reference) != null;
  }

  private boolean isModel(MethodModel method) {
    return world.callees().isModel(method.ref().owner());
  }

  private boolean isOpen(MethodModel method) {
    return world.callees().isOpen(method.ref().owner());
  }
}
