package dev.waymark.program.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Every result against {@link NaiveGraph} on the same seeded random graphs. */
class OracleTest {

  private static final int GRAPHS = 10_000;

  private static final Comparator<Edge> BY_ENDS =
      Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to);

  @Test
  void theRandomGraphsContainEnoughOfEveryHardCase() {
    assertOften(2_500, flow -> !loops(flow).isReducible());
    assertOften(2_000, flow -> !loops(flow).isReducible() && !loops(flow).all().isEmpty());
    assertOften(2_500, flow -> loops(flow).all().stream().anyMatch(loop -> loop.depth() > 1));
    assertOften(4_000, flow -> naive(flow).reach(flow.entry()).cardinality() < flow.size());
    assertOften(2_500, OracleTest::hasEndlessLoop);
    assertOften(4_000, OracleTest::hasDeadEnd);
    assertOften(4_000, flow -> flow.edges().stream().anyMatch(e -> e.from() == e.to()));
    assertOften(200, flow -> flow.size() > 16);
  }

  @Test
  void dominatorsAgree() {
    forEachFlow(OracleTest::checkDominators);
  }

  @Test
  void postDominatorsAgree() {
    forEachFlow(OracleTest::checkPostDominators);
  }

  @Test
  void controlDependenceAgrees() {
    forEachFlow(OracleTest::checkControlDependence);
  }

  @Test
  void stronglyConnectedComponentsAgree() {
    forEachFlow(OracleTest::checkComponents);
  }

  @Test
  void loopsAgree() {
    forEachFlow(OracleTest::checkLoops);
  }

  @Test
  void irreducibleRegionsAgree() {
    forEachFlow(OracleTest::checkRegions);
  }

  @Test
  void largerGraphsAgree() {
    Random random = new Random(7);
    for (int i = 0; i < 40; i++) {
      RandomFlow flow = RandomFlow.ofSize(64, random);
      checkDominators(flow);
      checkPostDominators(flow);
      checkControlDependence(flow);
      checkLoops(flow);
      checkRegions(flow);
    }
  }

  private static void checkDominators(RandomFlow flow) {
    boolean[][] expected = naive(flow).dominance(flow.entry());
    Dominators actual = Dominators.of(flow.digraph(), flow.entry());
    for (int a = 0; a < flow.size(); a++) {
      assertEquals(expected[a][a], actual.isReachable(a), flow::toString);
      assertEquals(NaiveGraph.immediate(expected, a), actual.immediate(a), flow::toString);
      for (int b = 0; b < flow.size(); b++) {
        assertEquals(expected[a][b], actual.dominates(a, b), flow::toString);
        assertEquals(expected[a][b] && a != b, actual.strictlyDominates(a, b), flow::toString);
      }
    }
  }

  private static void checkPostDominators(RandomFlow flow) {
    boolean[][] expected = naive(flow).augmented(flow.exits()).postDominance(flow.size());
    PostDominators actual = PostDominators.of(flow.digraph(), flow.exits());
    for (int a = 0; a <= flow.size(); a++) {
      assertEquals(NaiveGraph.immediate(expected, a), actual.immediate(a), flow::toString);
      for (int b = 0; b <= flow.size(); b++) {
        assertEquals(expected[a][b], actual.postDominates(a, b), flow::toString);
        assertEquals(expected[a][b] && a != b, actual.strictlyPostDominates(a, b), flow::toString);
      }
    }
  }

  private static void checkControlDependence(RandomFlow flow) {
    boolean[][] post = naive(flow).augmented(flow.exits()).postDominance(flow.size());
    Digraph graph = flow.digraph();
    ControlDependence actual = ControlDependence.of(graph, PostDominators.of(graph, flow.exits()));
    for (int node = 0; node < flow.size(); node++) {
      List<Edge> expected = new ArrayList<>();
      for (Edge edge : edges(graph)) {
        boolean depends =
            post[node][edge.to()] && !(node != edge.from() && post[node][edge.from()]);
        assertEquals(depends, isDependent(actual, node, edge), flow::toString);
        if (depends) {
          expected.add(edge);
        }
      }
      assertEquals(expected, actual.controlling(node), flow::toString);
    }
  }

  private static boolean isDependent(ControlDependence dependence, int node, Edge edge) {
    return Arrays.stream(dependence.dependents(edge)).anyMatch(dependent -> dependent == node);
  }

  private static void checkComponents(RandomFlow flow) {
    NaiveGraph naive = naive(flow);
    StronglyConnectedComponents actual = StronglyConnectedComponents.of(flow.digraph());
    NavigableSet<Integer> used = new TreeSet<>();
    for (int node = 0; node < flow.size(); node++) {
      int component = actual.component(node);
      used.add(component);
      assertEquals(naive.component(node), set(actual.members(component)), flow::toString);
      assertEquals(naive.component(node).size(), actual.size(component), flow::toString);
    }
    assertEquals(used.size(), actual.count(), flow::toString);
    for (Edge edge : flow.edges()) {
      assertTrue(actual.component(edge.from()) >= actual.component(edge.to()), flow::toString);
    }
  }

  private static void checkLoops(RandomFlow flow) {
    NaiveGraph naive = naive(flow);
    NavigableMap<Integer, NavigableSet<Integer>> expected = naive.loops(flow.entry());
    Loops actual = loops(flow);
    NavigableMap<Integer, NavigableSet<Integer>> bodies = new TreeMap<>();
    actual.all().forEach(loop -> bodies.put(loop.header(), set(actual.body(loop))));
    assertEquals(expected, bodies, flow::toString);
    for (Loop loop : actual.all()) {
      NavigableSet<Integer> body = body(expected, loop);
      assertEquals(actual.all().get(loop.index()), loop, flow::toString);
      assertEquals(naive.leaving(body), sorted(actual.exits(loop)), flow::toString);
      assertEquals(backEdges(naive, flow, loop), sorted(loop.backEdges()), flow::toString);
      checkNesting(flow, expected, actual, loop);
    }
    checkInnermost(flow, expected, actual);
  }

  private static List<Edge> backEdges(NaiveGraph naive, RandomFlow flow, Loop loop) {
    boolean[][] dominates = naive.dominance(flow.entry());
    return edges(flow.digraph()).stream()
        .filter(e -> e.to() == loop.header() && dominates[e.to()][e.from()])
        .sorted(BY_ENDS)
        .toList();
  }

  private static void checkNesting(
      RandomFlow flow,
      NavigableMap<Integer, NavigableSet<Integer>> expected,
      Loops actual,
      Loop loop) {
    NavigableSet<Integer> body = body(expected, loop);
    List<Integer> around =
        headersBySize(expected, other -> other.size() > body.size() && other.containsAll(body));
    Loop parent = actual.parent(loop);
    assertEquals(around.isEmpty(), parent == null, flow::toString);
    assertEquals(around.size() + 1, loop.depth(), flow::toString);
    if (parent != null) {
      assertEquals(around.get(0), parent.header(), flow::toString);
      assertTrue(parent.index() < loop.index(), flow::toString);
    }
  }

  private static void checkInnermost(
      RandomFlow flow, NavigableMap<Integer, NavigableSet<Integer>> expected, Loops actual) {
    for (int i = 0; i < flow.size(); i++) {
      int node = i;
      List<Integer> around = headersBySize(expected, body -> body.contains(node));
      Loop innermost = actual.innermost(node);
      assertEquals(around.isEmpty(), innermost == null, flow::toString);
      assertEquals(around.size(), actual.depth(node), flow::toString);
      if (innermost != null) {
        assertEquals(around.get(0), innermost.header(), flow::toString);
      }
      for (Loop loop : actual.all()) {
        assertEquals(around.contains(loop.header()), actual.contains(loop, node), flow::toString);
      }
    }
  }

  private static NavigableSet<Integer> body(
      NavigableMap<Integer, NavigableSet<Integer>> expected, Loop loop) {
    return expected.getOrDefault(loop.header(), new TreeSet<>());
  }

  /** The headers of the loops with such a body, smallest body first. */
  private static List<Integer> headersBySize(
      NavigableMap<Integer, NavigableSet<Integer>> loops, Predicate<NavigableSet<Integer>> wanted) {
    return loops.entrySet().stream()
        .filter(loop -> wanted.test(loop.getValue()))
        .sorted(Comparator.comparingInt(loop -> loop.getValue().size()))
        .map(loop -> loop.getKey())
        .toList();
  }

  private static void checkRegions(RandomFlow flow) {
    NaiveGraph naive = naive(flow);
    List<IrreducibleRegion> expected =
        naive.regions(flow.entry()).values().stream()
            .map(
                region ->
                    new IrreducibleRegion(
                        List.copyOf(region), List.copyOf(naive.entries(region, flow.entry()))))
            .toList();
    assertEquals(expected, loops(flow).irreducibleRegions(), flow::toString);
    for (IrreducibleRegion region : expected) {
      assertTrue(region.entries().size() > 1, flow::toString);
      assertFalse(region.nodes().contains(flow.entry()), flow::toString);
    }
  }

  private static boolean hasEndlessLoop(RandomFlow flow) {
    NaiveGraph naive = naive(flow);
    return naive.trapped(flow.exits()).stream().anyMatch(naive::isOnCycle);
  }

  private static boolean hasDeadEnd(RandomFlow flow) {
    NaiveGraph naive = naive(flow);
    return !naive.trapped(flow.exits()).stream().allMatch(naive::isOnCycle);
  }

  private static void assertOften(int least, Predicate<RandomFlow> wanted) {
    int[] count = new int[1];
    forEachFlow(flow -> count[0] += wanted.test(flow) ? 1 : 0);
    assertTrue(count[0] >= least, () -> "only " + count[0] + " of " + GRAPHS);
  }

  private static void forEachFlow(Consumer<RandomFlow> check) {
    Random random = new Random(20_260_101);
    for (int i = 0; i < GRAPHS; i++) {
      check.accept(RandomFlow.next(random));
    }
  }

  private static NaiveGraph naive(RandomFlow flow) {
    return NaiveGraph.of(flow.size(), flow.edges());
  }

  private static Loops loops(RandomFlow flow) {
    Digraph graph = flow.digraph();
    return Loops.of(graph, Dominators.of(graph, flow.entry()));
  }

  private static List<Edge> edges(Digraph graph) {
    List<Edge> edges = new ArrayList<>();
    graph.forEachEdge((from, to) -> edges.add(new Edge(from, to)));
    return edges;
  }

  private static List<Edge> sorted(List<Edge> edges) {
    return edges.stream().sorted(BY_ENDS).toList();
  }

  private static NavigableSet<Integer> set(int[] nodes) {
    NavigableSet<Integer> set = new TreeSet<>();
    Arrays.stream(nodes).forEach(set::add);
    return set;
  }
}
