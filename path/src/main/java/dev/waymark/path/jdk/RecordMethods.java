package dev.waymark.path.jdk;

import dev.waymark.library.LibraryMember;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The methods of records, if nobody says otherwise. */
public final class RecordMethods {
  private static final String TEXT = "java/lang/String";

  private final World world;
  private final Heap heap;
  private final NumberOperations arithmetic;
  private final RecordParts parts;

  public RecordMethods(World world, Heap heap, NumberOperations arithmetic, Types types) {
    this.world = world;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.parts = new RecordParts(world.hierarchy(), heap, arithmetic, types);
  }

  /** What {@code call} means; null if it is no method of a record. */
  public @Nullable JdkEffect call(InvokeDynamic call, List<PathValue> arguments) {
    if (!RecordParts.includes(call)) {
      return null;
    }
    List<FieldRef> fields = RecordParts.fields(call);
    PathValue self = arguments.get(0);
    return switch (call.name()) {
      case "equals" -> equal(fields, self, arguments.get(1));
      case "hashCode" -> hash(parts.of(fields, self));
      default -> text(parts.of(fields, self));
    };
  }

  private JdkEffect equal(List<FieldRef> fields, PathValue self, PathValue other) {
    List<RecordParts.Pair> open = new ArrayList<>();
    Claim known = parts.equal(fields, self, other, open);
    PathValue equal = arithmetic.choose(known, arithmetic.constant(1), arithmetic.constant(0));
    if (open.isEmpty()) {
      return new JdkEffect.Gives(equal);
    }
    List<JdkEffect.Step> steps = new ArrayList<>();
    for (RecordParts.Pair each : open) {
      List<PathValue> more = new ArrayList<>(steps.isEmpty() ? List.of(equal) : List.of());
      more.addAll(List.of(each.left(), each.right()));
      steps.add(new JdkEffect.Step(method(LibraryMember.RECORD_EQUAL), more));
    }
    return new JdkEffect.Runs(steps);
  }

  private JdkEffect hash(List<RecordParts.Part> components) {
    List<JdkEffect.Step> steps = new ArrayList<>();
    for (RecordParts.Part each : components) {
      PathValue known = parts.hash(each);
      PathValue first = arithmetic.constant(0);
      List<PathValue> more = new ArrayList<>(steps.isEmpty() ? List.of(first) : List.of());
      more.add(known == null ? each.value() : known);
      steps.add(
          new JdkEffect.Step(
              method(known == null ? LibraryMember.RECORD_HASH : LibraryMember.RECORD_HASH_KNOWN),
              more));
    }
    return steps.isEmpty()
        ? new JdkEffect.Gives(arithmetic.constant(0))
        : new JdkEffect.Runs(steps);
  }

  /** A new text, of things whose text is known without running code. */
  private JdkEffect text(List<RecordParts.Part> components) {
    for (RecordParts.Part each : components) {
      if (each.value() instanceof PathValue.Reference reference
          && !heap.get(reference).type().equals(TEXT)) {
        throw new LostTrack("the text of a component of a record");
      }
    }
    return new JdkEffect.Gives(heap.add(new HeapObject.Opaque(TEXT)));
  }

  private MethodModel method(LibraryMember member) {
    MethodModel found = LibraryCode.find(world.hierarchy(), member);
    if (found == null) {
      throw new LostTrack("what components of records are to each other");
    }
    return found;
  }
}
