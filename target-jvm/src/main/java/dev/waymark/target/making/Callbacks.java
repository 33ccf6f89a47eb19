package dev.waymark.target.making;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.Stubs;
import dev.waymark.program.ir.Generics;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds out what a method of a stub may call of what it is given. */
final class Callbacks {
  private static final int MOST = 4;

  private final Makers makers;
  private final TypeVariables variables;

  /** For a method with these type variables; arguments are made by {@code makers}. */
  Callbacks(Makers makers, TypeVariables variables) {
    this.makers = makers;
    this.variables = variables;
  }

  /** What the method may call: functions, and what can be told to objects of the program. */
  List<InputType.Callback> of(MethodModel method) {
    List<InputType.Callback> found = new ArrayList<>();
    List<String> parameters = InputTypes.parameters(method);
    for (int i = 0; i < parameters.size(); i++) {
      String type = variables.resolve(parameters.get(i));
      ClassModel model =
          type.startsWith("L") ? method.owner().program().find(Generics.className(type)) : null;
      if (model != null && makers.canName(model)) {
        add(method, i, type, model, found);
      }
    }
    return found.subList(0, Math.min(found.size(), MOST));
  }

  private void add(
      MethodModel method,
      int parameter,
      String type,
      ClassModel model,
      List<InputType.Callback> found) {
    String result = variables.resolve(InputTypes.result(method));
    for (Use use : uses(type, model)) {
      MethodModel called = use.method();
      if (Set.copyOf(method.exceptions()).containsAll(called.exceptions())) {
        String given = TypeVariables.of(called, type).resolve(InputTypes.result(called));
        boolean isPassedOn = result.length() > 1 && given.equals(result);
        found.add(new InputType.Callback(parameter, use, isPassedOn));
      }
    }
  }

  private List<Use> uses(String type, ClassModel model) {
    if (model.isInterface()) {
      List<MethodModel> open = isCalledBack(model) ? Stubs.methods(model) : List.of();
      return open.size() == 1 ? makers.callback(open.get(0), type).stream().toList() : List.of();
    }
    return makers.isOwn(model.name()) && makers.typeOf(type) instanceof InputType.Made made
        ? made.uses()
        : List.of();
  }

  private boolean isCalledBack(ClassModel model) {
    Program program = model.program();
    return program.classes().find(model.name()) != null
        || model.name().startsWith("java/util/function/")
        || model.name().equals("java/lang/Runnable")
        || model.name().equals("java/util/concurrent/Callable");
  }
}
