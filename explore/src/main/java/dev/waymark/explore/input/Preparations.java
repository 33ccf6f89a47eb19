package dev.waymark.explore.input;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Use;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Calls on the inputs of an entry that may bring about states in which it does something else: of
 * methods that change what the entry reads, and of methods that change what those read, and so on.
 */
public final class Preparations {
  private static final List<Integer> TIMES = List.of(3, 6);

  private final Entry entry;
  private final Map<MethodRef, Integer> ranks = new HashMap<>();

  public Preparations(Entry entry, StateFlow flow) {
    this.entry = entry;
    List<Use> uses = new ArrayList<>();
    entry.inputs().forEach(input -> uses.addAll(uses(input.type())));
    Set<String> wanted = new LinkedHashSet<>(flow.of(entry.method()).reads());
    rank(uses, wanted, flow);
  }

  private static List<Use> uses(InputType type) {
    if (type instanceof InputType.Choice choice) {
      return choice.alternatives().stream().flatMap(each -> uses(each).stream()).toList();
    }
    return type instanceof InputType.Made made ? made.uses() : List.of();
  }

  /** Those that change what is wanted come first; what they read is wanted next. */
  private void rank(List<Use> uses, Set<String> wanted, StateFlow flow) {
    List<Use> left = new ArrayList<>(uses);
    List<Use> found = List.of();
    for (int rank = 0; rank == 0 || !found.isEmpty(); rank++) {
      found = left.stream().filter(use -> changes(use, wanted, flow)).toList();
      for (Use use : found) {
        ranks.put(use.method().ref(), rank);
        wanted.addAll(flow.of(use.method()).reads());
      }
      left.removeAll(found);
    }
  }

  private static boolean changes(Use use, Set<String> wanted, StateFlow flow) {
    return flow.of(use.method()).writes().stream().anyMatch(wanted::contains);
  }

  /** Whether there is anything to call. */
  public boolean isEmpty() {
    return ranks.isEmpty();
  }

  /** How soon {@code method} may matter, 0 for soonest; -1 if never. */
  public int rank(MethodRef method) {
    return ranks.getOrDefault(method, -1);
  }

  /** The object without the calls on it. */
  public static Shape object(Shape shape) {
    return shape instanceof Shape.Used used ? used.object() : shape;
  }

  /** The calls on an object. */
  public static List<Shape.Call> calls(Shape shape) {
    return shape instanceof Shape.Used used ? used.calls() : List.of();
  }

  /** How many calls were made on the inputs. */
  public static int count(List<Shape> shapes) {
    return shapes.stream().mapToInt(each -> calls(each).size()).sum();
  }

  /** The part of a symbol's name for one more call of {@code method} on {@code object}. */
  public static String place(MethodModel method, Shape object) {
    Set<String> taken = new HashSet<>();
    object.forEachNumber(each -> taken.addAll(List.of(each.name().split("\\.", -1))));
    int number = calls(object).size() + 1;
    while (taken.contains(method.name() + number)) {
      number++;
    }
    return "." + method.name() + number;
  }

  /** What was called on the inputs, with which kinds of arguments; empty if nothing was. */
  public static String sequence(List<Shape> shapes) {
    return shapes.stream()
        .filter(Shape.Used.class::isInstance)
        .map(each -> kind(object(each)) + calls((Shape.Used) each))
        .collect(Collectors.joining(";"));
  }

  private static String calls(Shape.Used used) {
    return used.calls().stream()
        .map(call -> call.method() + kinds(call.arguments()))
        .collect(Collectors.joining(","));
  }

  private static String kinds(List<? extends Shape> shapes) {
    return shapes.stream().map(Preparations::kind).toList().toString();
  }

  private static String kind(Shape shape) {
    if (shape instanceof Shape.Constant constant) {
      return constant.name();
    }
    if (shape instanceof Shape.Made made) {
      return made.maker().owner() + kinds(made.arguments());
    }
    return shape.getClass().getSimpleName() + kinds(shape.parts());
  }

  /**
   * {@code shapes} with the one call on an object made so many times, with arguments that are the
   * same at first and may differ: many a counter stops at three, and many a list at five.
   */
  List<List<Shape>> repeated(UseShapes uses, List<Shape> shapes) {
    List<List<Shape>> found = new ArrayList<>();
    if (count(shapes) == 1) {
      for (int times : TIMES) {
        List<Shape> changed = new ArrayList<>();
        for (int i = 0; i < shapes.size(); i++) {
          changed.add(repeated(uses, entry.inputs().get(i), shapes.get(i), times));
        }
        found.add(changed);
      }
    }
    return found;
  }

  private static Shape repeated(UseShapes uses, Entry.Parameter input, Shape shape, int times) {
    if (!(shape instanceof Shape.Used used)) {
      return shape;
    }
    Shape.Call call = used.calls().get(0);
    InputType.Made type = ShapeFit.madeOf(input.type(), used.object());
    List<Use> same =
        type == null || call.arguments().isEmpty() || call.isOnAnother()
            ? List.of()
            : type.uses().stream().filter(use -> isCalled(use, call)).toList();
    if (same.isEmpty()) {
      return new Shape.Used(used.object(), Collections.nCopies(times, call));
    }
    Shape result = shape;
    for (int i = 1; i < times; i++) {
      result = longer(uses, input.name(), result, same.get(0)).findFirst().orElse(result);
    }
    return result;
  }

  private static boolean isCalled(Use use, Shape.Call call) {
    return use.method().ref().equals(call.method());
  }

  /** {@code shapes} with one more call. */
  List<List<Shape>> longer(UseShapes uses, List<Shape> shapes) {
    List<List<Shape>> found = new ArrayList<>();
    for (int i = 0; i < shapes.size(); i++) {
      for (Shape each : longer(uses, entry.inputs().get(i), shapes.get(i))) {
        List<Shape> changed = new ArrayList<>(shapes);
        changed.set(i, each);
        found.add(changed);
      }
    }
    SharedArguments shared = new SharedArguments(entry);
    List.copyOf(found).forEach(each -> found.addAll(shared.of(each)));
    return found;
  }

  private List<Shape> longer(UseShapes uses, Entry.Parameter input, Shape shape) {
    InputType.Made type = ShapeFit.madeOf(input.type(), object(shape));
    return type == null
        ? List.of()
        : type.uses().stream()
            .filter(use -> rank(use.method().ref()) >= 0)
            .sorted(Comparator.comparing(use -> rank(use.method().ref())))
            .flatMap(use -> longer(uses, input.name(), shape, use))
            .toList();
  }

  private static Stream<Shape> longer(UseShapes uses, String name, Shape shape, Use use) {
    return uses.of(use, name + place(use.method(), shape)).stream()
        .filter(call -> call.arguments().stream().noneMatch(Shape.Null.class::isInstance))
        .map(
            call -> {
              List<Shape.Call> calls = new ArrayList<>(calls(shape));
              calls.add(call);
              return new Shape.Used(object(shape), calls);
            });
  }
}
