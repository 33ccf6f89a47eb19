package dev.waymark.benchmarks.real.mutants;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What became of mutants.
 *
 * @param killed by mutant, whether a test failed on it
 */
public record Mutants(Map<String, Boolean> killed) {
  /** What PIT counts as detected: no test that still passes tells such a mutant from the code. */
  private static final Set<String> KILLED =
      Set.of("KILLED", "TIMED_OUT", "MEMORY_ERROR", "RUN_ERROR");

  private static final int OPERATOR = 2;
  private static final int METHOD = 3;
  private static final int LINE = 4;
  private static final int STATUS = 5;

  public Mutants {
    killed = new TreeMap<>(killed);
  }

  /** Reads PIT's report, one mutant on each line: file, class, operator, method, line, status. */
  public static Mutants read(List<String> lines) {
    Map<String, Boolean> killed = new TreeMap<>();
    Map<String, Integer> seen = new HashMap<>();
    for (String line : lines) {
      String[] fields = line.split(",", -1);
      String operator = fields[OPERATOR].substring(fields[OPERATOR].lastIndexOf('.') + 1);
      String name = fields[1] + "." + fields[METHOD] + ":" + fields[LINE] + " " + operator;
      int number = seen.merge(name, 1, Integer::sum);
      killed.put(number == 1 ? name : name + " #" + number, KILLED.contains(fields[STATUS]));
    }
    return new Mutants(killed);
  }

  /** Those that no test kills. */
  public List<String> survivors() {
    return killed.keySet().stream().filter(name -> !isKilled(name)).toList();
  }

  private boolean isKilled(String name) {
    return killed.getOrDefault(name, false);
  }

  /** How many there are. */
  public int size() {
    return killed.size();
  }

  /** How many are killed. */
  public int kills() {
    return (int) killed.values().stream().filter(each -> each).count();
  }

  /** The mutants that are killed here and not in {@code other}. */
  public List<String> notIn(Mutants other) {
    List<String> found = new ArrayList<>();
    killed.forEach(
        (name, isKilled) -> {
          if (isKilled && !other.killed.getOrDefault(name, false)) {
            found.add(name);
          }
        });
    return found;
  }
}
