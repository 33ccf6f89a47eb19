package dev.waymark.program.branch;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.PutStatic;
import java.util.stream.IntStream;

/**
 * What compilers make of {@code assert}: a jump over condition and {@code throw} if a field of the
 * class says that assertions are disabled; the initializer of the class asks for that.
 */
public final class AssertStatements {
  private static final String FLAG = "$assertionsDisabled";

  private static final MethodRef STATUS =
      new MethodRef("java/lang/Class", "desiredAssertionStatus", "()Z");

  private static final String ERROR = "java/lang/AssertionError";

  private AssertStatements() {}

  /** Whether {@code field} says that assertions are disabled. */
  public static boolean isFlag(FieldRef field) {
    return field.name().equals(FLAG);
  }

  /** Whether {@code method} tells if assertions are enabled. */
  public static boolean isStatus(MethodRef method) {
    return method.equals(STATUS);
  }

  /** Whether {@code point} asks if assertions are disabled: no source shows it. */
  public static boolean isSwitch(BranchPoint point) {
    boolean isInitializer = point.branches().get(0).method().name().equals("<clinit>");
    return isFlag(point.text()) || (isInitializer && point.text().endsWith(STATUS.name() + "()"));
  }

  /** Whether a condition with this text asks if assertions are disabled. */
  public static boolean isFlag(String text) {
    return text.endsWith(FLAG);
  }

  /** Whether the code of an initializer asks for the flag, and for nothing else. */
  public static boolean onlySetsFlag(Code code) {
    long asked =
        code.statements().stream()
            .filter(each -> each instanceof Invoke call && isStatus(call.method()))
            .count();
    long set =
        code.statements().stream()
            .filter(each -> each instanceof PutStatic put && isFlag(put.field()))
            .count();
    return asked == 1 && set == 1;
  }

  /**
   * Whether assertions, and nothing else, make the {@code AssertionError}s of {@code line}, and
   * there are some; 0 stands for any line.
   */
  public static boolean makeAllErrors(Code code, int line) {
    int[] made =
        IntStream.range(0, code.statements().size())
            .filter(i -> code.statement(i) instanceof Invoke call && isError(call.method()))
            .map(code::instructionOf)
            .filter(instruction -> line == 0 || code.line(instruction) == line)
            .toArray();
    return made.length > 0 && IntStream.of(made).allMatch(each -> isWithin(code, each));
  }

  private static boolean isError(MethodRef method) {
    return method.name().equals("<init>") && method.owner().equals(ERROR);
  }

  /** Whether a jump over the instruction depends on the flag. */
  private static boolean isWithin(Code code, int instruction) {
    return IntStream.range(1, code.statements().size())
        .filter(i -> code.instructionOf(i) < instruction)
        .anyMatch(
            i ->
                code.statement(i) instanceof If jump
                    && jump.target() > instruction
                    && code.statement(i - 1) instanceof Assign read
                    && read.value() instanceof GetStatic get
                    && isFlag(get.field()));
  }
}
