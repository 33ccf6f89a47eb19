package dev.waymark.instrument.internal;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Operands;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What statements do to shadows. Slots: locals by index, then the stack; then, for the same
 * variables once more, whether an array there may have shadows.
 */
final class ShadowEffects {
  private final Scope scope;
  private final int locals;
  private final int slots;

  ShadowEffects(Scope scope, Code.Frame shape) {
    this.scope = scope;
    this.locals = shape.locals();
    this.slots = shape.locals() + shape.stack();
  }

  /** Allows that any array has shadows. */
  void distrustArrays(BitSet may) {
    may.set(slots, 2 * slots);
  }

  /** Whether the array may have shadows. */
  boolean mayArray(Operand array, BitSet may) {
    return !(array instanceof Variable variable) || may.get(slots + slot(variable));
  }

  int slot(Variable variable) {
    return variable instanceof Stack ? locals + variable.index() : variable.index();
  }

  /** Whether the operand may be symbolic in {@code may}. */
  boolean may(Operand operand, BitSet may) {
    return operand instanceof Variable variable
        && variable.kind() != Kind.REFERENCE
        && may.get(slot(variable));
  }

  @Nullable Variable defined(Statement statement) {
    if (statement instanceof Assign assign) {
      return assign.target();
    }
    return statement instanceof Call call ? resultOf(call) : null;
  }

  private static @Nullable Variable resultOf(Call call) {
    return call instanceof Invoke invoke ? invoke.result() : ((InvokeDynamic) call).result();
  }

  /** Updates which slots may be symbolic. */
  void apply(Statement statement, BitSet may) {
    Variable defined = defined(statement);
    if (statement instanceof Call || isSymbolicStore(statement, may)) {
      distrustArrays(may);
    }
    if (defined == null) {
      return;
    }
    if (defined.kind() == Kind.REFERENCE) {
      may.set(slots + slot(defined), yieldsArray(statement, may));
      may.clear(slot(defined));
    } else {
      may.set(slot(defined), yields(statement, may));
    }
  }

  private boolean isSymbolicStore(Statement statement, BitSet may) {
    return statement instanceof PutElement put && (may(put.index(), may) || may(put.value(), may));
  }

  private boolean yieldsArray(Statement statement, BitSet may) {
    if (statement instanceof Assign assign && assign.value() instanceof NewArray array) {
      return array.lengths().stream().anyMatch(length -> may(length, may));
    }
    return !(statement instanceof Assign assign)
        || !(assign.value() instanceof Variable source)
        || mayArray(source, may);
  }

  /** Whether the value that the statement defines may be symbolic. */
  boolean yields(Statement statement, BitSet may) {
    if (statement instanceof Assign assign) {
      return yields(assign.value(), may);
    }
    return statement instanceof Invoke call && scope.isKnown(call);
  }

  private boolean yields(Expression value, BitSet may) {
    if (value instanceof Operand operand) {
      return may(operand, may);
    }
    if (value instanceof Binary binary) {
      return may(binary.left(), may) || may(binary.right(), may);
    }
    if (value instanceof Unary unary) {
      return may(unary.operand(), may);
    }
    if (value instanceof GetField get) {
      return scope.shadowed(get.field()) != null;
    }
    if (value instanceof GetStatic get) {
      return scope.shadowed(get.field()) != null;
    }
    if (value instanceof GetElement get) {
      return mayArray(get.array(), may) || may(get.index(), may);
    }
    return value instanceof ArrayLength length && mayArray(length.array(), may);
  }

  /** The variables whose shadows the emitted code reads. */
  List<Variable> read(Statement statement, BitSet may) {
    List<Variable> read = new ArrayList<>();
    for (Operand operand : Operands.of(statement)) {
      if (may(operand, may)) {
        read.add((Variable) operand);
      }
    }
    return read;
  }
}
