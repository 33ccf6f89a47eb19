package dev.waymark.distribution;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * The jars of Waymark in a folder.
 *
 * @param folder where they are
 */
record Library(Path folder) {
  private static final String PLACE = "lib/";
  private static final String STAMP = "stamp";

  /** Always in the same order. */
  List<Path> jars() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(".jar")).sorted().toList();
    }
  }

  /**
   * The library of which {@code own} is the place: the folder that the jar of the launcher is in,
   * or the jars in it, which are unpacked below {@code cache} the first time.
   */
  static Library at(Path own, Path cache) throws IOException {
    try (JarFile jar = new JarFile(own.toFile())) {
      ZipEntry stamp = jar.getEntry(PLACE + STAMP);
      return stamp == null
          ? new Library(own.resolveSibling(""))
          : unpacked(jar, cache.resolve(text(jar, stamp)).resolve(PLACE));
    }
  }

  private static String text(JarFile jar, ZipEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }

  /** The stamp comes last, and each file appears at once: whoever sees the stamp has everything. */
  private static Library unpacked(JarFile jar, Path folder) throws IOException {
    Path last = folder.resolve(STAMP);
    if (!Files.exists(last)) {
      Files.createDirectories(folder);
      for (ZipEntry each : nested(jar)) {
        unpack(jar, each, folder.resolve(each.getName().substring(PLACE.length())));
      }
      unpack(jar, jar.getEntry(PLACE + STAMP), last);
    }
    return new Library(folder);
  }

  private static List<? extends ZipEntry> nested(JarFile jar) {
    return jar.stream()
        .filter(each -> each.getName().startsWith(PLACE) && each.getName().endsWith(".jar"))
        .toList();
  }

  private static void unpack(JarFile jar, ZipEntry entry, Path file) throws IOException {
    Path part = Files.createTempFile(file.getParent(), "part", "");
    try (InputStream in = jar.getInputStream(entry)) {
      Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
