package dev.waymark.explore.search;

import dev.waymark.program.ProgramException;
import dev.waymark.program.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * The strategies there are, in the order to list them: ours, and then those that a {@link
 * StrategyProvider} on the class path provides.
 */
public final class Strategies {
  private static final List<StrategyKind> OURS =
      List.of(
          UncoveredFirst.KIND,
          ContextGuided.KIND,
          Auto.KIND,
          Auto.BIDIRECTIONAL,
          Generational.KIND,
          CfgDirected.KIND,
          CarFast.KIND,
          RandomBranch.KIND,
          UniformRandom.KIND,
          BreadthFirst.KIND,
          DepthFirst.KIND);

  private static final List<StrategyKind> ALL = withProvided();

  private Strategies() {}

  private static List<StrategyKind> withProvided() {
    List<StrategyKind> all = new ArrayList<>(OURS);
    for (StrategyProvider each : ServiceLoader.load(StrategyProvider.class)) {
      all.add(each.kind());
    }
    return List.copyOf(all);
  }

  /** All. */
  public static List<StrategyKind> all() {
    return ALL;
  }

  /**
   * The strategy called {@code name}.
   *
   * @throws ProgramException if there is none
   */
  public static StrategyKind require(String name) {
    return ALL.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new ProgramException(
                    "unknown strategy "
                        + name
                        + Spelling.hint(name, ALL.stream().map(StrategyKind::name).toList())
                        + " (there are: "
                        + names()
                        + ")"));
  }

  private static String names() {
    return ALL.stream().map(StrategyKind::name).collect(Collectors.joining(", "));
  }
}
