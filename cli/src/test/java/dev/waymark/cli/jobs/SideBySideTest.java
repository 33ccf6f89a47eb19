package dev.waymark.cli.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SideBySideTest {
  private static final List<String> ITEMS = IntStream.range(0, 100).mapToObj(i -> "" + i).toList();

  private static List<String> workers(int number) {
    return IntStream.range(0, number).mapToObj(i -> "worker " + i).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void resultsComeInTheOrderOfQuestions(int number) {
    SideBySide<String, String, Integer> jobs =
        new SideBySide<>(
            workers(number), ITEMS, (worker, item) -> Integer.parseInt(item) + 1, () -> false);
    List<Integer> found = new ArrayList<>();
    ITEMS.forEach(each -> found.add(jobs.result(each).orElseThrow()));
    assertEquals(IntStream.range(1, 101).boxed().toList(), found);
  }

  @Test
  void theFirstItemMayTakeLongest() throws InterruptedException {
    CountDownLatch others = new CountDownLatch(20);
    SideBySide<String, String, String> jobs =
        new SideBySide<>(
            workers(2),
            ITEMS,
            (worker, item) -> {
              if (item.equals("0")) {
                await(others);
              }
              others.countDown();
              return item;
            },
            () -> false);
    others.await();
    ITEMS.forEach(each -> assertEquals(Optional.of(each), jobs.result(each)));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aWorkerDoesOneThingAtATime() {
    List<AtomicInteger> workers = List.of(new AtomicInteger(), new AtomicInteger());
    SideBySide<AtomicInteger, String, Integer> jobs =
        new SideBySide<>(
            workers,
            ITEMS,
            (worker, item) -> {
              int busy = worker.incrementAndGet();
              worker.decrementAndGet();
              return busy;
            },
            () -> false);
    ITEMS.forEach(each -> assertEquals(Optional.of(1), jobs.result(each)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aProblemIsThatOfItsItemAlone(int number) {
    SideBySide<String, String, String> jobs =
        new SideBySide<>(
            workers(number),
            ITEMS,
            (worker, item) -> {
              if (item.equals("7")) {
                throw new IllegalStateException("seven");
              }
              if (item.equals("8")) {
                throw new StackOverflowError("eight");
              }
              return item;
            },
            () -> false);
    assertEquals(
        "seven", assertThrows(IllegalStateException.class, () -> jobs.result("7")).getMessage());
    assertThrows(StackOverflowError.class, () -> jobs.result("8"));
    assertEquals(Optional.of("9"), jobs.result("9"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void nothingBeginsOnceItIsOver(int number) {
    SideBySide<String, String, String> jobs =
        new SideBySide<>(workers(number), ITEMS, (worker, item) -> item, () -> true);
    ITEMS.forEach(each -> assertEquals(Optional.empty(), jobs.result(each)));
  }
}
