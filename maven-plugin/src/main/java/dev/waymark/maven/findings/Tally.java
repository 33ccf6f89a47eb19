package dev.waymark.maven.findings;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How many branches and conditions there are, and what became of them. Branches are those that the
 * source shows; implicit checks do not count.
 *
 * @param branches how many there are
 * @param covered how many of these tests cover
 * @param infeasible how many of these are proved infeasible, whatever the bounds
 * @param conditions how many conditions MC/DC asks about
 * @param shown how many of these tests show to decide
 */
public record Tally(long branches, long covered, long infeasible, long conditions, long shown) {
  private static final Tally NOTHING = new Tally(0, 0, 0, 0, 0);

  /**
   * The sum over {@code files} of findings.
   *
   * @throws FindingsException if one of them is not what {@code generate} writes
   */
  public static Tally of(List<Path> files) throws FindingsException {
    Tally sum = NOTHING;
    for (Path file : files) {
      sum = sum.plus(of(file));
    }
    return sum;
  }

  private static Tally of(Path file) throws FindingsException {
    try {
      Map<String, Object> data = JSON.std.mapFrom(Files.readString(file));
      Tally sum = NOTHING;
      for (Object each : list(data.get("classes"))) {
        sum = sum.plus(ofClass(map(map(map(each).get("summary")).get("explicit"))));
      }
      for (Object each : data.containsKey("decisions") ? list(data.get("decisions")) : List.of()) {
        sum = sum.plus(ofConditions(list(map(each).get("conditions"))));
      }
      return sum;
    } catch (IOException | ClassCastException e) {
      throw new FindingsException(
          "cannot read " + file + ": it is damaged, or not by this version (generate again)", e);
    }
  }

  private static Tally ofClass(Map<?, ?> counts) {
    return new Tally(
        number(counts.get("branches")),
        number(counts.get("covered")),
        number(counts.get("infeasible")),
        0,
        0);
  }

  private static Tally ofConditions(List<?> conditions) {
    long shown = conditions.stream().filter(each -> map(each).containsKey("whenTrue")).count();
    return new Tally(0, 0, 0, conditions.size(), shown);
  }

  private Tally plus(Tally other) {
    return new Tally(
        branches + other.branches,
        covered + other.covered,
        infeasible + other.infeasible,
        conditions + other.conditions,
        shown + other.shown);
  }

  private static Map<?, ?> map(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new ClassCastException("not an object: " + value);
  }

  private static List<?> list(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list;
    }
    throw new ClassCastException("not an array: " + value);
  }

  private static long number(@Nullable Object value) {
    if (value instanceof Number number) {
      return number.longValue();
    }
    throw new ClassCastException("not a number: " + value);
  }
}
