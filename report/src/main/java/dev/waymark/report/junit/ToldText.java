package dev.waymark.report.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a method of a stub does with its parameters, as Java.
 *
 * @param isPassedOn whether the method returns what the last call does
 */
record ToldText(List<Call> calls, boolean isPassedOn) {
  /** Nothing. */
  static final ToldText NOTHING = new ToldText(List.of(), false);

  ToldText {
    calls = List.copyOf(calls);
  }

  /** A call of the parameter at an index, a method of {@code type}, written for a name of it. */
  record Call(int parameter, String type, UnaryOperator<String> text) {
    String on(List<String> names) {
      return text.apply(names.get(parameter));
    }
  }

  /** The calls as statements without their ends; the last one returns if it is passed on. */
  List<String> statements(List<String> names) {
    List<String> statements = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      boolean isResult = isPassedOn && i + 1 == calls.size();
      statements.add((isResult ? "return " : "") + calls.get(i).on(names));
    }
    return statements;
  }

  /** As what the parameter at {@code index} has to be known to be called. */
  Optional<String> type(int index) {
    return calls.stream().filter(call -> call.parameter == index).map(Call::type).findFirst();
  }

  boolean isEmpty() {
    return calls.isEmpty();
  }
}
