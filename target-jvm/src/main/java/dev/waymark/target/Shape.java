package dev.waymark.target;

import dev.waymark.program.ProgramException;
import dev.waymark.program.Stubs;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.making.Container;
import dev.waymark.target.wire.InputValue;
import dev.waymark.term.Interval;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Type;

/**
 * An input without its numbers: which references are null, how long arrays are, and how objects are
 * made. The numbers are symbols.
 */
public sealed interface Shape {
  /** The value of this shape under {@code numbers}. */
  InputValue under(Assignment numbers);

  /** Calls {@code action} with the symbol of each number, in order. */
  default void forEachNumber(Consumer<Symbol> action) {
    parts().forEach(part -> part.forEachNumber(action));
  }

  /** The shapes that this one is made of; none if it is a number, or not made of shapes. */
  default List<? extends Shape> parts() {
    return List.of();
  }

  /** A number. */
  record Scalar(Symbol symbol, String type) implements Shape {
    /** A new number of the primitive type with this descriptor, any value of it. */
    public static Scalar of(Terms terms, String name, String type) {
      Interval all = domain(type);
      return of(terms, name, type, all.min(), all.max());
    }

    /** A new number between {@code min} and {@code max}, as far as the type goes. */
    public static Scalar of(Terms terms, String name, String type, long min, long max) {
      Interval all = domain(type);
      long low = Math.max(all.min(), min);
      long high = Math.min(all.max(), max);
      if (low > high) {
        throw new ProgramException("no value is left for " + name + " of type " + type);
      }
      return new Scalar(terms.symbol(Sort.of(Kind.of(type)), name, low, high), type);
    }

    private static Interval domain(String type) {
      return switch (type) {
        case "Z" -> new Interval(0, 1);
        case "B" -> new Interval(Byte.MIN_VALUE, Byte.MAX_VALUE);
        case "C" -> new Interval(Character.MIN_VALUE, Character.MAX_VALUE);
        case "S" -> new Interval(Short.MIN_VALUE, Short.MAX_VALUE);
        case "I" -> new Interval(Integer.MIN_VALUE, Integer.MAX_VALUE);
        default -> new Interval(Long.MIN_VALUE, Long.MAX_VALUE);
      };
    }

    @Override
    public InputValue under(Assignment numbers) {
      return new InputValue.Primitive(symbol.index(), numbers.bits(symbol));
    }

    @Override
    public void forEachNumber(Consumer<Symbol> action) {
      action.accept(symbol);
    }
  }

  /** Null. */
  record Null() implements Shape {
    @Override
    public InputValue under(Assignment numbers) {
      return new InputValue.Null();
    }
  }

  /** An array of shapes. */
  record Array(String type, List<Shape> elements) implements Shape {
    public Array {
      elements = List.copyOf(elements);
    }

    @Override
    public InputValue under(Assignment numbers) {
      return new InputValue.Array(
          type, elements.stream().map(each -> each.under(numbers)).toList());
    }

    @Override
    public List<? extends Shape> parts() {
      return elements;
    }
  }

  /**
   * A string of up to as many characters as there are symbols for.
   *
   * @param length how many of the characters count
   */
  record Text(Scalar length, List<Scalar> characters) implements Shape {
    public Text {
      characters = List.copyOf(characters);
    }

    /** The characters that count under {@code numbers}. */
    public List<Scalar> used(Assignment numbers) {
      return characters.subList(0, (int) numbers.bits(length.symbol()));
    }

    /** The string under {@code numbers}. */
    public String string(Assignment numbers) {
      StringBuilder string = new StringBuilder();
      used(numbers).forEach(each -> string.append((char) numbers.bits(each.symbol())));
      return string.toString();
    }

    @Override
    public InputValue under(Assignment numbers) {
      List<InputValue> values = used(numbers).stream().map(each -> each.under(numbers)).toList();
      return new InputValue.Text(length.symbol().index(), values);
    }

    @Override
    public void forEachNumber(Consumer<Symbol> action) {
      length.forEachNumber(action);
      characters.forEach(each -> each.forEachNumber(action));
    }
  }

  /** A box. */
  record Box(Scalar number) implements Shape {
    @Override
    public InputValue under(Assignment numbers) {
      return new InputValue.Box(number.type(), number.under(numbers));
    }

    @Override
    public List<? extends Shape> parts() {
      return List.of(number);
    }
  }

  /** What a static field of the class with internal name {@code owner} holds. */
  record Constant(String owner, String name) implements Shape {
    @Override
    public InputValue under(Assignment numbers) {
      return new InputValue.Constant(owner.replace('/', '.'), name);
    }
  }

  /** What a constructor or a method returns; what the method is called on comes first. */
  record Made(MethodRef maker, List<Shape> arguments) implements Shape {
    public Made {
      arguments = List.copyOf(arguments);
    }

    @Override
    public InputValue under(Assignment numbers) {
      String owner = maker.owner().replace('/', '.');
      List<InputValue> values = arguments.stream().map(each -> each.under(numbers)).toList();
      return new InputValue.Made(owner, maker.name(), maker.descriptor(), values);
    }

    @Override
    public List<? extends Shape> parts() {
      return arguments;
    }
  }

  /**
   * A call of a method on an object that was made before; or on another, which comes first in the
   * arguments, and which is given the object.
   */
  record Call(MethodRef method, List<Shape> arguments) {
    public Call {
      arguments = List.copyOf(arguments);
    }

    /** Whether it is a method of another object. */
    public boolean isOnAnother() {
      return arguments.size() > Type.getArgumentTypes(method.descriptor()).length;
    }
  }

  /** An object on which methods were called since it was made. */
  record Used(Shape object, List<Call> calls) implements Shape {
    public Used {
      calls = List.copyOf(calls);
    }

    @Override
    public InputValue under(Assignment numbers) {
      List<InputValue.Made> values = new ArrayList<>();
      for (Call each : calls) {
        Made call = new Made(each.method(), each.arguments());
        values.add((InputValue.Made) call.under(numbers));
      }
      return new InputValue.Used(object.under(numbers), values);
    }

    @Override
    public List<? extends Shape> parts() {
      List<Shape> parts = new ArrayList<>(List.of(object));
      calls.forEach(each -> parts.addAll(each.arguments()));
      return parts;
    }
  }

  /**
   * What a method of a stub does.
   *
   * @param index that of the method in its stub
   * @param values what it returns, one after the other, the last from then on
   * @param isThrown whether it throws what there is instead
   * @param told the calls of what it is given that come before
   */
  record Answer(
      MethodRef method, int index, List<Shape> values, boolean isThrown, List<Told> told) {
    public Answer {
      values = List.copyOf(values);
      told = List.copyOf(told);
    }

    /** A method that does nothing with what it is given. */
    public Answer(MethodRef method, int index, List<Shape> values, boolean isThrown) {
      this(method, index, values, isThrown, List.of());
    }

    /** The same method with other values. */
    public Answer with(List<Shape> others) {
      return new Answer(method, index, others, isThrown, told);
    }

    /** The same method with other calls of what it is given. */
    public Answer telling(List<Told> others) {
      return new Answer(method, index, values, isThrown, others);
    }

    /** Whether it returns what the last call of what it is given does. */
    public boolean passesOn() {
      return !told.isEmpty() && told.get(told.size() - 1).isPassedOn();
    }
  }

  /**
   * A call that a method of a stub makes of what it is given.
   *
   * @param parameter which of its parameters that is, counted from 0
   * @param isPassedOn whether its result is returned, if it is the last
   */
  record Told(int parameter, Call call, boolean isPassedOn) {}

  /** A stub for an interface or abstract class, by its internal name. */
  record Stub(String type, List<Answer> answers) implements Shape {
    public Stub {
      answers = List.copyOf(answers);
    }

    @Override
    public InputValue under(Assignment numbers) {
      List<InputValue.Answer> given = new ArrayList<>();
      for (Answer each : answers) {
        String type = Type.getReturnType(each.method().descriptor()).getDescriptor();
        List<InputValue> values = each.values().stream().map(v -> v.under(numbers)).toList();
        List<InputValue.Told> told = each.told().stream().map(t -> under(t, numbers)).toList();
        given.add(new InputValue.Answer(each.index(), type, values, each.isThrown(), told));
      }
      return new InputValue.Stub(Stubs.nameFor(type).replace('/', '.'), given);
    }

    private static InputValue.Told under(Told told, Assignment numbers) {
      Made call = new Made(told.call().method(), told.call().arguments());
      InputValue.Made value = (InputValue.Made) call.under(numbers);
      return new InputValue.Told(told.parameter(), value, told.isPassedOn());
    }

    @Override
    public List<? extends Shape> parts() {
      List<Shape> parts = new ArrayList<>();
      for (Answer each : answers) {
        parts.addAll(each.values());
        each.told().forEach(told -> parts.addAll(told.call().arguments()));
      }
      return parts;
    }
  }

  /** A collection of the JDK; in maps, each key is followed by its value. */
  record Elements(Container kind, List<Shape> elements) implements Shape {
    public Elements {
      elements = List.copyOf(elements);
    }

    @Override
    public InputValue under(Assignment numbers) {
      List<InputValue> values = elements.stream().map(each -> each.under(numbers)).toList();
      return new InputValue.Elements(kind.name(), values);
    }

    @Override
    public List<? extends Shape> parts() {
      return elements;
    }
  }

  /** The same object as an earlier input, counted from 0. */
  record Same(int input) implements Shape {
    @Override
    public InputValue under(Assignment numbers) {
      return new InputValue.Same(input);
    }
  }
}
