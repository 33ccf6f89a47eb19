package dev.waymark.report.inputs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collections. */
public final class Lists {
  private Lists() {}

  public static List<Integer> positive(List<Integer> numbers) {
    List<Integer> found = new ArrayList<>();
    for (Integer number : numbers) {
      if (number == null || number > 0) {
        found.add(number);
      }
    }
    return found;
  }

  public static boolean fill(List<String> texts) {
    if (texts.size() == 1) {
      texts.add("x");
      return true;
    }
    return false;
  }

  public static Set<String> names(Set<String> names, Collection<? extends Colour> colours) {
    return names.isEmpty() || colours.isEmpty() ? Set.of() : Set.of("b", "a");
  }

  public static Optional<Integer> size(Map<String, Point> map) {
    return map.isEmpty() ? Optional.empty() : Optional.of(map.size());
  }

  public static <T> T orElse(Optional<T> optional, T other) {
    return optional.isPresent() ? optional.get() : other;
  }

  public static int objects(List<Object> objects, Map<CharSequence, Number> numbers) {
    return objects.size() > 1 && objects.get(0) != null ? numbers.size() : -1;
  }

  @SuppressWarnings("rawtypes")
  public static int raw(List list) {
    return list.size() > 1 ? 2 : 0;
  }

  public static StringBuilder builder(Iterable<Long> numbers) {
    StringBuilder text = new StringBuilder();
    for (Long number : numbers) {
      if (number != null) {
        text.append('n');
      }
    }
    return text;
  }
}
