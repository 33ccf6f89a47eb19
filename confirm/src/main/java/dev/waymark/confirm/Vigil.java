package dev.waymark.confirm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Waits for the end of a JVM, as long as there is news of it.
 *
 * @param report the file that grows with each piece of news
 * @param patience how long there may be none; at the beginning, a while longer
 */
record Vigil(Process process, Path report, Duration patience) {
  private static final long GLANCE_MILLISECONDS = 20;
  private static final Duration START = Duration.ofSeconds(30);

  /** Waits, and ends what lasts too long; says in words how it ended. */
  String end() throws IOException {
    long size = 0;
    long news = System.nanoTime();
    try {
      while (!process.waitFor(GLANCE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
        long now = Files.size(report);
        long limit = (now == 0 ? START.plus(patience) : patience).toNanos();
        if (now != size) {
          size = now;
          news = System.nanoTime();
        } else if (System.nanoTime() - news > limit) {
          return "does not end within " + patience.toSeconds() + " s";
        }
      }
      return "ends the JVM, with exit code " + process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("time was up", e);
    } finally {
      TestJvm.stop(process);
    }
  }
}
