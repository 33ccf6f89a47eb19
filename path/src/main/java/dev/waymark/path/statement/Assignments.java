package dev.waymark.path.statement;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.state.WalkState;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Monitor;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;

/**
 * Puts values into variables, fields and arrays: narrowed to what fits there, and never without the
 * log's knowing.
 */
public final class Assignments {
  private final Heap heap;
  private final ConstraintLog log;
  private final FieldAccess fields;
  private final ExpressionValues expressions;
  private final NumberOperations arithmetic;

  public Assignments(
      WalkState state,
      FieldAccess fields,
      ExpressionValues expressions,
      NumberOperations arithmetic) {
    this.heap = state.heap();
    this.log = state.log();
    this.fields = fields;
    this.expressions = expressions;
    this.arithmetic = arithmetic;
  }

  /** Does what {@code statement} says, if it is an assignment. */
  public void execute(CallFrame frame, Statement statement) {
    if (statement instanceof Assign assign) {
      set(frame, assign.target(), expressions.of(frame, assign.value()));
    } else if (statement instanceof PutField put) {
      write(frame, put);
    } else if (statement instanceof PutStatic put) {
      FieldRef field = fields.resolve(put.field());
      PathValue value = expressions.of(frame, put.value());
      heap.putStatic(field, fields.narrowed(field.descriptor(), value));
    } else if (statement instanceof PutElement put) {
      write(frame, put);
    } else if (statement instanceof Monitor monitor) {
      expressions.of(frame, monitor.object()); // which does nothing else on one path
    }
  }

  /** Puts {@code value} to {@code target}, because of all that the statement has read. */
  public void set(CallFrame frame, Variable target, PathValue value) {
    frame.set(target, log.isNaming() ? log.put(frame.cell(target), value) : value);
  }

  private void write(CallFrame frame, PutField put) {
    FieldRef field = fields.resolve(put.field());
    PathValue.Reference reference = expressions.reference(frame, put.object());
    if (!(heap.get(reference) instanceof HeapObject.Instance instance)) {
      throw new LostTrack("a field of an object that is not known");
    }
    PathValue value = fields.narrowed(field.descriptor(), expressions.of(frame, put.value()));
    instance.fields().put(field, value);
  }

  private void write(CallFrame frame, PutElement put) {
    PathValue.Reference reference = expressions.reference(frame, put.array());
    HeapObject.Array array = expressions.array(frame, put.array());
    PathValue value = fields.narrowed(array.elementType(), expressions.of(frame, put.value()));
    PathValue.Numeric index = expressions.index(frame, put.index());
    Integer position = arithmetic.intOf(index);
    expressions.prepare(reference, position);
    if (position != null) {
      array.elements().set(position, value);
      return;
    }
    for (int i = 0; i < array.elements().size(); i++) {
      array.elements().set(i, either(index, i, value, array.elements().get(i)));
    }
  }

  private PathValue either(
      PathValue.Numeric index, int position, PathValue written, PathValue kept) {
    if (written instanceof PathValue.Numeric yes && kept instanceof PathValue.Numeric no) {
      return arithmetic.choose(arithmetic.isAt(index, position), yes, no);
    }
    if (written.equals(kept)) {
      log.assume(log.guard(kept));
      return written.unnamed();
    }
    throw new LostTrack("which element of an array of references is written");
  }
}
