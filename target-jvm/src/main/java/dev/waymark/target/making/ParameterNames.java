package dev.waymark.target.making;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.LocalName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Type;

/** Types and names of the parameters of methods. */
public final class ParameterNames {
  private ParameterNames() {}

  /** The descriptors of the parameters. */
  public static List<String> types(MethodModel method) {
    return Arrays.stream(Type.getArgumentTypes(method.descriptor()))
        .map(Type::getDescriptor)
        .toList();
  }

  /** The names of the parameters in the debug information, or {@code arg0} and so on. */
  public static List<String> of(MethodModel method) {
    List<String> names = new ArrayList<>();
    int index = method.isStatic() ? 0 : 1;
    for (String type : types(method)) {
      LocalName name = method.hasCode() ? method.code().nameOf(index, 0) : null;
      names.add(name == null ? "arg" + names.size() : name.name());
      index += Kind.of(type).words();
    }
    return names;
  }
}
