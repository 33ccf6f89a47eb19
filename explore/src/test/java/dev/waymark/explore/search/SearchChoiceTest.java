package dev.waymark.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ProgramException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchChoiceTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"uncovered", "dfs:depth=30", "context-guided:dominators=method,k=5", "bfs"})
  void aChoiceIsWrittenAsItIsRead(String text) {
    assertEquals(text, SearchChoice.parse(text).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "best; unknown strategy best (there are: uncovered,",
        "bfs:depth=3; unknown option 'depth' of strategy bfs (there are none)",
        "dfs:; unknown option '' of strategy dfs (there are: depth)",
        "dfs:depth; no value of option depth of strategy dfs: '' (write depth=N)",
        "dfs:depth=0; no value of option depth of strategy dfs: '0'",
        "dfs:depth=9999999999; no value of option depth",
        "context-guided:dominators=all; no value of option dominators",
      })
  void whatDoesNotExistIsSaid(String text, String message) {
    Exception e = assertThrows(ProgramException.class, () -> SearchChoice.parse(text));
    assertTrue(String.valueOf(e.getMessage()).startsWith(message), e.getMessage());
  }

  @Test
  void everyStrategyTellsWhereItComesFrom() {
    for (StrategyKind kind : Strategies.all()) {
      assertTrue(!kind.source().isEmpty() && !kind.summary().isEmpty(), kind.name());
      assertEquals(kind, Strategies.require(kind.name()));
    }
  }
}
