package dev.waymark.explore.untried;

import dev.waymark.program.MethodModel;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import org.jspecify.annotations.Nullable;

/** Where operands come from, as far as that is plain to see. */
final class Origins {
  private final MethodModel method;
  private final Code code;

  /** Whether it is a constructor, and the first local variable always the object being made. */
  private final boolean isConstructor;

  Origins(MethodModel method) {
    this.method = method;
    this.code = method.code();
    this.isConstructor =
        method.name().equals("<init>") && code.statements().stream().noneMatch(Origins::isWritten);
  }

  /** Whether {@code operand} of a constructor's statement is surely the object being made. */
  boolean isOwn(Operand operand, int statement) {
    if (!isConstructor) {
      return false;
    }
    int at = operand instanceof Local ? -1 : assignment(operand, statement);
    Expression origin = at < 0 ? operand : assigned(at);
    return origin instanceof Local local && local.index() == 0;
  }

  private static boolean isWritten(Statement statement) {
    return statement instanceof Assign assign
        && assign.target() instanceof Local local
        && local.index() == 0;
  }

  /**
   * The internal name of the type that the source of {@code operand} declares; empty if unknown.
   */
  String type(Operand operand, int statement) {
    int at = assignment(operand, statement);
    if (at < 0) {
      return "";
    }
    Statement source = code.statement(at);
    if (source instanceof Call call) {
      return name(call.descriptor().substring(call.descriptor().indexOf(')') + 1));
    }
    Expression value = ((Assign) source).value();
    FieldRef field =
        value instanceof GetStatic get
            ? get.field()
            : value instanceof GetField of ? of.field() : null;
    if (field != null) {
      return name(field.descriptor());
    }
    return value instanceof Cast cast ? cast.type() : "";
  }

  private static String name(String descriptor) {
    return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : "";
  }

  private @Nullable Expression assigned(int at) {
    return code.statement(at) instanceof Assign assign ? assign.value() : null;
  }

  /** The last statement that gives {@code operand} its value, on all ways; -1 if none is known. */
  private int assignment(Operand operand, int statement) {
    for (int i = statement - 1; i >= 0; i--) {
      if (operand.equals(target(code.statement(i)))) {
        return isOnAllWays(block(i), block(statement)) ? i : -1;
      }
    }
    return -1;
  }

  private int block(int statement) {
    return method.cfg().blockOf(code.instructionOf(statement));
  }

  /** Whether only block {@code first} leads to the blocks after it, up to {@code last}. */
  private boolean isOnAllWays(int first, int last) {
    Digraph graph = method.cfg().graph();
    for (int block = first + 1; first >= 0 && block <= last; block++) {
      for (int i = 0; i < graph.inDegree(block); i++) {
        int before = graph.predecessor(block, i);
        if (before < first || before > last) {
          return false;
        }
      }
    }
    return first >= 0;
  }

  private static @Nullable Variable target(Statement statement) {
    if (statement instanceof Assign assign) {
      return assign.target();
    }
    return statement instanceof Call call ? call.result() : null;
  }
}
