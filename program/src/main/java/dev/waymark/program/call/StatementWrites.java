package dev.waymark.program.call;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import org.jspecify.annotations.Nullable;

/** What a statement writes without what it calls or initializes. */
final class StatementWrites {
  private final ClassHierarchy hierarchy;

  StatementWrites(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The variable that gets the statement's result; null if none does. */
  static @Nullable Variable variable(Statement statement) {
    if (statement instanceof Assign assign) {
      return assign.target();
    }
    return statement instanceof Call call ? call.result() : null;
  }

  HeapWrites heap(Statement statement) {
    if (statement instanceof PutField put) {
      return field(put.field());
    }
    if (statement instanceof PutStatic put) {
      return field(put.field());
    }
    if (statement instanceof PutElement put) {
      return HeapWrites.of(put.type());
    }
    return linksDynamicConstant(statement) ? HeapWrites.ANYTHING : HeapWrites.NOTHING;
  }

  private HeapWrites field(FieldRef named) {
    FieldRef declared = hierarchy.resolve(named);
    return declared == null ? HeapWrites.ANYTHING : HeapWrites.of(declared);
  }

  /** A dynamic constant runs its bootstrap method when it is first used. */
  private static boolean linksDynamicConstant(Statement statement) {
    if (statement instanceof InvokeDynamic call) {
      return call.bootstrap().arguments().stream().anyMatch(StatementWrites::isDynamic);
    }
    return statement instanceof Assign assign && isDynamic(assign.value());
  }

  private static boolean isDynamic(Object value) {
    return value instanceof LinkedConstant constant
        && constant.sort() == LinkedConstant.Sort.DYNAMIC;
  }
}
