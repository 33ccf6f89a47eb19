package dev.waymark.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AnnotationNode;

/**
 * An annotation as the class file has it.
 *
 * @param type the internal name of its class
 * @param values what is given explicitly; numbers are boxed, strings are strings
 */
public record Annotation(String type, Map<String, Object> values) {
  public Annotation {
    values = Map.copyOf(values);
  }

  static Annotation of(AnnotationNode node) {
    Map<String, Object> values = new HashMap<>();
    List<Object> given = node.values == null ? List.of() : node.values;
    for (int i = 0; i < given.size(); i += 2) {
      values.put((String) given.get(i), given.get(i + 1));
    }
    return new Annotation(node.desc.substring(1, node.desc.length() - 1), values);
  }

  /** The number called {@code name}, or {@code otherwise} if it is not given. */
  public long number(String name, long otherwise) {
    return values.get(name) instanceof Number number ? number.longValue() : otherwise;
  }
}
