package dev.waymark.confirm;

import dev.waymark.confirm.run.Change;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How a JVM is started that differs from the user's. */
final class OtherJvm {
  /** Without these, hardly anything can be started. */
  private static final Set<String> NEEDED =
      Set.of("PATH", "SystemRoot", "SystemDrive", "TEMP", "TMP", "LD_LIBRARY_PATH");

  private final Set<Change> changes;

  OtherJvm(Set<Change> changes) {
    this.changes = changes;
  }

  /** Options; {@code agent} is the jar of the agent. */
  List<String> options(Path agent) {
    List<String> options = new ArrayList<>();
    if (changes.contains(Change.CLOCK)) {
      options.add("-javaagent:" + agent);
    }
    if (changes.contains(Change.CHARSET)) {
      boolean isUtf8 = Charset.defaultCharset().equals(StandardCharsets.UTF_8);
      options.add("-Dfile.encoding=" + (isUtf8 ? "ISO-8859-1" : "UTF-8"));
    }
    if (changes.contains(Change.MACHINE)) {
      boolean isWindows = System.getProperty("os.name").startsWith("Windows");
      options.add("-Dos.name=" + (isWindows ? "Linux" : "Windows 11"));
      options.add("-Dos.version=0.1");
      options.add("-Dline.separator=" + (isWindows ? "\n" : "\r\n"));
      options.add("-XX:ActiveProcessorCount=3");
    }
    if (changes.contains(Change.HASHES)) {
      options.add("-XX:+IgnoreUnrecognizedVMOptions");
      options.add("-XX:+UnlockExperimentalVMOptions");
      options.add("-XX:hashCode=0"); // random ones
    }
    return options;
  }

  /** The name of the working folder begins so. */
  String folder() {
    return changes.contains(Change.FOLDER) ? "another place " : "working";
  }

  void change(Map<String, String> environment) {
    if (changes.contains(Change.MACHINE)) {
      environment.keySet().retainAll(NEEDED);
    }
  }
}
