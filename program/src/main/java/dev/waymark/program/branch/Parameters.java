package dev.waymark.program.branch;

import dev.waymark.program.branch.Text.Flavor;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Type;

/** Names for locals without debug names: {@code this}, {@code arg0}, and {@code local7}. */
final class Parameters {
  private final Map<Integer, Text> byIndex = new HashMap<>();

  Parameters(Code code) {
    int index = 0;
    if (!code.frame().isStatic()) {
      byIndex.put(index++, Text.primary("this"));
    }
    int number = 0;
    for (Type type : Type.getArgumentTypes(code.method().descriptor())) {
      String descriptor = type.getDescriptor();
      byIndex.put(index, Text.primary("arg" + number++, Flavor.of(descriptor)));
      index += Kind.of(descriptor).words();
    }
  }

  Text text(int local) {
    Text parameter = byIndex.get(local);
    return parameter == null ? Text.primary("local" + local) : parameter;
  }
}
