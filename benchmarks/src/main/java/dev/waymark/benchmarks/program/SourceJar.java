package dev.waymark.benchmarks.program;

import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.program.source.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The Java files of a jar of sources. */
final class SourceJar {
  private SourceJar() {}

  /** All of them, sorted by path. */
  static List<SourceFile> read(Path jar) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<SourceFile> files = new ArrayList<>();
      for (ZipEntry entry : zip.stream().sorted(Comparator.comparing(ZipEntry::getName)).toList()) {
        if (entry.getName().endsWith(".java")) {
          files.add(new SourceFile(entry.getName(), text(zip, entry)));
        }
      }
      return files;
    } catch (IOException e) {
      throw new BenchException("cannot read " + jar + ": " + e.getMessage());
    }
  }

  private static String text(ZipFile zip, ZipEntry entry) throws IOException {
    try (InputStream in = zip.getInputStream(entry)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
