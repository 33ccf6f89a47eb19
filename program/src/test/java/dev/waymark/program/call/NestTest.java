package dev.waymark.program.call;

import static dev.waymark.program.call.SmallProgram.method;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NestTest {
  private static final String TEXT =
      """
      class Host {
        private void own() {}
        void run() { own(); new Inner().inner(); Runnable later = this::own; }
        class Inner { private void inner() { own(); } }
      }
      """;

  @TempDir Path folder;

  private static List<String> callers(CallGraph graph, String type, String name) {
    ClassHierarchy hierarchy = graph.hierarchy();
    return graph.nest(method(hierarchy, type, name)).callsOf(method(hierarchy, type, name)).stream()
        .map(call -> call.caller().ref().name() + " " + call.timing())
        .toList();
  }

  @Test
  void callsComeFromAllClassesOfTheNest() {
    CallGraph graph = CallGraph.of(SmallProgram.in(folder).add("Host", TEXT).compile().hierarchy());
    assertEquals(
        List.of("run AT_SITE", "run DEFERRED", "inner AT_SITE"), callers(graph, "Host", "own"));
    assertEquals(List.of("run AT_SITE"), callers(graph, "Host$Inner", "inner"));
    Nest nest = graph.nest(method(graph.hierarchy(), "Host", "run"));
    assertEquals(Set.of(), nest.obstacles());
    assertSame(nest, graph.nest(method(graph.hierarchy(), "Host$Inner", "inner")));
  }

  @Test
  void aClassThatIsMissingMayCallToo() {
    SmallProgram program = SmallProgram.in(folder).add("Host", TEXT).compile();
    CallGraph graph = CallGraph.of(program.without("Host$Inner").hierarchy());
    assertEquals(
        Set.of("class Host$Inner is missing"),
        graph.nest(method(graph.hierarchy(), "Host", "run")).obstacles());
  }
}
