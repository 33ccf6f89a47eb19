package dev.waymark.instrument.internal;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/** Sends each statement to its family. */
final class StatementShadows {
  private static final int NO_CHECK = -1;

  private final Frame frame;
  private final Entrance entrance;
  private final Iterations iterations;
  private final ParameterLengths lengths;
  private final ImpliedOutcomes implied;
  private final JumpShadows jumps;
  private final Map<Check, Integer> failing = new LinkedHashMap<>();
  private int bounds = NO_CHECK;

  StatementShadows(
      Frame frame,
      Entrance entrance,
      Iterations iterations,
      ParameterLengths lengths,
      JumpShadows jumps,
      ImpliedOutcomes implied) {
    this.frame = frame;
    this.entrance = entrance;
    this.iterations = iterations;
    this.lengths = lengths;
    this.implied = implied;
    this.jumps = jumps;
  }

  void finish() {
    jumps.finish();
    implied.finish(frame.sites());
  }

  /** What a constructor does from now on, it does to an object. */
  void constructed() {
    jumps.constructed();
  }

  /** Starts an instruction. */
  void begin() {
    failing.clear();
    bounds = NO_CHECK;
  }

  /** The checks of the instruction, with their sites. */
  Map<Check, Integer> failing() {
    return failing;
  }

  void emit(Statement statement) {
    if (statement instanceof Assign assign) {
      assign(assign, assign.value());
    } else if (statement instanceof Check check) {
      check(check);
    } else if (statement instanceof If jump) {
      jumps.conditional(jump);
    } else if (statement instanceof Switch jump) {
      jumps.choice(jump);
    } else if (statement instanceof Return leave) {
      entrance.leave(leave, iterations);
    } else {
      write(statement);
    }
  }

  private void write(Statement statement) {
    if (statement instanceof Invoke call) {
      CallShadows.invoke(call, frame);
    } else if (statement instanceof InvokeDynamic call) {
      LambdaShadows.invoke(call, frame);
    } else if (statement instanceof PutField put) {
      FieldShadows.put(put, frame);
    } else if (statement instanceof PutStatic put) {
      FieldShadows.putStatic(put, frame);
    } else if (statement instanceof PutElement put) {
      ArrayShadows.store(put, bounds, frame);
    } else if (statement instanceof Throw) {
      frame.out.op(Opcodes.DUP);
      frame.out.call(ProbeNames.CHECKS, "thrown", "(Ljava/lang/Throwable;)V");
    }
  }

  private void assign(Assign assign, Expression value) {
    if (value instanceof Binary binary) {
      ArithmeticShadows.binary(assign, binary, iterations, frame);
    } else if (value instanceof Unary unary) {
      ArithmeticShadows.unary(assign, unary, iterations, frame);
    } else if (value instanceof GetField get) {
      FieldShadows.get(assign, get.field(), frame);
    } else if (value instanceof GetStatic get) {
      FieldShadows.getStatic(assign, get.field(), frame);
    } else if (value instanceof GetElement get) {
      ArrayShadows.load(assign, get, bounds, frame);
    } else if (value instanceof ArrayLength length) {
      ArrayShadows.length(assign, length, lengths, frame);
    } else if (value instanceof NewArray array) {
      ArrayShadows.create(array, frame);
    } else {
      move(assign.target(), value);
    }
  }

  private void move(Variable target, Expression value) {
    if (!frame.isLive(target)) {
      return;
    }
    if (value instanceof Variable source && frame.may(source)) {
      frame.loadShadow(source);
      frame.storeShadow(target);
    } else {
      frame.clearShadow(target);
    }
  }

  private void check(Check check) {
    int site = frame.site(2).id();
    failing.put(check, site);
    implied.add(frame.instructionIndex(), site);
    if (check instanceof Check.Bounds) {
      bounds = site;
    } else if (check instanceof Check.Divisor divisor) {
      ArithmeticShadows.divisor(divisor, site, frame);
    } else if (check instanceof Check.Size size) {
      ArrayShadows.size(size, site, frame);
    }
  }
}
