package dev.waymark.program.call;

import static dev.waymark.program.call.SmallProgram.method;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.program.MethodModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    assertEquals(Set.of(), nest.obstacles(method(graph.hierarchy(), "Host", "own")));
    assertSame(nest, graph.nest(method(graph.hierarchy(), "Host$Inner", "inner")));
  }

  @Test
  void aClassThatIsMissingMayCallToo() {
    SmallProgram program = SmallProgram.in(folder).add("Host", TEXT).compile();
    CallGraph graph = CallGraph.of(program.without("Host$Inner").hierarchy());
    assertEquals(Set.of("class Host$Inner is missing"), obstacles(graph, "Host", "own"));
  }

  @Test
  void objectStreamsCallWhatIsPrivate() {
    String type = "class %s %s { private Object readResolve() { return this; } }";
    CallGraph graph =
        CallGraph.of(
            SmallProgram.in(folder)
                .add("Kept", type.formatted("Kept", "implements java.io.Serializable"))
                .add("Plain", type.formatted("Plain", ""))
                .compile()
                .hierarchy());
    assertEquals(
        Set.of("object streams call Kept.readResolve"), obstacles(graph, "Kept", "readResolve"));
    assertEquals(Set.of(), obstacles(graph, "Plain", "readResolve"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "type.getDeclaredMethod(\"own\").invoke(this);",
        "type.getDeclaredConstructor().newInstance();",
        "java.lang.invoke.MethodHandles.lookup();",
        "handed.unreflect(null);"
      })
  void aNestThatFindsMethodsMayCallAny(String finding) {
    assertEquals(Set.of("Finder.find finds methods by name"), obstaclesOfFinder(finding));
  }

  @Test
  void whoAsksForOtherThingsFindsNoMethods() {
    assertEquals(Set.of(), obstaclesOfFinder("type.getName(); type.getDeclaredField(\"a\");"));
  }

  private Set<String> obstaclesOfFinder(String finding) {
    String text =
        """
        class Finder {
          private void own() {}
          void find(Class<?> type, java.lang.invoke.MethodHandles.Lookup handed) throws Exception {
            %s
          }
        }
        """;
    SmallProgram program = SmallProgram.in(folder).add("Finder", text.formatted(finding)).compile();
    return obstacles(CallGraph.of(program.hierarchy()), "Finder", "own");
  }

  private static Set<String> obstacles(CallGraph graph, String type, String name) {
    MethodModel method = method(graph.hierarchy(), type, name);
    return graph.nest(method).obstacles(method);
  }
}
