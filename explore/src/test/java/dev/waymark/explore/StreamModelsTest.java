package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.MethodModel;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Streams under their models, against all inputs. */
class StreamModelsTest {
  private static final List<String> CLASSES = List.of("IntStreams");

  @Test
  void exploringStreamsFindsExactlyThePathsOfAllInputsAndLosesNothing() {
    Map<String, String> differing = new TreeMap<>();
    Set<String> closed = new TreeSet<>();
    Set<String> all = new TreeSet<>();
    try (Laboratory laboratory = new Laboratory()) {
      for (String type : CLASSES) {
        for (MethodModel method :
            laboratory.program.require("dev.waymark.validation.stream." + type).methods()) {
          if (method.isPublic()) {
            Entry entry = Entry.of(method);
            all.add(entry.method().toString());
            BruteForceTest.check(laboratory, entry, closed, differing);
          }
        }
      }
    }
    assertEquals(Map.of(), differing);
    assertEquals(all, closed);
  }
}
