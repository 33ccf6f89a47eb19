package dev.waymark.report;

import dev.waymark.program.ir.Names;
import dev.waymark.target.Shape;
import java.util.List;
import java.util.stream.Collectors;

/** Objects with a history, and stubs, in one line for people to read. */
final class CompositeText implements Inputs.Composites {
  @Override
  public String used(Shape.Used used, Inputs inputs) {
    String calls =
        used.calls().stream().map(each -> inputs.call(each, "")).collect(Collectors.joining(", "));
    return inputs.expression(used.object()) + " after " + calls;
  }

  @Override
  public String stub(Shape.Stub stub, Inputs inputs) {
    String answers =
        stub.answers().stream()
            .filter(each -> !each.values().isEmpty() || !each.told().isEmpty())
            .map(each -> each.method().name() + told(each, inputs) + answer(each, inputs))
            .collect(Collectors.joining(", "));
    return Names.simple(stub.type()).replace('$', '.')
        + (answers.isEmpty() ? "" : " where " + answers);
  }

  private static String told(Shape.Answer answer, Inputs inputs) {
    return answer.told().isEmpty()
        ? ""
        : answer.told().stream()
            .map(each -> inputs.call(each.call(), ""))
            .collect(Collectors.joining(", ", " calls ", answer.passesOn() ? "" : ","));
  }

  private static String answer(Shape.Answer answer, Inputs inputs) {
    return answer.values().isEmpty() || answer.passesOn()
        ? ""
        : verb(answer) + values(answer.values(), inputs);
  }

  private static String verb(Shape.Answer answer) {
    return answer.isThrown() ? " throws " : " gives ";
  }

  private static String values(List<Shape> values, Inputs inputs) {
    return values.stream().map(inputs::expression).distinct().collect(Collectors.joining(" then "));
  }
}
