package dev.waymark.generalize.random;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;

/** Sources, compiled into a folder. */
final class Compiled {
  private Compiled() {}

  static void into(Path folder, Map<String, String> sources) {
    List<String> arguments = new ArrayList<>(List.of("-nowarn", "-g", "-d", folder.toString()));
    try {
      for (Map.Entry<String, String> each : sources.entrySet()) {
        Path file = folder.resolve(each.getKey() + ".java");
        Files.writeString(file, each.getValue());
        arguments.add(file.toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    if (failed != 0) {
      throw new IllegalStateException("not compiled: " + sources.keySet());
    }
  }
}
