package dev.waymark.benchmarks.hostile;

import java.io.File;
import java.io.FileWriter;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/** What reaches out of the JVM. */
@SuppressWarnings("ResultOfMethodCallIgnored")
public final class Reaching {
  private Reaching() {}

  public static int delete(int x, int key) {
    int result = Trap.pick(x);
    return result == 0 && new File(Trap.canary(key)).delete() ? 4 : result;
  }

  public static int deleteByReference(int x, int key) {
    int result = Trap.pick(x);
    Predicate<File> delete = File::delete;
    return result == 0 && delete.test(new File(Trap.canary(key))) ? 4 : result;
  }

  public static int deleteByReflection(int x, int key) throws ReflectiveOperationException {
    int result = Trap.pick(x);
    if (result == 0) {
      Files.class.getMethod("delete", Path.class).invoke(null, Path.of(Trap.canary(key)));
    }
    return result;
  }

  public static int overwrite(int x, int key) throws IOException {
    int result = Trap.pick(x);
    if (result == 0) {
      try (FileWriter writer = new FileWriter(Trap.canary(key), StandardCharsets.UTF_8)) {
        writer.write("gone");
      }
    }
    return result;
  }

  public static int throughALink(int x, int key) throws IOException {
    int result = Trap.pick(x);
    if (result == 0) {
      Path link = Files.createSymbolicLink(Path.of("link"), Path.of(Trap.canary(key)));
      Files.writeString(link, "gone");
    }
    return result;
  }

  /** Nobody minds: the folder is empty again in each run. */
  public static int ownFolder(int x) throws IOException {
    int result = Trap.pick(x);
    if (result == 0) {
      Path file = Path.of("notes.txt");
      boolean isNew = !Files.exists(file);
      Files.writeString(file, "notes");
      return isNew ? 4 : 5;
    }
    return result;
  }

  public static int socket(int x, int key) throws IOException {
    int result = Trap.pick(x);
    if (result == 0) {
      try (Socket socket = new Socket("localhost", key)) {
        return socket.getPort();
      }
    }
    return result;
  }

  public static int process(int x) throws IOException {
    int result = Trap.pick(x);
    if (result == 0) {
      return (int) new ProcessBuilder("sleep", "60").start().pid();
    }
    return result;
  }

  public static int nativeCode(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      System.loadLibrary("net");
    }
    return result;
  }
}
