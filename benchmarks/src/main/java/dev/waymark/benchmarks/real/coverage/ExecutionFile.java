package dev.waymark.benchmarks.real.coverage;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.ExecutionDataWriter;
import org.jacoco.core.tools.ExecFileLoader;

/** A file in JaCoCo's format; there is either all of it or nothing. */
public record ExecutionFile(Path path) {
  public void write(ExecutionDataStore store) throws IOException {
    Path draft = path.resolveSibling(path.getFileName() + ".draft");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
      store.accept(new ExecutionDataWriter(out));
    }
    Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
  }

  /** What was written; nothing is covered if the file does not exist. */
  public ExecutionDataStore read() throws IOException {
    ExecFileLoader loader = new ExecFileLoader();
    if (Files.exists(path)) {
      try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
        loader.load(in);
      }
    }
    return loader.getExecutionDataStore();
  }
}
