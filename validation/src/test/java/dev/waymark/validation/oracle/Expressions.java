package dev.waymark.validation.oracle;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.UnaryOperator;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** What the right sides of assignments mean. */
final class Expressions {
  private final Linker linker;
  private final Fields fields;
  private final Executed executed;
  private final Tracer tracer;

  Expressions(Linker linker, Fields fields, Executed executed, Tracer tracer) {
    this.tracer = tracer;
    this.linker = linker;
    this.fields = fields;
    this.executed = executed;
  }

  @Nullable Object evaluate(Expression expression, Frame frame) {
    executed.feature(expression.getClass());
    if (expression instanceof LinkedConstant constant) {
      return linked(constant, frame);
    }
    if (expression instanceof Operand operand) {
      return frame.read(operand);
    }
    if (expression instanceof Unary unary) {
      return unary(unary, frame);
    }
    return expression instanceof Binary binary ? binary(binary, frame) : memory(expression, frame);
  }

  private @Nullable Object linked(LinkedConstant constant, Frame frame) {
    executed.feature(constant.sort());
    return linker.constant(frame.owner(), constant);
  }

  private NumberConstant unary(Unary unary, Frame frame) {
    UnaryOperator operator = unary.operator();
    executed.feature(operator);
    long operand = frame.bits(unary.operand(), operator.operand());
    return Values.number(operator.result(), operator.evaluate(operand));
  }

  private NumberConstant binary(Binary binary, Frame frame) {
    BinaryOperator operator = binary.operator();
    executed.feature(operator);
    long left = frame.bits(binary.left(), operator.left());
    long right = frame.bits(binary.right(), operator.right());
    return Values.number(operator.result(), operator.evaluate(left, right));
  }

  private @Nullable Object memory(Expression expression, Frame frame) {
    if (expression instanceof GetField get) {
      Object object = Values.present(frame.read(get.object()));
      tracer.readsPart(object, fields.name(get.field()));
      return fields.read(frame.owner(), get.field(), object);
    }
    if (expression instanceof GetStatic get) {
      Object value = fields.readStatic(frame.owner(), get.field());
      tracer.readsPart(
          null, fields.name(get.field())); // after the initializer, which may run first
      return value;
    }
    if (expression instanceof GetElement get) {
      executed.feature(get.type());
      Object array = array(get.array(), frame);
      int index = frame.intOf(get.index());
      tracer.readsPart(array, "[" + index + "]");
      return Elements.read(get.type(), array, index);
    }
    return expression instanceof ArrayLength length
        ? Values.number(Kind.INT, length(array(length.array(), frame)))
        : typed(expression, frame);
  }

  private int length(Object array) {
    tracer.readsPart(array, ".length");
    return Array.getLength(array);
  }

  private static Object array(Operand array, Frame frame) {
    return Values.present(frame.read(array));
  }

  private @Nullable Object typed(Expression expression, Frame frame) {
    if (expression instanceof Cast cast) {
      return frame.read(cast.object());
    }
    if (expression instanceof InstanceOf test) {
      boolean isInstance = linker.type(test.type()).isInstance(frame.read(test.object()));
      return Values.number(Kind.INT, isInstance ? 1 : 0);
    }
    Object made =
        expression instanceof NewObject fresh
            ? new Fresh(linker.initialized(fresh.type()))
            : allocate((NewArray) expression, frame);
    tracer.makes(made);
    return made;
  }

  private Object allocate(NewArray fresh, Frame frame) {
    Class<?> element = linker.type(fresh.descriptor());
    int[] lengths = fresh.lengths().stream().mapToInt(frame::intOf).toArray();
    for (int i = 0; i < lengths.length; i++) {
      element = element.getComponentType();
    }
    return Array.newInstance(element, lengths);
  }
}
