package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.table.Effort;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Where checks work. */
record Scene(Effort effort, TemporaryFolder temporary) implements AutoCloseable {
  static Scene create(Effort effort) {
    return new Scene(effort, TemporaryFolder.create());
  }

  boolean isQuick() {
    return effort == Effort.QUICK;
  }

  Path folder(String name) {
    return temporary.path().resolve(name);
  }

  /** What {@code work} comes to, begun when first asked for and done once. */
  static <T> Supplier<T> once(Supplier<T> work) {
    return new Supplier<>() {
      private @org.jspecify.annotations.Nullable T done;

      @Override
      public synchronized T get() {
        T known = done == null ? work.get() : done;
        done = known;
        return known;
      }
    };
  }

  @Override
  public void close() {
    temporary.close();
  }
}
