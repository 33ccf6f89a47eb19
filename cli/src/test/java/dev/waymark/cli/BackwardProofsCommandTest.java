package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code generate} says of what going back proves. */
class BackwardProofsCommandTest {
  private static final String SOURCE =
      """
      import java.util.ArrayList;
      import java.util.List;

      public class Basket {
        private final List<String> items = new ArrayList<>();

        public int add(String item, int times) {
          for (int i = 0; i < times; i++) {
            items.add(item);
          }
          return items.size();
        }

        public static int count(int limit) {
          int count = 0;
          while (count < limit) {
            count++;
          }
          return count < 0 ? -1 : count;
        }
      }
      """;

  @TempDir private Path folder;

  /** Where everything is decided, it ends long before the time is up. */
  private Execution generate(int seconds, String... more) throws IOException {
    Path classes = new Workshop(folder).compile("classes", "Basket.java", SOURCE);
    List<String> args = new ArrayList<>(List.of("generate", "Basket"));
    args.addAll(List.of("--seconds", String.valueOf(seconds)));
    args.addAll(List.of("-cp", classes.toString(), "--no-confirm"));
    args.addAll(List.of("--out", folder.resolve("out").toString()));
    args.addAll(List.of("--results", folder.resolve("results").toString()));
    args.addAll(List.of(more));
    return Execution.of(args.toArray(new String[0]));
  }

  @Test
  void checksThatCannotFailAreCountedAndConditionsAreListed() throws IOException {
    Path json = folder.resolve("found.json");
    String out = generate(60, "--json", json.toString()).out();
    assertTrue(line(out, "count < 0 [true]").contains("infeasible (weakest precondition)"), out);
    assertFalse(out.contains("this.items != null"), out);
    assertTrue(out.contains("2 implicit checks: 2 cannot fail"), out);
    assertTrue(out.contains("5 of 6 branches covered"), out);
    String data = Files.readString(json);
    assertTrue(data.contains("\"implicit\""), data);
    assertTrue(data.contains("objects made by constructors that return"), data);
  }

  @Test
  void everyCheckIsListedWithAllReasons() throws IOException {
    String out = generate(60, "--verbose").out();
    assertTrue(
        line(out, "Basket.add:9 this.items != null [NullPointerException]")
            .contains(
                "infeasible (weakest precondition; given objects made by constructors that return)"),
        out);
  }

  @Test
  void proofsByGoingBackCanBeLeftOut() throws IOException {
    String out = generate(5, "--no-backward-proofs").out();
    assertTrue(line(out, "count < 0 [true]").contains("open"), out);
    assertTrue(out.contains("2 implicit checks: 2 are open"), out);
  }

  @Test
  void loopsCanBeGoneRoundTurnByTurn() throws IOException {
    String out = generate(5, "--no-loop-folding").out();
    assertTrue(line(out, "count < 0 [true]").contains("open"), out);
  }

  private static String line(String out, String part) {
    List<String> found = out.lines().filter(each -> each.contains(part)).toList();
    assertEquals(1, found.size(), out);
    return found.get(0);
  }
}
