package dev.waymark.explore.input;

import dev.waymark.program.Annotation;
import dev.waymark.target.Entry;
import dev.waymark.target.making.Container;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Maker;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The values of a parameter that its annotations admit: those of Jakarta Validation, under their
 * old package name too.
 *
 * @param numbers which numbers; for arrays, their elements
 * @param lengths how long an array or a string is, or how large a collection
 * @param isNullable whether it may be null
 */
public record Domain(Bounds.Range numbers, Bounds.Range lengths, boolean isNullable) {
  /** Everything. */
  static final Domain ALL =
      new Domain(
          new Bounds.Range(Long.MIN_VALUE, Long.MAX_VALUE),
          new Bounds.Range(0, Integer.MAX_VALUE),
          true);

  /** Everything but null. */
  static final Domain NOT_NULL = new Domain(ALL.numbers, ALL.lengths, false);

  private static final Set<String> PACKAGES =
      Set.of("jakarta/validation/constraints/", "javax/validation/constraints/");

  /** What all of {@code annotations} admit; those of other meaning are ignored. */
  static Domain of(List<Annotation> annotations) {
    Domain domain = ALL;
    for (Annotation annotation : annotations) {
      int end = annotation.type().lastIndexOf('/') + 1;
      if (PACKAGES.contains(annotation.type().substring(0, end))) {
        domain = domain.with(annotation.type().substring(end), annotation);
      }
    }
    return domain;
  }

  private Domain with(String name, Annotation annotation) {
    return switch (name) {
      case "Min" -> within(annotation.number("value", Long.MIN_VALUE), Long.MAX_VALUE);
      case "Max" -> within(Long.MIN_VALUE, annotation.number("value", Long.MAX_VALUE));
      case "Positive" -> within(1, Long.MAX_VALUE);
      case "PositiveOrZero" -> within(0, Long.MAX_VALUE);
      case "Negative" -> within(Long.MIN_VALUE, -1);
      case "NegativeOrZero" -> within(Long.MIN_VALUE, 0);
      case "Size" -> sized(annotation.number("min", 0), annotation.number("max", ALL.longest()));
      case "NotEmpty", "NotBlank" -> new Domain(numbers, lengths.and(1, ALL.longest()), false);
      case "NotNull" -> new Domain(numbers, lengths, false);
      default -> this;
    };
  }

  /** This domain without numbers outside of {@code min..max}. */
  Domain within(long min, long max) {
    return new Domain(numbers.and(min, max), lengths, isNullable);
  }

  /** By Jakarta's rules, null has any size. */
  private Domain sized(long min, long max) {
    return new Domain(numbers, lengths.and(min, max), isNullable);
  }

  private long longest() {
    return lengths.max();
  }

  /** The domain of the elements of an array with this one. */
  Domain ofElements() {
    return new Domain(numbers, ALL.lengths, true);
  }

  /** What is taken for granted of the inputs of an entry and of what makes them, in words. */
  public static List<String> assumptions(Entry entry) {
    Set<String> assumptions = new LinkedHashSet<>();
    int receivers = entry.hasReceiver() ? 1 : 0;
    for (int i = receivers; i < entry.inputs().size(); i++) {
      Entry.Parameter input = entry.inputs().get(i);
      Domain domain = of(entry.method().parameterAnnotations(i - receivers));
      assumptions.addAll(domain.describe(input.name(), input.type()));
    }
    entry.types().forEach(type -> assumptions.addAll(assumptions(type)));
    return new ArrayList<>(assumptions);
  }

  private static List<String> assumptions(InputType type) {
    if (type instanceof InputType.ContainerOf container && container.kind() == Container.LIST) {
      return List.of("lists that keep their contract");
    }
    List<String> assumptions = new ArrayList<>();
    if (type instanceof InputType.Made made) {
      made.makers().stream()
          .filter(Maker.Call.class::isInstance)
          .forEach(maker -> assumptions.addAll(assumptions((Maker.Call) maker)));
    }
    return assumptions;
  }

  private static List<String> assumptions(Maker.Call call) {
    List<String> assumptions = new ArrayList<>();
    int receivers = call.hasReceiver() ? 1 : 0;
    for (int i = receivers; i < call.parameters().size(); i++) {
      String name = call.names().get(i) + " of " + call.method().ref().simpleName();
      Domain domain = of(call.method().parameterAnnotations(i - receivers));
      assumptions.addAll(domain.describe(name, call.parameters().get(i)));
    }
    return assumptions;
  }

  private List<String> describe(String name, InputType type) {
    List<String> parts = new ArrayList<>();
    if (!numbers.equals(ALL.numbers)) {
      parts.add(name + " in " + numbers);
    }
    if (!lengths.equals(ALL.lengths)) {
      parts.add(name + size(type) + " in " + lengths);
    }
    if (!isNullable) {
      parts.add(name + " != null");
    }
    return parts;
  }

  private static String size(InputType type) {
    if (type instanceof InputType.ContainerOf) {
      return ".size()";
    }
    return type instanceof InputType.ArrayOf ? ".length" : ".length()";
  }
}
