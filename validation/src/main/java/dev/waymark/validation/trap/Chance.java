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

  static int time(int a) {
    return System.nanoTime() % 1_000_003 == 7 ? a : 0;
  }

  static int random(int a) {
    return Math.random() < 1e-9 ? a : 0;
  }

  static int bytes(int a) {
    byte[] some = new byte[4];
    new Random().nextBytes(some);
    return some[0] == 7 && some[1] == 7 && some[2] == 7 ? a : 0;
  }

  static int threadRandom(int a) {
    return ThreadLocalRandom.current().nextInt() == 7 ? a : 0;
  }

  static int identityHash(int a) {
    return new Object().hashCode() == 77 ? a : 0;
  }

  static int enumHash(int a) {
    return Side.HEAD.hashCode() == 77 ? a : 0;
  }

  static int arrayHash(int a) {
    return new int[1].hashCode() == 77 ? a : 0;
  }

  static int arrayText(int a) {
    return new int[1].toString().length() == 77 ? a : 0;
  }

  static int objectText(int a) {
    return String.valueOf(new Object()).length() == 77 ? a : 0;
  }

  static int concatenatedObject(int a) {
    String text = "n" + new Object();
    return text.length() == 77 ? a : 0;
  }

  static int order(int a) {
    Map<Side, Integer> map = new HashMap<>();
    map.put(Side.HEAD, 1);
    map.put(Side.TAIL, 2);
    return map.keySet().iterator().next() == Side.HEAD ? a : 0;
  }

  static int interrupted(int a) {
    try {
      Thread.sleep(1);
      return 0;
    } catch (InterruptedException e) {
      return a > 3 ? 1 : 2;
    }
  }

  static int raced(int a) throws InterruptedException {
    int[] cell = new int[1];
    Thread thread = new Thread(() -> cell[0]++);
    thread.start();
    cell[0]++;
    thread.join();
    return cell[0] == 2 ? a : 0;
  }

  static int halted(int a) {
    if (a == 77) {
      Runtime.getRuntime().halt(1);
    }
    return a == 77 ? 1 : 0;
  }
}
