package dev.waymark.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingTest {
  private static final List<String> KNOWN = List.of("generate", "cover", "inspect", "tree", "Tree");

  @Test
  void aNameWithFewErrorsIsRecognized() {
    assertEquals(List.of("generate"), Spelling.nearest("generte", KNOWN));
    assertEquals(List.of("generate"), Spelling.nearest("gneerate", KNOWN));
    assertEquals(List.of("inspect"), Spelling.nearest("inspekt", KNOWN));
    assertEquals(List.of("cover"), Spelling.nearest("COVER", KNOWN));
    assertEquals(List.of("Tree", "tree"), Spelling.nearest("tre", KNOWN));
  }

  @Test
  void anotherNameIsNot() {
    assertEquals(List.of(), Spelling.nearest("explore", KNOWN));
    assertEquals(List.of(), Spelling.nearest("x", List.of()));
    assertEquals("", Spelling.hint("explore", KNOWN));
    assertEquals(" (did you mean Tree or tree?)", Spelling.hint("tre", KNOWN));
  }
}
