package dev.waymark.explore.input;

import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Numbers and strings with which objects could be made: what the constructor of a class accepts,
 * one entry finds out for all others. What inputs are themselves does not count.
 */
public final class Experience {
  /** Calls on an object are counted, and any of them may take what one did. */
  private static final Pattern COUNT = Pattern.compile("(?<=[A-Za-z])\\d+(?=\\.)");

  private final Map<String, Long> known = new HashMap<>();
  private final Map<String, String> keys = new HashMap<>();

  /** The entry was called with {@code input}: what it is made of could be made. */
  public void admitted(Input input) {
    for (Shape shape : input.arguments()) {
      if (!shape.parts().isEmpty()) {
        shape.forEachNumber(each -> known.putIfAbsent(key(each), input.numbers().bits(each)));
      }
    }
  }

  /** The entry made something of {@code input}: as a call on an object it may do so, too. */
  public void returned(Entry entry, Input input) {
    for (int i = entry.hasReceiver() ? 1 : 0; i < input.arguments().size(); i++) {
      String call = entry.method().name() + ".";
      input
          .arguments()
          .get(i)
          .forEachNumber(each -> known.putIfAbsent(call + each.name(), input.numbers().bits(each)));
    }
  }

  /** {@code input}, with what is known of the parts of its objects. */
  public Input applyTo(Input input) {
    if (known.isEmpty()) {
      return input;
    }
    Assignment.Builder numbers = input.numbers().toBuilder();
    for (Shape shape : input.arguments()) {
      if (!shape.parts().isEmpty()) {
        shape.forEachNumber(each -> put(each, numbers));
      }
    }
    return new Input(input.arguments(), input.draws(), numbers.build());
  }

  /** Puts what is known of {@code symbol} into {@code numbers}. */
  void put(Symbol symbol, Assignment.Builder numbers) {
    Long value = known.get(key(symbol));
    if (value != null && symbol.admits(value)) {
      numbers.put(symbol, value);
    }
  }

  /** The place of a part without the input that it is in. */
  private String key(Symbol symbol) {
    return keys.computeIfAbsent(symbol.name(), Experience::keyOf);
  }

  private static String keyOf(String name) {
    return COUNT.matcher(name.substring(name.indexOf('.') + 1)).replaceAll("");
  }
}
