package dev.waymark.explore.loop;

import dev.waymark.explore.input.Preparations;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Objects on which an entry of the class was called and came back, that call included: where one
 * entry ends, another may begin. They are free of terms, since each entry has its own.
 */
public final class States {
  private static final int MOST = 256;
  private static final byte KIND = 0;

  private final List<State> all = new ArrayList<>();
  private final Set<String> known = new HashSet<>();

  /**
   * A state.
   *
   * @param calls how many calls brought it about
   * @param last the method that was called last
   */
  record State(int calls, MethodRef last, String receiver, String place, Outgoing written) {
    /** The object, as the receiver of that name, with what it is made of. */
    Input as(String name, Terms terms) {
      InputCodec codec = new InputCodec(terms, each -> renamed(each, name));
      return codec.read(Incoming.of(written, 0));
    }

    private String renamed(String symbol, String name) {
      boolean isOfReceiver = symbol.startsWith(receiver + ".");
      return name + (isOfReceiver ? symbol.substring(receiver.length()) : place + symbol);
    }
  }

  int size() {
    return all.size();
  }

  State get(int index) {
    return all.get(index);
  }

  /** {@code entry} was called with {@code input} and came back. */
  void add(Entry entry, Input input) {
    List<Shape> shapes = input.arguments();
    boolean canBe = entry.hasReceiver() && !isShared(shapes);
    if (canBe && all.size() < MOST && input.draws().isEmpty()) {
      Shape.Used used = called(entry, shapes);
      if (known.add(Preparations.sequence(List.of(used)))) {
        all.add(state(entry, input, used));
      }
    }
  }

  private static boolean isShared(List<? extends Shape> shapes) {
    return shapes.stream().anyMatch(each -> each instanceof Shape.Same || isShared(each.parts()));
  }

  private static Shape.Used called(Entry entry, List<Shape> shapes) {
    Shape receiver = shapes.get(0);
    List<Shape.Call> calls = new ArrayList<>(Preparations.calls(receiver));
    calls.add(new Shape.Call(entry.method().ref(), shapes.subList(1, shapes.size())));
    return new Shape.Used(Preparations.object(receiver), calls);
  }

  private static State state(Entry entry, Input input, Shape.Used used) {
    String receiver = entry.inputs().get(0).name();
    String place = Preparations.place(entry.method(), input.arguments().get(0));
    Outgoing written = new Outgoing().begin(KIND);
    InputCodec.write(new Input(List.of(used), List.of(), input.numbers()), written);
    return new State(used.calls().size(), entry.method().ref(), receiver, place + ".", written);
  }
}
