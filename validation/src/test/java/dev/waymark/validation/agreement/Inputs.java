package dev.waymark.validation.agreement;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * The inputs of a method: all combinations of edges if they are few, else some; then random ones.
 * The same index always gives an equal input that shares no array with an earlier one.
 */
public record Inputs(List<Class<?>> types, long seed) {
  private static final int EDGE_INPUTS = 400;

  public static Inputs of(Class<?>[] types, long seed) {
    return new Inputs(List.of(types), seed);
  }

  public Object[] get(int index) {
    Random random = new Random(seed * 1_000_003L + index);
    List<Domain> domains = types.stream().map(Domain::of).toList();
    if (index < Math.min(combinations(domains), EDGE_INPUTS)) {
      return edges(domains, index, random);
    }
    Object[] values = domains.stream().map(domain -> domain.random(random)).toArray();
    repeatSome(values, random);
    return values;
  }

  private static long combinations(List<Domain> domains) {
    return domains.stream().mapToLong(Domain::edges).reduce(1, (a, b) -> a * b);
  }

  private static Object[] edges(List<Domain> domains, int index, Random random) {
    boolean all = combinations(domains) <= EDGE_INPUTS;
    int rest = index;
    @Nullable Object[] values = new Object[domains.size()];
    for (int i = 0; i < values.length; i++) {
      int edges = domains.get(i).edges();
      values[i] = domains.get(i).edge(all ? rest % edges : random.nextInt(edges));
      rest /= edges;
    }
    return values;
  }

  /** Makes equal, or the same, what random choice hardly ever would. */
  private void repeatSome(Object[] values, Random random) {
    for (int i = 1; i < values.length; i++) {
      if (types.get(i) == types.get(i - 1) && random.nextInt(5) == 0) {
        values[i] = values[i - 1];
      }
    }
  }

  public static String show(Object[] values) {
    return Arrays.stream(values).map(Description::of).toList().toString();
  }
}
