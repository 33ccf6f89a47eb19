package dev.waymark.program.source;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/**
 * The parameters of a method that is called.
 *
 * @param kinds those of the parameters; a last one of variable arity counts as its element
 */
record Parameters(List<ValueKind> kinds) {

  static Parameters unknown() {
    return new Parameters(List.of());
  }

  static Parameters of(ExecutableElement method) {
    int last = method.getParameters().size() - 1;
    List<ValueKind> kinds =
        method.getParameters().stream()
            .map(
                parameter ->
                    method.isVarArgs() && parameter.equals(method.getParameters().get(last))
                        ? element(parameter.asType())
                        : ValueKind.of(parameter.asType()))
            .toList();
    return new Parameters(kinds);
  }

  private static ValueKind element(TypeMirror type) {
    return type instanceof ArrayType array
        ? ValueKind.of(array.getComponentType())
        : ValueKind.UNKNOWN;
  }

  /** The kind of value that is passed at {@code index}. */
  ValueKind kind(int index) {
    return kinds.isEmpty() ? ValueKind.UNKNOWN : kinds.get(Math.min(index, kinds.size() - 1));
  }
}
