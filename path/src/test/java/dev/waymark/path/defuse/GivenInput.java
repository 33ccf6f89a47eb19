package dev.waymark.path.defuse;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.state.Script;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Kind;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Concrete arguments as a script takes them: numbers are symbols, or constants. */
final class GivenInput {
  /** How numbers are given. */
  enum Numbers {
    SYMBOLIC,
    CONSTANT
  }

  private final Terms terms;
  private final Numbers numbers;
  private final Heap heap = new Heap();
  private final IdentityHashMap<Object, PathValue.Reference> known = new IdentityHashMap<>();
  private final Assignment.Builder assignment = Assignment.builder();
  private final Script script;

  private int symbols;

  GivenInput(Terms terms, MethodModel entry, Object[] arguments, Numbers numbers) {
    this.terms = terms;
    this.numbers = numbers;
    this.script = new Script(entry, heap);
    List<String> types = parameters(entry.descriptor());
    for (int i = 0; i < arguments.length; i++) {
      script.take(value(types.get(i), arguments[i]));
    }
  }

  Script script() {
    return script;
  }

  Assignment numbers() {
    return assignment.build();
  }

  private static List<String> parameters(String descriptor) {
    return java.lang.invoke.MethodType.fromMethodDescriptorString(
            descriptor, GivenInput.class.getClassLoader())
        .parameterList()
        .stream()
        .map(Class::descriptorString)
        .toList();
  }

  private PathValue value(String type, @Nullable Object java) {
    if (java == null) {
      return new PathValue.Null();
    }
    if (type.length() == 1) {
      return number(type, java);
    }
    PathValue.Reference found = known.get(java);
    if (found == null) {
      found = java instanceof String text ? text(text) : array(java);
      known.put(java, found);
    }
    return found;
  }

  private PathValue.Numeric number(String type, Object java) {
    Kind kind = Kind.of(type);
    Sort sort = Sort.of(kind);
    long bits = kind.bitsOf(java);
    if (numbers == Numbers.CONSTANT) {
      return PathValue.Numeric.of(terms.constant(sort, bits));
    }
    Symbol symbol =
        switch (type) {
          case "Z" -> terms.symbol(sort, name(), 0, 1);
          case "B" -> terms.symbol(sort, name(), Byte.MIN_VALUE, Byte.MAX_VALUE);
          case "C" -> terms.symbol(sort, name(), 0, Character.MAX_VALUE);
          case "S" -> terms.symbol(sort, name(), Short.MIN_VALUE, Short.MAX_VALUE);
          default -> terms.symbol(sort, name());
        };
    assignment.put(symbol, bits);
    return PathValue.Numeric.of(symbol);
  }

  private String name() {
    return "in" + symbols++;
  }

  private PathValue.Reference array(Object java) {
    String type = java.getClass().descriptorString();
    List<PathValue> elements = new ArrayList<>();
    for (int i = 0; i < Array.getLength(java); i++) {
      elements.add(value(type.substring(1), Array.get(java, i)));
    }
    return heap.add(new HeapObject.Array(type, elements));
  }

  private PathValue.Reference text(String text) {
    if (numbers == Numbers.CONSTANT) {
      return heap.known(text);
    }
    PathValue.Reference characters = array(text.toCharArray());
    Symbol length = terms.symbol(Sort.INT, name(), 0, text.length());
    assignment.put(length, text.length());
    heap.open(characters, PathValue.Numeric.of(length));
    return heap.carry(heap.add(new HeapObject.Opaque("java/lang/String")), characters);
  }
}
