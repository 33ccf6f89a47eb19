package dev.waymark.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** Class files in a jar, multi-release ones as the running JDK would see them. */
final class JarSource implements ClassSource {
  private final Path file;
  private final JarFile jar;

  private JarSource(Path file, JarFile jar) {
    this.file = file;
    this.jar = jar;
  }

  /**
   * Opens a jar for as long as the process lives.
   *
   * @throws ProgramException if the file is not a jar
   */
  public static JarSource open(Path file) {
    try {
      return new JarSource(
          file, new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version()));
    } catch (IOException e) {
      throw new ProgramException(
          "classpath entry is neither a folder nor a readable jar: " + file, e);
    }
  }

  @Override
  public byte @Nullable [] find(String name) {
    JarEntry entry = jar.getJarEntry(name + ".class");
    return entry == null ? null : read(entry);
  }

  private byte[] read(JarEntry entry) {
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new ProgramException(
          "cannot read " + entry.getName() + " in " + file + ": " + e.getMessage(), e);
    }
  }

  @Override
  public List<String> names() {
    return jar.stream()
        .map(ZipEntry::getName)
        .filter(ClassNames::isClass)
        .map(ClassNames::strip)
        .sorted()
        .toList();
  }
}
