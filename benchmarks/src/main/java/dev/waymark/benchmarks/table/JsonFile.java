package dev.waymark.benchmarks.table;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The file for {@code --json}. */
public record JsonFile(Path path) {
  /** Fails now rather than after minutes of measuring; leaves what the file holds. */
  public void requireWritable() {
    boolean existed = Files.exists(path);
    try {
      Files.newByteChannel(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
      if (!existed) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw BenchException.unwritable(path, e);
    }
  }

  public void write(String bench, Environment environment, List<Map<String, Object>> rows) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("bench", bench);
    document.put("environment", environment.toMap());
    document.put("rows", rows);
    try {
      String text = JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(document);
      Files.writeString(path, text + "\n");
    } catch (IOException e) {
      throw BenchException.unwritable(path, e);
    }
  }
}
