package dev.waymark.target;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.LocalName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Type;

/** The static method that runs call. */
public record Entry(MethodModel method) {
  /**
   * Takes {@code method} as an entry.
   *
   * @throws ProgramException if it is not static, or has a parameter other than primitives and
   *     arrays of them
   */
  public static Entry of(MethodModel method) {
    if (!method.isStatic()) {
      throw new ProgramException("not a static method: " + method + " (choose a static one)");
    }
    if (method.isPrivate()) {
      throw new ProgramException(
          "private method: " + method + " (tests cannot call it; choose one that calls it)");
    }
    Entry entry = new Entry(method);
    for (String type : entry.parameterTypes()) {
      if (type.endsWith(";")) {
        throw new ProgramException(
            "cannot make arguments of type "
                + Type.getType(type).getClassName()
                + " for "
                + method
                + " (choose a method of primitives and arrays of them)");
      }
    }
    return entry;
  }

  /** The descriptors of the parameters. */
  public List<String> parameterTypes() {
    return Arrays.stream(Type.getArgumentTypes(method.descriptor()))
        .map(Type::getDescriptor)
        .toList();
  }

  /** The names of the parameters in the debug information, or {@code arg0} and so on. */
  public List<String> parameterNames() {
    List<String> names = new ArrayList<>();
    int index = 0;
    for (String type : parameterTypes()) {
      LocalName name = method.code().nameOf(index, 0);
      names.add(name == null ? "arg" + names.size() : name.name());
      index += Kind.of(type).words();
    }
    return names;
  }
}
