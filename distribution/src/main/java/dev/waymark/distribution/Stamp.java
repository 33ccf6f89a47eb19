package dev.waymark.distribution;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;

/**
 * Tells one build from another by the contents of its jars, so that nothing made of one is used
 * with another. The build writes it; the times of files are the same in all builds.
 */
final class Stamp {
  private Stamp() {}

  /** Writes the stamp of the jars on this JVM's class path to a file. */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, of(System.getProperty("java.class.path", "")) + "\n");
  }

  /** The stamp of the jars on a class path, in any order; folders do not count. */
  static String of(String classPath) throws IOException {
    long sum = 0;
    for (String each : classPath.split(File.pathSeparator, -1)) {
      Path jar = Path.of(each);
      if (Files.isRegularFile(jar)) {
        CRC32 crc = new CRC32();
        crc.update(Files.readAllBytes(jar));
        sum += crc.getValue() * 0x9E3779B97F4A7C15L;
      }
    }
    return Long.toHexString(sum);
  }
}
