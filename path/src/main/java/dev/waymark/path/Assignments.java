package dev.waymark.path;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.List;

/**
 * Puts values into variables, fields and arrays: narrowed to what fits there, and never without
 * memory's knowing.
 */
final class Assignments {
  private final Heap heap;
  private final Memory memory;
  private final CallStack stack;
  private final Fields fields;
  private final Expressions expressions;
  private final Arithmetic arithmetic;

  Assignments(State state, Fields fields, Expressions expressions, Arithmetic arithmetic) {
    this.heap = state.heap();
    this.memory = state.memory();
    this.stack = state.stack();
    this.fields = fields;
    this.expressions = expressions;
    this.arithmetic = arithmetic;
  }

  /** Does what {@code statement} says, if it is an assignment. */
  void execute(Frame frame, Statement statement) {
    if (statement instanceof Assign assign) {
      Value value = expressions.of(frame, assign.value());
      set(frame, assign.target(), value, memory.uses(frame, Operands.of(assign.value())));
    } else if (statement instanceof PutField put) {
      write(frame, put);
    } else if (statement instanceof PutStatic put) {
      write(frame, put);
    } else if (statement instanceof PutElement put) {
      write(frame, put);
    }
  }

  void set(Frame frame, Variable target, Value value, List<Instance> uses) {
    frame.set(target, memory.put(frame.place(target), value, stack.point(frame), uses));
  }

  private void write(Frame frame, PutStatic put) {
    FieldRef field = fields.resolve(put.field());
    Value value = fields.narrowed(field.descriptor(), expressions.of(frame, put.value()));
    List<Instance> uses = memory.uses(frame, List.of(put.value()));
    heap.putStatic(field, memory.put(new Place.Static(field), value, stack.point(frame), uses));
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
    instance.fields().put(field, memory.put(place, value, stack.point(frame), uses));
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
        array.elements().set(i, memory.put(place, written, stack.point(frame), uses));
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
}
