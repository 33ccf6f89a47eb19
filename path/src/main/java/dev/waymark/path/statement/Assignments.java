package dev.waymark.path.statement;

import dev.waymark.path.Cell;
import dev.waymark.path.Instance;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.state.WalkState;
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
public final class Assignments {
  private final Heap heap;
  private final ConstraintLog memory;
  private final CallStack stack;
  private final FieldAccess fields;
  private final ExpressionValues expressions;
  private final NumberOperations arithmetic;

  public Assignments(
      WalkState state,
      FieldAccess fields,
      ExpressionValues expressions,
      NumberOperations arithmetic) {
    this.heap = state.heap();
    this.memory = state.memory();
    this.stack = state.stack();
    this.fields = fields;
    this.expressions = expressions;
    this.arithmetic = arithmetic;
  }

  /** Does what {@code statement} says, if it is an assignment. */
  public void execute(CallFrame frame, Statement statement) {
    if (statement instanceof Assign assign) {
      PathValue value = expressions.of(frame, assign.value());
      set(frame, assign.target(), value, memory.uses(frame, ExpressionOperands.of(assign.value())));
    } else if (statement instanceof PutField put) {
      write(frame, put);
    } else if (statement instanceof PutStatic put) {
      write(frame, put);
    } else if (statement instanceof PutElement put) {
      write(frame, put);
    }
  }

  public void set(CallFrame frame, Variable target, PathValue value, List<Instance> uses) {
    frame.set(target, memory.put(frame.place(target), value, stack.point(frame), uses));
  }

  private void write(CallFrame frame, PutStatic put) {
    FieldRef field = fields.resolve(put.field());
    PathValue value = fields.narrowed(field.descriptor(), expressions.of(frame, put.value()));
    List<Instance> uses = memory.uses(frame, List.of(put.value()));
    heap.putStatic(field, memory.put(new Cell.Static(field), value, stack.point(frame), uses));
  }

  private void write(CallFrame frame, PutField put) {
    FieldRef field = fields.resolve(put.field());
    PathValue.Reference reference = expressions.reference(frame, put.object());
    if (!(heap.get(reference) instanceof HeapObject.Instance instance)) {
      throw new LostTrack("a field of an object that is not known");
    }
    PathValue value = fields.narrowed(field.descriptor(), expressions.of(frame, put.value()));
    List<Instance> uses = memory.uses(frame, List.of(put.object(), put.value()));
    Cell place = new Cell.Field(reference.object(), field);
    instance.fields().put(field, memory.put(place, value, stack.point(frame), uses));
  }

  private void write(CallFrame frame, PutElement put) {
    PathValue.Reference reference = expressions.reference(frame, put.array());
    HeapObject.Array array = expressions.array(frame, put.array());
    PathValue value = fields.narrowed(array.elementType(), expressions.of(frame, put.value()));
    PathValue.Numeric index = expressions.index(frame, put.index());
    Integer position = arithmetic.intOf(index);
    expressions.prepare(reference, position);
    List<Instance> uses = memory.uses(frame, List.of(put.array(), put.index(), put.value()));
    for (int i = 0; i < array.elements().size(); i++) {
      if (position == null || position == i) {
        PathValue kept = array.elements().get(i);
        PathValue written = position == null ? either(index, i, value, kept) : value;
        Cell place = new Cell.Element(reference.object(), i);
        array.elements().set(i, memory.put(place, written, stack.point(frame), uses));
      }
    }
  }

  private PathValue either(
      PathValue.Numeric index, int position, PathValue written, PathValue kept) {
    if (written instanceof PathValue.Numeric yes && kept instanceof PathValue.Numeric no) {
      return arithmetic.choose(arithmetic.isAt(index, position), yes, no);
    }
    if (written.equals(kept)) {
      return kept;
    }
    throw new LostTrack("which element of an array of references is written");
  }
}
