package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.program.ir.Variable;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The locals and stack of a call. Reading a slot that was not written, or as another kind, fails.
 */
final class Frame {
  private static final Object UNSET =
      new Object() {
        @Override
        public String toString() {
          return "unset";
        }
      };

  private final Class<?> owner;
  private final Code code;
  private final Tracer tracer;
  private final @Nullable Object[] locals;
  private final @Nullable Object[] stack;

  /** A frame at the entry of {@code code}, a method of {@code owner}. */
  Frame(Class<?> owner, Code code, List<@Nullable Object> arguments, Tracer tracer) {
    this.tracer = tracer;
    this.owner = owner;
    this.code = code;
    this.locals = new Object[code.frame().locals()];
    this.stack = new Object[code.frame().stack()];
    Arrays.fill(locals, UNSET);
    Arrays.fill(stack, UNSET);
    int index = 0;
    for (Object argument : arguments) {
      locals[index] = argument;
      index += words(argument);
    }
  }

  Class<?> owner() {
    return owner;
  }

  Code code() {
    return code;
  }

  @Nullable Object read(Operand operand) {
    return operand instanceof Variable variable ? slot(variable) : literal((CodeConstant) operand);
  }

  /** What {@link #read} would give, without being traced. */
  @Nullable Object peek(Operand operand) {
    return operand instanceof Variable variable
        ? slots(variable)[variable.index()]
        : literal((CodeConstant) operand);
  }

  long bits(Operand operand, Kind kind) {
    return Values.number(read(operand), kind).bits();
  }

  int intOf(Operand operand) {
    return Values.intOf(read(operand));
  }

  private static @Nullable Object literal(CodeConstant constant) {
    if (constant instanceof NumberConstant number) {
      return number;
    }
    if (constant instanceof StringConstant text) {
      return text.value().intern();
    }
    if (constant instanceof NullConstant) {
      return null;
    }
    throw new EvaluatorBug("a constant to link among operands: " + constant);
  }

  private @Nullable Object slot(Variable variable) {
    Object value = slots(variable)[variable.index()];
    if (value == UNSET || kindOf(value) != variable.kind()) {
      throw new EvaluatorBug(variable + " read as " + variable.kind() + " is " + value);
    }
    tracer.reads(this, variable);
    return value;
  }

  private static Kind kindOf(@Nullable Object value) {
    return value instanceof NumberConstant number ? number.kind() : Kind.REFERENCE;
  }

  private static int words(@Nullable Object value) {
    return kindOf(value).words();
  }

  private @Nullable Object[] slots(Variable variable) {
    return variable instanceof Local ? locals : stack;
  }

  void write(Variable variable, @Nullable Object value) {
    put(variable, value);
    tracer.writes(this, variable);
  }

  /** Writes the result of a call. */
  void writeResult(Variable variable, @Nullable Object value, boolean isEvaluated) {
    put(variable, value);
    tracer.writesResult(this, variable, value, isEvaluated);
  }

  private void put(Variable variable, @Nullable Object value) {
    if (kindOf(value) != variable.kind()) {
      throw new EvaluatorBug(value + " written to " + variable + " as " + variable.kind());
    }
    slots(variable)[variable.index()] = value;
    if (variable instanceof Local local) {
      overwrite(local);
    }
  }

  /** What shares a word with the local just written is gone. */
  private void overwrite(Local local) {
    int index = local.index();
    if (local.kind().words() == 2) {
      locals[index + 1] = UNSET;
    }
    if (index > 0 && words(locals[index - 1]) == 2) {
      locals[index - 1] = UNSET;
    }
  }

  /** Empties the stack but for the caught exception. */
  void caught(Throwable exception) {
    Arrays.fill(stack, UNSET);
    stack[0] = exception;
    tracer.catches(this, exception);
  }

  void replace(Fresh fresh, Object object) {
    replace(locals, fresh, object);
    replace(stack, fresh, object);
  }

  private static void replace(@Nullable Object[] slots, Fresh fresh, Object object) {
    for (int i = 0; i < slots.length; i++) {
      if (slots[i] == fresh) {
        slots[i] = object;
      }
    }
  }
}
