package dev.waymark.cli.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class RendererTest {
  private static String render(Format format, String... methods) throws IOException {
    Program program = new Program(ClassPath.parse("target/test-classes"));
    List<MethodModel> models =
        List.of(methods).stream()
            .map(name -> program.require(Shapes.class.getName()).require(name))
            .toList();
    StringBuilder out = new StringBuilder();
    format.renderer().render(models, out);
    return out.toString();
  }

  @Test
  void textShowsBlocksBranchesDecisionsLoopsAndAbstractNodes() throws IOException {
    assertEquals(
        """
        dev.waymark.cli.inspect.Shapes#sum([II)I
          B0
              @0.0  line 6     s0 = 0
              @1.0             l2 = s0
                    -> B1 (next)
          B1
              @2.0  line 7     s0 = l1
              @3.0             if s0 <= 0 goto @16
                    -> B2 (no jump), B4 (jump)
          B2
              @4.0             s0 = l0
              @5.0             s1 = l1
              @6.0             check s0 != null
              @6.1             check 0 <= s1 < s0.length
              @6.2             s0 = s0[s1]
              @7.0             if s0 == 0 goto @16
                    -> B3 (no jump), B4 (jump), throw (exception)
          B3
              @8.0  line 8     s0 = l2
              @9.0             s1 = l0
             @10.0             s2 = l1
             @11.0             check s1 != null
             @11.1             check 0 <= s2 < s1.length
             @11.2             s1 = s1[s2]
             @12.0             s0 = s0 + s1
             @13.0             l2 = s0
             @14.0  line 9     l1 = l1 + -1
             @15.0             goto @2
                    -> B1 (goto), throw (exception)
          B4
             @16.0  line 11    s0 = l2
             @17.0             return s0
                    -> return
          branches: 4 explicit, 8 implicit
            Shapes.sum:7 n > 0 [true]
            Shapes.sum:7 n > 0 [false]
            Shapes.sum:7 v != null [pass]
            Shapes.sum:7 v != null [NullPointerException]
            Shapes.sum:7 0 <= n < v.length [pass]
            Shapes.sum:7 0 <= n < v.length [ArrayIndexOutOfBoundsException]
            Shapes.sum:7 v[n] != 0 [true]
            Shapes.sum:7 v[n] != 0 [false]
            Shapes.sum:8 v != null [pass]
            Shapes.sum:8 v != null [NullPointerException]
            Shapes.sum:8 0 <= n < v.length [pass]
            Shapes.sum:8 0 <= n < v.length [ArrayIndexOutOfBoundsException]
          decisions
            line 7  n > 0 && v[n] != 0  (read as one decision; nested ifs would compile alike)
          loops
            head B1, blocks B1 B2 B3
          abstract nodes
            LOOP line 7-9  n > 0 && v[n] != 0
              AND line 7  n > 0 && v[n] != 0
        """,
        render(Format.TEXT, "sum"));
  }

  @Test
  void aGraphHasANodeForEachBlockAndALabelForEachOutcome() throws IOException {
    String dot = render(Format.DOT, "sum", "quote");
    assertTrue(dot.startsWith("digraph waymark {\n"), dot);
    assertTrue(dot.contains("m0_B1 -> m0_B2 [label=\"n > 0 [true]\"];"), dot);
    assertTrue(dot.contains("m0_B2 -> m0_throw [style=dashed, color=gray];"), dot);
    assertTrue(dot.contains("s0 = \\\"a\\\\\\\"b\\\"\\l"), dot);
  }

  @Test
  void dataHoldsEverythingThatTextShows() throws IOException {
    Map<String, Object> data = JSON.std.mapFrom(render(Format.JSON, "sum"));
    Map<?, ?> method = first(data, "methods");
    assertEquals("sum", method.get("name"));
    assertEquals(5, list(method, "blocks").size());
    assertEquals("n > 0 && v[n] != 0", first(method, "decisions").get("text"));
    assertEquals("JOINED", first(method, "decisions").get("reading"));
    assertEquals(List.of(1, 2, 3), first(method, "loops").get("blocks"));
    assertEquals("LOOP", first(method, "abstractNodes").get("type"));
    assertEquals("AND", first(first(method, "abstractNodes"), "children").get("type"));
  }

  private static List<?> list(Map<?, ?> map, String key) {
    return Objects.requireNonNull((List<?>) map.get(key));
  }

  private static Map<?, ?> first(Map<?, ?> map, String key) {
    return (Map<?, ?>) list(map, key).get(0);
  }
}
