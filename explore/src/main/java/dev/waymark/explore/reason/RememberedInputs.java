package dev.waymark.explore.reason;

import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Remembers inputs whose runs took different branches, or which differ in more than numbers: the
 * first ones, without their terms.
 */
public final class RememberedInputs implements Observer {
  /** More are not remembered. */
  static final int MOST = 100;

  private final Set<Key> seen = new HashSet<>();
  private final List<byte[]> inputs = new ArrayList<>();

  private record Key(BitSet covered, String shapes) {}

  @Override
  public void ran(TestCase test, Execution execution) {
    if (inputs.size() < MOST) {
      Key key = new Key((BitSet) execution.covered().clone(), shapes(execution.input()));
      if (seen.add(key)) {
        add(execution.input());
      }
    }
  }

  /** Remembers {@code input}, whatever it does. */
  void add(Input input) {
    Outgoing out = new Outgoing().begin(0);
    InputCodec.write(input, out);
    inputs.add(out.bytes());
  }

  int size() {
    return inputs.size();
  }

  /** The input that was remembered as this number. */
  Input get(int number, InputCodec codec) {
    return codec.read(Incoming.of(0, inputs.get(number)));
  }

  /** How {@code input} is made up, but for its numbers. */
  static String shapes(Input input) {
    StringBuilder text = new StringBuilder();
    input.arguments().forEach(each -> describe(each, text));
    return text.toString();
  }

  private static void describe(Shape shape, StringBuilder text) {
    text.append(shape.getClass().getSimpleName());
    if (shape instanceof Shape.Made made) {
      text.append(made.maker());
    }
    if (shape instanceof Shape.Used used) {
      used.calls().forEach(each -> text.append(each.method()));
    }
    if (shape instanceof Shape.Constant constant) {
      text.append(constant.owner()).append(constant.name());
    }
    text.append('(');
    shape.parts().forEach(each -> describe(each, text));
    text.append(')');
  }
}
