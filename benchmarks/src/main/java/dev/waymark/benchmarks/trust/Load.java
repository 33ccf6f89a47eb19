package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.harm.Misbehaviour;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whether results depend on what else the machine does. */
final class Load {
  private static final int BUSY = 8;

  private final Scene scene;

  Load(Scene scene) {
    this.scene = scene;
  }

  List<Check> checks() {
    int step = scene.isQuick() ? 16 : 1;
    return List.of(new Check("hostile outcomes beside busy threads", () -> run(step)));
  }

  private static Finding run(int step) {
    Map<String, String> alone = Misbehaviour.outcomes(step);
    List<Thread> busy = new ArrayList<>();
    for (int i = 0; i < BUSY; i++) {
      Thread thread = new Thread(Load::spin, "busy");
      thread.setDaemon(true);
      thread.start();
      busy.add(thread);
    }
    try {
      return same(alone, Misbehaviour.outcomes(step));
    } finally {
      busy.forEach(Thread::interrupt);
    }
  }

  private static void spin() {
    long turns = 0;
    while (!Thread.currentThread().isInterrupted()) {
      turns++;
    }
    if (turns < 0) {
      throw new IllegalStateException();
    }
  }

  static Finding same(Map<String, String> alone, Map<String, String> busy) {
    List<String> wrong = new ArrayList<>();
    alone.forEach(
        (name, outcome) -> {
          String other = busy.getOrDefault(name, "");
          if (!other.equals(outcome)) {
            wrong.add(name + ": alone " + outcome + ", under load " + other);
          }
        });
    return new Finding(alone.size(), wrong);
  }
}
