package dev.waymark.confirm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that is there until it is closed. */
record TemporaryFolder(Path path) implements AutoCloseable {
  public static TemporaryFolder create() throws IOException {
    return new TemporaryFolder(Files.createTempDirectory("waymark"));
  }

  /** A new, empty folder in this one. */
  Path empty(String prefix) throws IOException {
    return Files.createTempDirectory(path, prefix);
  }

  @Override
  public void close() {
    try (Stream<Path> all = Files.walk(path)) {
      List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
      deepestFirst.forEach(each -> each.toFile().delete());
    } catch (IOException e) {
      path.toFile().deleteOnExit();
    }
  }
}
