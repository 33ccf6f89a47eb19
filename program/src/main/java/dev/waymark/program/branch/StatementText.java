package dev.waymark.program.branch;

import dev.waymark.program.branch.JavaText.Flavor;
import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import java.util.Optional;

/**
 * What statements of a method do, as Java writes it, where {@link Definitions} say what is read.
 */
public final class StatementText {
  private final Code code;
  private final Definitions definitions;
  private final ExpressionText expressions;
  private final ConditionText conditions;
  private final SwitchText switches;

  public StatementText(Code code, Definitions definitions, CaseNames caseNames) {
    this.code = code;
    this.definitions = definitions;
    this.expressions = new ExpressionText(code, definitions);
    this.conditions = new ConditionText(expressions);
    this.switches = new SwitchText(expressions, caseNames);
  }

  private Statement at(int place) {
    return code.statement(definitions.statement(place));
  }

  private int instruction(int place) {
    return code.instructionOf(definitions.statement(place));
  }

  /**
   * What the branch at {@code place} needs to go on with {@code outcome}: of a condition 0 if it
   * jumps, of a check 0 if it passes.
   */
  public String needs(int place, int outcome) {
    Statement statement = at(place);
    if (statement instanceof If jump) {
      Polarity polarity = outcome == 0 ? Polarity.JUMPS_IF_TRUE : Polarity.JUMPS_IF_FALSE;
      return conditions.of(jump, place, polarity);
    }
    if (statement instanceof Switch jump) {
      return switches.needs(jump, place, outcome);
    }
    Check check = (Check) statement;
    return outcome == 0 ? conditions.needed(check, place) : conditions.fails(check, place);
  }

  /** What the statement at {@code place} sets, such as {@code i}; empty if nothing with a name. */
  public Optional<String> target(int place) {
    Statement statement = at(place);
    if (statement instanceof Assign assign && assign.target() instanceof Local local) {
      return isMadeUp(local, place)
          ? Optional.empty()
          : Optional.of(expressions.written(local, instruction(place)).text());
    }
    if (statement instanceof PutField put) {
      return Optional.of(inside(put.object(), place) + "." + put.field().name());
    }
    if (statement instanceof PutStatic put) {
      return Optional.of(expressions.inClass(put.field().owner(), put.field().name()));
    }
    return statement instanceof PutElement put
        ? Optional.of(
            inside(put.array(), place) + "[" + expressions.of(put.index(), place).text() + "]")
        : Optional.empty();
  }

  private boolean isMadeUp(Local local, int place) {
    int next = Math.min(instruction(place) + 1, code.instructionCount() - 1);
    return expressions.isMadeUp(local, next) && expressions.isMadeUp(local, instruction(place));
  }

  private String inside(Operand operand, int place) {
    return expressions.of(operand, place).inside(JavaText.PRIMARY);
  }

  /** What the statement at {@code place} computes, sets, calls or returns. */
  public String value(int place) {
    Statement statement = at(place);
    if (statement instanceof Assign assign && assign.target() instanceof Local) {
      return text(expressions.value(place), flavor(place));
    }
    if (statement instanceof PutField put) {
      return value(put.value(), flavor(place), place);
    }
    if (statement instanceof PutStatic put) {
      return value(put.value(), flavor(place), place);
    }
    if (statement instanceof PutElement put) {
      return value(put.value(), Flavor.OTHER, place);
    }
    if (statement instanceof Throw thrown) {
      return value(thrown.exception(), Flavor.OTHER, place);
    }
    if (statement instanceof Return end && end.value() != null) {
      return value(end.value(), Flavor.of(returned()), place);
    }
    return statement instanceof Assign || statement instanceof Call
        ? ConditionText.shorten(expressions.value(place).text())
        : statement.toString();
  }

  /** {@code value} as it would be written for what the statement at {@code place} sets. */
  public String constant(int place, NumberConstant value) {
    return text(JavaText.constant(value), flavor(place));
  }

  private Flavor flavor(int place) {
    Statement statement = at(place);
    if (statement instanceof Assign assign) {
      return assign.target() instanceof Local local
          ? expressions.written(local, instruction(place)).type()
          : expressions.value(place).type();
    }
    if (statement instanceof PutField put) {
      return Flavor.of(put.field().descriptor());
    }
    if (statement instanceof Call) {
      return expressions.value(place).type();
    }
    return statement instanceof PutStatic put ? Flavor.of(put.field().descriptor()) : Flavor.OTHER;
  }

  private String returned() {
    String descriptor = code.method().descriptor();
    return descriptor.substring(descriptor.indexOf(')') + 1);
  }

  private String value(Operand operand, Flavor flavor, int place) {
    return text(expressions.of(operand, place), flavor);
  }

  /** Constants as the type of what they are put to has them. */
  private static String text(JavaText text, Flavor flavor) {
    return ConditionText.shorten(text.as(flavor).text());
  }
}
