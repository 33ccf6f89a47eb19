package dev.waymark.program;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Throw;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Ordinals of enum constants, as compilers read them to fill the table of a switch over an enum:
 * one constant after the other, each within a handler for {@code NoSuchFieldError}, lest the enum
 * has lost that constant since. Whether it has, its class file tells.
 */
public final class EnumOrdinals {
  private static final String MISSING_FIELD = "java/lang/NoSuchFieldError";

  private final Program program;

  /** Of the enums of {@code program}. */
  public EnumOrdinals(Program program) {
    this.program = program;
  }

  /** Whether the statement reads a constant to ask for its ordinal alone, which never changes. */
  public boolean isReadAt(Code code, int index) {
    List<Statement> statements = code.statements();
    if (!(statements.get(index) instanceof Assign read
        && read.value() instanceof GetStatic get
        && isConstant(get.field()))) {
      return false;
    }
    int next = index + 1;
    while (next < statements.size() && statements.get(next) instanceof Check.Null) {
      next++;
    }
    return next < statements.size()
        && statements.get(next) instanceof Invoke call
        && isOrdinal(call)
        && read.target().equals(call.receiver());
  }

  /** Whether nothing in the handler's range can end with the missing field that it catches. */
  public boolean isIdle(Handler handler, Code code) {
    if (!MISSING_FIELD.equals(handler.type())) {
      return false;
    }
    int end = code.firstStatement(handler.end());
    for (int i = code.firstStatement(handler.start()); i < end; i++) {
      if (mayMissField(code.statement(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean mayMissField(Statement statement) {
    if (statement instanceof Assign assign) {
      return assign.value() instanceof GetStatic get && !isDeclared(get.field());
    }
    if (statement instanceof Invoke call) {
      return !isOrdinal(call);
    }
    return statement instanceof InvokeDynamic || statement instanceof Throw;
  }

  private boolean isDeclared(FieldRef field) {
    ClassModel owner = find(field.owner());
    return owner != null && owner.fields().contains(field);
  }

  private boolean isConstant(FieldRef field) {
    ClassModel owner = find(field.owner());
    return owner != null && owner.enumConstants().contains(field.name());
  }

  private boolean isOrdinal(Invoke call) {
    if (!call.name().equals("ordinal") || !call.descriptor().equals("()I")) {
      return false;
    }
    ClassModel owner = find(call.method().owner());
    return owner != null && (owner.declaration().isEnum() || owner.name().equals("java/lang/Enum"));
  }

  private @Nullable ClassModel find(String name) {
    try {
      return program.find(name);
    } catch (ProgramException e) {
      return null;
    }
  }
}
