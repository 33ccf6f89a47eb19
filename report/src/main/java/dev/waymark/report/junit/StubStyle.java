package dev.waymark.report.junit;

import dev.waymark.program.ClassModel;
import dev.waymark.target.Shape;
import dev.waymark.target.StubMethod;
import java.util.List;

/** How tests write objects that stand for collaborators. */
interface StubStyle {
  /**
   * A stub to be written.
   *
   * @param values what each method answers, or throws
   * @param told what each method does with its parameters
   */
  record Plan(
      Shape.Stub stub,
      ClassModel type,
      List<StubMethod> methods,
      List<List<String>> values,
      List<ToldText> told) {
    public Plan {
      methods = List.copyOf(methods);
      values = List.copyOf(values);
      told = List.copyOf(told);
    }
  }

  /** Whether the stub can be written within another expression. */
  boolean isExpression(Plan plan);

  /** The expression that makes the stub; it may need statements before. */
  String made(Plan plan);

  /** Statements to follow that which declares the stub with this name. */
  List<String> afterwards(Plan plan, String name);

  /** What the stub was called with, as assertions; asked for after the call. */
  List<String> checks();
}
