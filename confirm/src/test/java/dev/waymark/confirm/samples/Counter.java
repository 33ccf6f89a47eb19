package dev.waymark.confirm.samples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Does the same each time, or not. */
final class Counter {
  private static int count;
  private static String first = "";
  private static int mark;

  private Counter() {}

  static int increment() {
    return ++count;
  }

  /** What it was given the first time. */
  static String first(String given) {
    first = first.isEmpty() ? given : first;
    return first;
  }

  static void mark(int number) {
    mark = number;
  }

  static int marked() {
    return mark;
  }

  static int twice(int number) {
    return 2 * number;
  }

  @Deprecated
  static int old() {
    if (count > 1_000) {
      return 1;
    }
    return 0;
  }

  static void exit() {
    System.exit(0);
  }

  static void waitForever() throws InterruptedException {
    Thread.sleep(Long.MAX_VALUE);
  }

  static int input() throws IOException {
    return System.in.read();
  }

  static long filesAround() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(""))) {
      return files.count();
    }
  }
}
