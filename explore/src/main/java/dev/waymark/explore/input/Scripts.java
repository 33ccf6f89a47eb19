package dev.waymark.explore.input;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.state.Script;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Stubs;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.making.Container;
import dev.waymark.term.Terms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.Type;

/** Inputs as walks take them. */
public final class Scripts {
  private static final String LIST = "java/util/ArrayList";
  private static final FieldRef ELEMENTS = new FieldRef(LIST, "elementData", "[Ljava/lang/Object;");
  private static final FieldRef SIZE = new FieldRef(LIST, "size", "I");

  private final Terms terms;
  private final Script script;
  private final Heap heap = new Heap();
  private final Entry entry;

  private Scripts(Terms terms, Entry entry) {
    this.terms = terms;
    this.entry = entry;
    this.script = new Script(entry.method(), heap);
  }

  /** Calls {@code entry} with inputs of these shapes. */
  public static Script of(Terms terms, Entry entry, List<Shape> shapes) {
    Scripts made = new Scripts(terms, entry);
    shapes.forEach(made::add);
    return made.script;
  }

  private void add(Shape shape) {
    if (shape instanceof Shape.Made made) {
      made.arguments().forEach(this::add);
      script.make(find(made.maker()));
    } else if (shape instanceof Shape.Used used) {
      add(used.object());
      used.calls().forEach(this::call);
    } else if (shape instanceof Shape.Constant constant && !constant.name().equals("class")) {
      script.read(field(constant));
    } else if (shape instanceof Shape.Same same) {
      script.again(same.input());
    } else {
      script.take(value(shape));
    }
  }

  /** Calls a method of the last input, which stays one, or of another object. */
  private void call(Shape.Call call) {
    if (!call.isOnAnother()) {
      script.repeat();
    }
    call.arguments().forEach(this::add);
    script.make(find(call.method()));
    if (!call.method().descriptor().endsWith(")V")) {
      script.drop();
    }
  }

  /** What recipes call is there, for they were found in the same program. */
  private MethodModel find(MethodRef method) {
    ClassModel owner = entry.method().owner().program().find(method.owner());
    return Objects.requireNonNull(
        Objects.requireNonNull(owner).find(method.name(), method.descriptor()));
  }

  /** CodeConstants are of the type that declares them. */
  private static FieldRef field(Shape.Constant constant) {
    return new FieldRef(constant.owner(), constant.name(), "L" + constant.owner() + ";");
  }

  private PathValue.Reference array(String type, List<? extends Shape> elements) {
    return heap.add(new HeapObject.Array("[" + type, elements.stream().map(this::value).toList()));
  }

  /** As the JDK keeps them in its fields. */
  private PathValue list(List<Shape> elements) {
    Map<FieldRef, PathValue> fields = new LinkedHashMap<>();
    fields.put(ELEMENTS, array("Ljava/lang/Object;", elements));
    fields.put(SIZE, PathValue.Numeric.of(terms.intConstant(elements.size())));
    return heap.add(new HeapObject.Instance(LIST, fields));
  }

  /** As the class of the stub keeps its answers in its fields. */
  private PathValue stub(Shape.Stub stub) {
    String name = Stubs.nameFor(stub.type());
    Map<FieldRef, PathValue> fields = new LinkedHashMap<>();
    for (Shape.Answer each : stub.answers()) {
      if (!each.told().isEmpty()) {
        fields.put(
            new FieldRef(name, Stubs.toldField(each.index()), "Ljava/util/function/Function;"),
            new PathValue.Unknown("what a stub does with what it is given"));
      }
      String thrown = Stubs.thrownField(each.index());
      boolean isThrown = each.isThrown();
      fields.put(
          new FieldRef(name, thrown, "Ljava/lang/Throwable;"),
          isThrown ? value(each.values().get(0)) : new PathValue.Null());
      String result = Type.getReturnType(each.method().descriptor()).getDescriptor();
      if (!result.equals("V")) {
        String element = result.length() > 1 ? "Ljava/lang/Object;" : result;
        FieldRef answers = new FieldRef(name, Stubs.answersField(each.index()), "[" + element);
        fields.put(answers, isThrown ? new PathValue.Null() : array(element, each.values()));
        fields.put(
            new FieldRef(name, Stubs.nextField(each.index()), "I"),
            PathValue.Numeric.of(terms.intConstant(0)));
      }
    }
    return heap.add(new HeapObject.Instance(name, fields));
  }

  private static String boxOf(String type) {
    return "java/lang/"
        + switch (type) {
          case "Z" -> "Boolean";
          case "B" -> "Byte";
          case "C" -> "Character";
          case "S" -> "Short";
          case "I" -> "Integer";
          case "J" -> "Long";
          case "F" -> "Float";
          default -> "Double";
        };
  }

  private PathValue value(Shape shape) {
    if (shape instanceof Shape.Scalar scalar) {
      return PathValue.Numeric.of(scalar.symbol());
    }
    if (shape instanceof Shape.Null) {
      return new PathValue.Null();
    }
    if (shape instanceof Shape.Array array) {
      return heap.add(
          new HeapObject.Array(array.type(), array.elements().stream().map(this::value).toList()));
    }
    if (shape instanceof Shape.Text text) {
      PathValue.Reference characters = array("C", text.characters());
      heap.open(characters, PathValue.Numeric.of(text.length().symbol()));
      return heap.carry(heap.add(new HeapObject.Opaque("java/lang/String")), characters);
    }
    if (shape instanceof Shape.Box box) {
      PathValue.Reference number = array(box.number().type(), List.of(box.number()));
      return heap.carry(heap.add(new HeapObject.Opaque(boxOf(box.number().type()))), number);
    }
    if (shape instanceof Shape.Stub stub) {
      return stub(stub);
    }
    return shape instanceof Shape.Elements elements && elements.kind() == Container.LIST
        ? list(elements.elements())
        : new PathValue.Unknown("what is in an input");
  }
}
