package dev.waymark.validation.trap;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Hole 9: runs that are another the next time. */
final class Chance {
  private Chance() {}

  enum Side {
    HEAD,
    TAIL
  }

  @Expected(
      either = "System.nanoTime() % 1000003L == 7L [true]",
      because = "it is a matter of time")
  static int time(int a) {
    return System.nanoTime() % 1_000_003 == 7 ? a : 0;
  }

  @Expected(open = "Math.random() < 1.0E-9 [true]", because = "chance is too small")
  static int random(int a) {
    return Math.random() < 1e-9 ? a : 0;
  }

  @Expected(
      either = {
        "some[0] == 7 [true]",
        "some[1] == 7 [false]",
        "some[1] == 7 [true]",
        "some[2] == 7 [false]",
        "some[2] == 7 [true]"
      },
      because = "it is a matter of chance")
  static int bytes(int a) {
    byte[] some = new byte[4];
    new Random().nextBytes(some);
    return some[0] == 7 && some[1] == 7 && some[2] == 7 ? a : 0;
  }

  @Expected(
      open = "ThreadLocalRandom.current().nextInt() == 7 [true]",
      because = "chance is too small")
  static int threadRandom(int a) {
    return ThreadLocalRandom.current().nextInt() == 7 ? a : 0;
  }

  @Expected(
      open = "new Object.hashCode() == 77 [true]",
      because = "the virtual machine draws hashes of 31 bits")
  static int identityHash(int a) {
    return new Object().hashCode() == 77 ? a : 0;
  }

  @Expected(
      open = "Chance$Side.HEAD.hashCode() == 77 [true]",
      because = "the virtual machine draws hashes of 31 bits")
  static int enumHash(int a) {
    return Side.HEAD.hashCode() == 77 ? a : 0;
  }

  @Expected(
      open = "new int[1].hashCode() == 77 [true]",
      because = "the virtual machine draws hashes of 31 bits")
  static int arrayHash(int a) {
    return new int[1].hashCode() == 77 ? a : 0;
  }

  @Expected(
      open = "new int[1].toString().length() == 77 [true]",
      because = "a text with a hash in it is different each time")
  static int arrayText(int a) {
    return new int[1].toString().length() == 77 ? a : 0;
  }

  @Expected(
      open = "String.valueOf(new Object).length() == 77 [true]",
      because = "a text with a hash in it is different each time")
  static int objectText(int a) {
    return String.valueOf(new Object()).length() == 77 ? a : 0;
  }

  @Expected(
      open = "text.length() == 77 [true]",
      because = "a text with a hash in it is different each time")
  static int concatenatedObject(int a) {
    String text = "n" + new Object();
    return text.length() == 77 ? a : 0;
  }

  @Expected(
      either = {
        "map.keySet().iterator().next() == Chance$Side.HEAD [true]",
        "map.keySet().iterator().next() == Chance$Side.HEAD [false]"
      },
      because = "hashes of constants are drawn, and decide")
  static int order(int a) {
    Map<Side, Integer> map = new HashMap<>();
    map.put(Side.HEAD, 1);
    map.put(Side.TAIL, 2);
    return map.keySet().iterator().next() == Side.HEAD ? a : 0;
  }

  @Expected(
      open = {"a > 3 [true]", "a > 3 [false]"},
      because = "nobody interrupts")
  static int interrupted(int a) {
    try {
      Thread.sleep(1);
      return 0;
    } catch (InterruptedException e) {
      return a > 3 ? 1 : 2;
    }
  }

  @Expected(either = "cell[0] == 2 [false]", because = "one thread seldom overtakes the other")
  static int raced(int a) throws InterruptedException {
    int[] cell = new int[1];
    Thread thread = new Thread(() -> cell[0]++);
    thread.start();
    cell[0]++;
    thread.join();
    return cell[0] == 2 ? a : 0;
  }

  @Expected(open = "a == 77 [true] (2)", because = "nothing comes after a call that is refused")
  static int halted(int a) {
    if (a == 77) {
      Runtime.getRuntime().halt(1);
    }
    return a == 77 ? 1 : 0;
  }
}
