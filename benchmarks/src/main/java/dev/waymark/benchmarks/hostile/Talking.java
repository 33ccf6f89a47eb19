package dev.waymark.benchmarks.hostile;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** What prints and reads. */
public final class Talking {
  private Talking() {}

  /** Prints two gigabytes. */
  public static int printing(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      String text = "waymark ".repeat(1 << 17);
      for (int i = 0; i < 1 << 10; i++) {
        System.out.println(text);
        System.err.println(text);
      }
      return 4;
    }
    return result;
  }

  public static int reading(int x) throws IOException {
    int result = Trap.pick(x);
    return result == 0 ? System.in.read() : result;
  }

  /** Writes into what the JVM uses to talk to the driver. */
  public static int descriptor(int x) throws IOException {
    int result = Trap.pick(x);
    if (result == 0) {
      try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
        out.write(new byte[1 << 16]);
      }
    }
    return result;
  }
}
