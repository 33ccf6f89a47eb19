package dev.waymark.target;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Stubs;
import java.util.List;

/**
 * A method as a class that implements it declares it.
 *
 * @param parameters descriptors, without type arguments, as is {@code result}
 */
public record StubMethod(MethodModel method, List<String> parameters, String result) {
  public StubMethod {
    parameters = List.copyOf(parameters);
  }

  /** The methods that a stub for {@code type} implements, in the order of its answers. */
  public static List<StubMethod> of(ClassModel type) {
    return Stubs.methods(type).stream().map(method -> of(method, "L" + type.name() + ";")).toList();
  }

  private static StubMethod of(MethodModel method, String type) {
    TypeVariables variables = TypeVariables.of(method, type);
    List<String> parameters =
        InputTypes.parameters(method).stream().map(variables::erased).toList();
    return new StubMethod(method, parameters, variables.erased(InputTypes.result(method)));
  }

  /** Whether a lambda can stand for it, if it is the only one. */
  public boolean fitsLambda() {
    String signature = method.signature();
    return method.owner().isInterface() && (signature == null || !signature.startsWith("<"));
  }
}
