package dev.waymark.path;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The methods of records, if nobody says otherwise. */
final class Records {
  private static final String TEXT = "java/lang/String";
  private static final String COMPONENTS = "dev/waymark/library/Components";
  private static final MethodRef EQUAL =
      new MethodRef(COMPONENTS, "equal", "(ZLjava/lang/Object;Ljava/lang/Object;)Z");
  private static final MethodRef HASH_OF_OBJECT =
      new MethodRef(COMPONENTS, "hash", "(ILjava/lang/Object;)I");
  private static final MethodRef HASH = new MethodRef(COMPONENTS, "hash", "(II)I");

  private final World world;
  private final Heap heap;
  private final Arithmetic arithmetic;
  private final RecordParts parts;

  Records(World world, Heap heap, Arithmetic arithmetic, Types types) {
    this.world = world;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.parts = new RecordParts(world.hierarchy(), heap, arithmetic, types);
  }

  /** What {@code call} means; null if it is no method of a record. */
  @Nullable Effect call(InvokeDynamic call, List<Value> arguments) {
    if (!RecordParts.includes(call)) {
      return null;
    }
    List<FieldRef> fields = RecordParts.fields(call);
    Value self = arguments.get(0);
    return switch (call.name()) {
      case "equals" -> equal(fields, self, arguments.get(1));
      case "hashCode" -> hash(parts.of(fields, self));
      default -> text(parts.of(fields, self));
    };
  }

  private Effect equal(List<FieldRef> fields, Value self, Value other) {
    List<RecordParts.Pair> open = new ArrayList<>();
    Fact known = parts.equal(fields, self, other, open);
    Value equal = arithmetic.choose(known, arithmetic.constant(1), arithmetic.constant(0));
    if (open.isEmpty()) {
      return new Effect.Gives(equal);
    }
    List<Effect.Step> steps = new ArrayList<>();
    for (RecordParts.Pair each : open) {
      List<Value> more = new ArrayList<>(steps.isEmpty() ? List.of(equal) : List.of());
      more.addAll(List.of(each.left(), each.right()));
      steps.add(new Effect.Step(method(EQUAL), more));
    }
    return new Effect.Runs(steps);
  }

  private Effect hash(List<RecordParts.Part> components) {
    List<Effect.Step> steps = new ArrayList<>();
    for (RecordParts.Part each : components) {
      Value known = parts.hash(each);
      Value first = arithmetic.constant(0);
      List<Value> more = new ArrayList<>(steps.isEmpty() ? List.of(first) : List.of());
      more.add(known == null ? each.value() : known);
      steps.add(new Effect.Step(method(known == null ? HASH_OF_OBJECT : HASH), more));
    }
    return steps.isEmpty() ? new Effect.Gives(arithmetic.constant(0)) : new Effect.Runs(steps);
  }

  /** A new text, of things whose text is known without running code. */
  private Effect text(List<RecordParts.Part> components) {
    for (RecordParts.Part each : components) {
      if (each.value() instanceof Value.Reference reference
          && !heap.get(reference).type().equals(TEXT)) {
        throw new LostTrack("the text of a component of a record");
      }
    }
    return new Effect.Gives(heap.add(new HeapObject.Opaque(TEXT)));
  }

  private MethodModel method(MethodRef ref) {
    MethodModel found = world.hierarchy().resolve(ref);
    if (found == null) {
      throw new LostTrack("what components of records are to each other");
    }
    return found;
  }
}
