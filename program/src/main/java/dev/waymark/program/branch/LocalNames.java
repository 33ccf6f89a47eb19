package dev.waymark.program.branch;

import dev.waymark.program.branch.JavaText.Flavor;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Type;

/** Names for locals without debug names: {@code this}, {@code arg0}, and {@code local7}. */
final class LocalNames {
  private final Map<Integer, JavaText> byIndex = new HashMap<>();

  LocalNames(Code code) {
    int index = 0;
    if (!code.frame().isStatic()) {
      byIndex.put(index++, JavaText.primary("this"));
    }
    int number = 0;
    for (Type type : Type.getArgumentTypes(code.method().descriptor())) {
      String descriptor = type.getDescriptor();
      byIndex.put(index, JavaText.primary("arg" + number++, Flavor.of(descriptor)));
      index += Kind.of(descriptor).words();
    }
  }

  /** Whether {@code local} is {@code this} or a parameter, as long as nothing else is put there. */
  boolean includes(int local) {
    return byIndex.containsKey(local);
  }

  JavaText text(int local) {
    JavaText parameter = byIndex.get(local);
    return parameter == null ? JavaText.primary("local" + local) : parameter;
  }
}
