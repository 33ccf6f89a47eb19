package dev.waymark.target.wire;

import java.util.List;

/** An input of the entry. */
public sealed interface InputValue {
  /** A primitive input: the symbol's number and its bits in this run. */
  record Primitive(int symbol, long bits) implements InputValue {}

  /** The null reference. */
  record Null() implements InputValue {}

  /** A fresh array with this descriptor. */
  record Array(String type, List<InputValue> elements) implements InputValue {
    public Array {
      elements = List.copyOf(elements);
    }
  }

  /** A fresh string; {@code length} is the symbol of its length. */
  record Text(int length, List<InputValue> characters) implements InputValue {
    public Text {
      characters = List.copyOf(characters);
    }
  }

  /** A fresh box of the primitive type with this descriptor. */
  record Box(String type, InputValue number) implements InputValue {}

  /** What a static field of a class, its name with dots, holds. */
  record Constant(String owner, String name) implements InputValue {}

  /** What a constructor or static method of a class, its name with dots, returns. */
  record Made(String owner, String name, String descriptor, List<InputValue> arguments)
      implements InputValue {
    public Made {
      arguments = List.copyOf(arguments);
    }
  }

  /** An object on which methods are called, in order; what they return does not matter. */
  record Used(InputValue object, List<Made> calls) implements InputValue {
    public Used {
      calls = List.copyOf(calls);
    }
  }

  /**
   * What the method of a stub at {@code index} does.
   *
   * @param type the descriptor of what it returns
   * @param values what it returns, in order, or what it throws
   */
  record Answer(
      int index, String type, List<InputValue> values, boolean isThrown, List<Told> told) {
    public Answer {
      values = List.copyOf(values);
      told = List.copyOf(told);
    }
  }

  /** A call of a parameter of a method of a stub, and whether its result is returned. */
  record Told(int parameter, Made call, boolean isPassedOn) {}

  /** An object of a class of stubs, its name with dots. */
  record Stub(String type, List<Answer> answers) implements InputValue {
    public Stub {
      answers = List.copyOf(answers);
    }
  }

  /** A fresh collection, by the name of its kind. In maps, each key is followed by its value. */
  record Elements(String kind, List<InputValue> elements) implements InputValue {
    public Elements {
      elements = List.copyOf(elements);
    }
  }

  /** The same object as an earlier input, counted from 0. */
  record Same(int input) implements InputValue {}
}
