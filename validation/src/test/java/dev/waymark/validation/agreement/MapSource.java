package dev.waymark.validation.agreement;

import dev.waymark.program.ClassSource;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** Class files in memory, by internal name. */
record MapSource(SortedMap<String, byte[]> files) implements ClassSource {
  @Override
  public byte @Nullable [] find(String name) {
    return files.get(name);
  }

  @Override
  public List<String> names() {
    return List.copyOf(files.keySet());
  }
}
