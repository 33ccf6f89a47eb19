package dev.waymark.report.failure;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Nullness;
import dev.waymark.program.Program;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether the inputs of a test have nulls, and whether annotations allow them. */
enum GivenNulls {
  NONE,
  /** All of them are where an annotation allows null. */
  ALLOWED,
  /** One is where nothing allows it. */
  UNLIKELY;

  static GivenNulls of(Entry entry, TestCase test) {
    Program program = entry.method().owner().program();
    List<Shape> arguments = test.input().arguments();
    int receivers = entry.hasReceiver() ? 1 : 0;
    GivenNulls found = receivers == 0 ? NONE : inside(arguments.get(0), program);
    return found.and(
        ofParameters(entry.method(), arguments.subList(receivers, arguments.size()), program));
  }

  private GivenNulls and(GivenNulls other) {
    return compareTo(other) < 0 ? other : this;
  }

  private static GivenNulls ofParameters(
      @Nullable MethodModel method, List<? extends Shape> arguments, Program program) {
    GivenNulls found = NONE;
    for (int i = 0; i < arguments.size(); i++) {
      boolean isAllowed = method != null && Nullness.isParameterNullable(method, i);
      found = found.and(of(arguments.get(i), isAllowed ? ALLOWED : UNLIKELY, program));
    }
    return found;
  }

  private static GivenNulls of(Shape shape, GivenNulls ifNull, Program program) {
    return shape instanceof Shape.Null ? ifNull : inside(shape, program);
  }

  private static GivenNulls inside(Shape shape, Program program) {
    if (shape instanceof Shape.Made made) {
      MethodModel maker = find(made.maker(), program);
      int count = org.objectweb.asm.Type.getArgumentTypes(made.maker().descriptor()).length;
      int first = made.arguments().size() - count;
      return all(made.arguments().subList(0, first), program)
          .and(ofParameters(maker, made.arguments().subList(first, first + count), program));
    }
    if (shape instanceof Shape.Used used) {
      GivenNulls found = inside(used.object(), program);
      for (Shape.Call each : used.calls()) {
        MethodModel called = each.isOnAnother() ? null : find(each.method(), program);
        found = found.and(ofParameters(called, each.arguments(), program));
      }
      return found;
    }
    if (shape instanceof Shape.Stub stub) {
      return ofAnswers(stub, program);
    }
    return all(shape.parts(), program);
  }

  private static GivenNulls ofAnswers(Shape.Stub stub, Program program) {
    GivenNulls found = NONE;
    for (Shape.Answer each : stub.answers()) {
      MethodModel method = find(each.method(), program);
      boolean isAllowed = method != null && Nullness.isResultNullable(method);
      for (Shape value : each.values()) {
        found = found.and(of(value, isAllowed ? ALLOWED : UNLIKELY, program));
      }
    }
    return found;
  }

  private static GivenNulls all(List<? extends Shape> shapes, Program program) {
    return shapes.stream().map(each -> of(each, UNLIKELY, program)).reduce(NONE, GivenNulls::and);
  }

  private static @Nullable MethodModel find(MethodRef method, Program program) {
    ClassModel owner = program.find(method.owner());
    return owner == null ? null : owner.find(method.name(), method.descriptor());
  }
}
