package dev.waymark.program.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.Compiled;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CfgTest {
  private static Cfg cfg(String method) {
    return Compiled.method("class C { static Object o; " + method + " }", "m").cfg();
  }

  /** The constants that blocks return to which an exception of the first block may lead. */
  private static Set<String> caughtAs(Cfg cfg) {
    return cfg.transfers().stream()
        .filter(transfer -> transfer.cause() == Transfer.Cause.EXCEPTION)
        .map(transfer -> answer(cfg, transfer.to()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String answer(Cfg cfg, int node) {
    if (node == cfg.throwExit()) {
      return "uncaught";
    }
    Block block = cfg.block(node);
    for (int i = block.firstStatement(); i < block.endStatement(); i++) {
      Statement statement = cfg.code().statement(i);
      if (statement instanceof Assign assign && assign.value() instanceof NumberConstant number) {
        return number.toString();
      }
    }
    return "?";
  }

  @Test
  void aFailedCheckGoesToTheFirstHandlerOfItsClass() {
    assertEquals(
        Set.of("2"),
        caughtAs(
            cfg(
                "static int m(int[] a) { try { return a.length; } catch (ArithmeticException e) {"
                    + " return 1; } catch (RuntimeException e) { return 2; } catch (Error e) {"
                    + " return 3; } }")));
  }

  @Test
  void anIndexOutOfBoundsIsCaughtAsItsSuperclass() {
    assertEquals(
        Set.of("4", "uncaught"),
        caughtAs(
            cfg(
                "static int m(int[] a) { try { return a[a.length]; } catch"
                    + " (IndexOutOfBoundsException e) { return 4; } }")));
  }

  @Test
  void aCallMayReachEveryHandlerUpToTheOneThatTakesAll() {
    assertEquals(
        Set.of("1", "2"),
        caughtAs(
            cfg(
                "static int f() { return 7; } static int m() { try { return f(); } catch"
                    + " (ArithmeticException e) { return 1; } catch (Throwable e) { return 2; } }")));
  }

  @Test
  void returnsLeadToTheReturnExit() {
    Cfg cfg = cfg("static int m(int a) { if (a > 0) return 1; return 2; }");
    assertEquals(2, cfg.graph().inDegree(cfg.returnExit()));
    assertEquals(0, cfg.graph().inDegree(cfg.throwExit()));
  }

  @Test
  void blocksCoverAllReachableInstructionsInOrder() {
    Cfg cfg =
        cfg(
            "static int m(int a) { int r = 0; try { while (a > 0) { r += 100 / a; a--; } } finally {"
                + " r = r * 2; } return r; }");
    int next = 0;
    for (Block block : cfg.blocks()) {
      assertEquals(next, block.first());
      next = block.last() + 1;
    }
    assertEquals(cfg.code().instructionCount(), next);
    assertTrue(cfg.lastStatement(cfg.block(cfg.blocks().size() - 1)).isPresent());
    assertTrue(cfg.code().statements().stream().anyMatch(Return.class::isInstance));
  }

  @Test
  void aHandlerThatNothingThrowsIntoIsStillThere() {
    Cfg cfg =
        cfg("static int m(int a) { int r = a; try { r = r + 1; } finally { r = 5; } return r; }");
    assertTrue(
        cfg.transfers().stream()
            .anyMatch(transfer -> transfer.cause() == Transfer.Cause.ASYNCHRONOUS));
  }
}
