package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Attempt;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.report.graph.TreeDrawing;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A loop that does not end makes paths of thousands of arcs. */
class LongPathsTest {
  private static final int TURNS = 20_000;

  private static Attempt attempt(Attempt.Kind kind, int turns) {
    List<String> labels = Collections.nCopies(turns, "14+");
    return new Attempt(kind, String.join(" ", labels), labels, List.of(), 0, 0);
  }

  private static AbstractTree tree(int... turns) {
    List<Attempt> attempts =
        Arrays.stream(turns).mapToObj(each -> attempt(Attempt.Kind.COVERED, each)).toList();
    return new AbstractTree(PathCriterion.MINIMAL_ALL_PATHS, attempts);
  }

  @Test
  void theTreeOfALongPathHasAFewHundredLevels() {
    TreeNode node = TreeNode.of(tree(TURNS, TURNS + 1));
    int depth = 0;
    while (node.below().size() == 1) {
      node = node.below().get(0);
      depth++;
    }
    assertEquals(500, depth);
    assertEquals(
        List.of("... (19,500 more)", "... (19,501 more)"),
        node.below().stream().map(TreeNode::arc).toList());
    assertTrue(TreeDrawing.svg(tree(TURNS)).contains("... (19,500 more)"));
    assertTrue(TreeNode.of(tree(TURNS)).data().toString().contains("... (19,500 more)"));
  }

  @Test
  void aLongPathIsShownWithoutItsMiddle() {
    String text = PathText.brief(attempt(Attempt.Kind.OPEN, TURNS).text());
    assertTrue(text.length() < 500, text);
    assertTrue(text.startsWith("14+ 14+"), text);
    assertTrue(text.endsWith("14+"), text);
    assertEquals("14+ 14-", PathText.brief("14+ 14-"));
  }
}
