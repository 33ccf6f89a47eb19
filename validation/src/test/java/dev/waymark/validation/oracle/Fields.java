package dev.waymark.validation.oracle;

import dev.waymark.program.ir.FieldRef;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and writes of the real fields of objects and classes. */
final class Fields {
  private final Linker linker;
  private final Map<FieldRef, String> names = new HashMap<>();

  Fields(Linker linker) {
    this.linker = linker;
  }

  /** The class that declares {@code field}, and its name there. */
  String name(FieldRef field) {
    return names.computeIfAbsent(field, this::declared);
  }

  private String declared(FieldRef field) {
    Class<?> named = linker.type(field.owner());
    for (Class<?> each = named; each != null; each = each.getSuperclass()) {
      if (declares(each, field.name())) {
        return each.getName() + "." + field.name();
      }
    }
    for (Class<?> each : named.getInterfaces()) {
      if (declares(each, field.name())) {
        return each.getName() + "." + field.name();
      }
    }
    return field.toString();
  }

  private static boolean declares(Class<?> type, String name) {
    return Arrays.stream(type.getDeclaredFields()).anyMatch(each -> each.getName().equals(name));
  }

  @Nullable Object read(Class<?> reader, FieldRef field, Object object) {
    Object[] arguments = {Values.toJava("L", object)};
    return Values.toFrame(
        field.descriptor(), linker.field(reader, Linker.Access.GET, field).call(arguments));
  }

  @Nullable Object readStatic(Class<?> reader, FieldRef field) {
    return Values.toFrame(
        field.descriptor(), linker.field(reader, Linker.Access.GET_STATIC, field).call());
  }

  /** Fields of an object that is not yet made wait until it is. */
  void write(Class<?> writer, FieldRef field, Object object, @Nullable Object value) {
    if (object instanceof Fresh fresh) {
      fresh.early().put(field, value);
    } else {
      linker
          .field(writer, Linker.Access.PUT, field)
          .call(object, Values.toJava(field.descriptor(), value));
    }
  }

  void writeStatic(Class<?> writer, FieldRef field, @Nullable Object value) {
    linker
        .field(writer, Linker.Access.PUT_STATIC, field)
        .call(Values.toJava(field.descriptor(), value));
  }
}
