package dev.waymark.target;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Stubs;
import dev.waymark.target.making.InputTypes;
import dev.waymark.target.making.TypeVariables;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A method as a class that implements it declares it.
 *
 * @param parameters types as class files write them, as is {@code result}
 * @param isRaw whether these have no type arguments, though they could have some
 */
public record StubMethod(
    MethodModel method, List<String> parameters, String result, boolean isRaw) {
  /** Wildcards, and variables for which nothing is known. */
  private static final Pattern OPEN = Pattern.compile("[*+-]|(^|[<;\\[])T");

  public StubMethod {
    parameters = List.copyOf(parameters);
  }

  /** The methods that a stub for {@code type} implements, in the order of its answers. */
  public static List<StubMethod> of(ClassModel type) {
    return Stubs.methods(type).stream().map(method -> of(method, "L" + type.name() + ";")).toList();
  }

  private static StubMethod of(MethodModel method, String type) {
    TypeVariables variables = TypeVariables.of(method, type);
    List<String> all = new ArrayList<>(InputTypes.parameters(method));
    all.add(InputTypes.result(method));
    all.replaceAll(variables::resolve);
    boolean isRaw = all.stream().anyMatch(each -> OPEN.matcher(each).find());
    if (isRaw) {
      all.replaceAll(variables::erased);
    }
    int last = all.size() - 1;
    return new StubMethod(method, all.subList(0, last), all.get(last), isRaw);
  }

  /** Whether a lambda can stand for it, if it is the only one. */
  public boolean fitsLambda() {
    String signature = method.signature();
    return method.owner().isInterface() && (signature == null || !signature.startsWith("<"));
  }
}
