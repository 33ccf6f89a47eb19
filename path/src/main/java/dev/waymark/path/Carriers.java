package dev.waymark.path;

import dev.waymark.probe.CharacterFunction;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What models ask about carriers, answered from what lies beside the objects of a walk; and what
 * they check only because code that nobody sees may have been at work, which on a walk is none.
 */
final class Carriers {
  private static final String PROBE = "dev/waymark/probe/";
  private static final String OWNER = PROBE + "Carriers";
  private static final String FUNCTION = PROBE + "CharacterFunction";
  private static final Set<String> CHECKS =
      Set.of("dev/waymark/library/Builders.isInStep", "dev/waymark/library/Parsing.failure");

  private final Heap heap;
  private final Arithmetic arithmetic;
  private final Types types;

  Carriers(Heap heap, Arithmetic arithmetic, Types types) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  static boolean includes(Invoke call) {
    return call.method().owner().equals(OWNER)
        || CHECKS.contains(call.method().owner() + "." + call.name());
  }

  static boolean includes(FieldRef field) {
    return field.owner().startsWith(PROBE);
  }

  /** A field of the probe. */
  Value field(FieldRef field) {
    if (field.owner().equals(FUNCTION)) {
      return heap.known(CharacterFunction.valueOf(field.name()));
    }
    if (!field.owner().equals(OWNER)) {
      throw new LostTrack("the field " + field);
    }
    int made = heap.carried().made();
    return arithmetic.constant(field.name().equals("any") ? Math.min(made, 1) : made);
  }

  /** The result of {@code call}, which is unset for void. */
  Value call(Invoke call, List<Value> arguments) {
    return switch (call.name()) {
      case "put" -> put(object(arguments.get(0)), object(arguments.get(1)));
      case "contents" -> contents(arguments.get(0));
      case "number" -> arithmetic.constant(heap.carried().number(object(arguments.get(0))));
      case "forget" -> forget(object(arguments.get(0)));
      case "reaches" -> arithmetic.constant(reaches(arguments.get(0)) ? 1 : 0);
      case "isInStep" -> arithmetic.constant(1);
      case "failure" -> arguments.get(0);
      default -> throw new LostTrack("what " + call.name() + " does in a model");
    };
  }

  private Value put(Value.Reference object, Value.Reference contents) {
    heap.carry(object, contents);
    return new Value.Unknown("the result of put");
  }

  private Value forget(Value.Reference object) {
    heap.carried().forget(object);
    return new Value.Unknown("the result of forget");
  }

  private Value contents(Value value) {
    if (value instanceof Value.Null) {
      return value;
    }
    Value.Reference reference = object(value);
    Value.@Nullable Reference contents = heap.carried().contents(reference);
    if (contents == null && isUnknown(heap.get(reference))) {
      throw new LostTrack("what is in a " + heap.get(reference).type().replace('/', '.'));
    }
    return contents == null ? new Value.Null() : contents;
  }

  private static boolean isUnknown(HeapObject object) {
    return object instanceof HeapObject.Opaque && JdkValues.includes(object.type());
  }

  /** Of an unknown value nobody can say. */
  private boolean reaches(Value value) {
    if (value instanceof Value.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return new Reach(heap, types).includes(value);
  }

  private static Value.Reference object(Value value) {
    if (value instanceof Value.Reference reference) {
      return reference;
    }
    throw new LostTrack(value instanceof Value.Unknown unknown ? unknown.reason() : "null");
  }
}
