package dev.waymark.distribution.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Tells one build from another by the contents of its jars, so that nothing unpacked from one is
 * used with another.
 */
final class Stamp {
  private Stamp() {}

  /** Depends on the order of the jars. */
  static String of(List<Path> jars) throws IOException {
    long sum = 0;
    for (Path each : jars) {
      CRC32 crc = new CRC32();
      crc.update(Files.readAllBytes(each));
      sum = sum * 0x9E3779B97F4A7C15L + crc.getValue();
    }
    return Long.toHexString(sum);
  }
}
