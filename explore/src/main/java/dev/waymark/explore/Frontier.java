package dev.waymark.explore;

import dev.waymark.target.Input;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outgoing;
import dev.waymark.term.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The paths to try, the next one on top. It can be written down without its terms: an input and a
 * place in its path say enough, and running the input again brings the terms back.
 */
final class Frontier {
  private final Deque<Pending> pending = new ArrayDeque<>();

  boolean isEmpty() {
    return pending.isEmpty();
  }

  Pending pop() {
    return pending.pop();
  }

  void push(Pending next) {
    pending.push(next);
  }

  /** Adds a path to try after all others. */
  void append(Pending next) {
    pending.add(next);
  }

  /** Writes each input once. */
  void write(Outgoing out) {
    Map<Input, Integer> numbers = new HashMap<>();
    List<Input> inputs = new ArrayList<>();
    for (Pending each : pending) {
      if (numbers.putIfAbsent(each.base(), inputs.size()) == null) {
        inputs.add(each.base());
      }
    }
    out.putInt(inputs.size());
    inputs.forEach(input -> InputCodec.write(input, out));
    out.putInt(pending.size());
    for (Pending each : pending) {
      out.putInt(numbers.getOrDefault(each.base(), 0));
      out.putInt(each.length());
      out.putInt(each.outcome());
    }
  }

  /** Reads what {@link #write} wrote, with symbols of {@code terms}. */
  static Frontier read(Incoming in, Terms terms) {
    InputCodec codec = new InputCodec(terms);
    List<Input> inputs = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      inputs.add(codec.read(in));
    }
    Frontier frontier = new Frontier();
    for (int left = in.takeInt(); left > 0; left--) {
      Input base = inputs.get(in.takeInt());
      frontier.append(new Pending(base, null, in.takeInt(), in.takeInt()));
    }
    return frontier;
  }
}
