package dev.waymark.confirm.run;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;

/**
 * What to run on instrumented code, which is on the class path of the JVM, as are the tests.
 *
 * @param report the file that results go to
 * @param outcomes how many outcomes instrumented code has
 * @param tests the names of classes
 */
public record ScoreRequest(Path report, int outcomes, List<String> tests) {
  public ScoreRequest {
    tests = List.copyOf(tests);
  }

  List<? extends DiscoverySelector> selectors() {
    return tests.stream().map(DiscoverySelectors::selectClass).toList();
  }

  /** Writes this request to a file. */
  public void write(Path file) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeUTF(report.toString());
      out.writeInt(outcomes);
      out.writeInt(tests.size());
      for (String test : tests) {
        out.writeUTF(test);
      }
    }
  }

  static ScoreRequest read(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      Path report = Path.of(in.readUTF());
      int outcomes = in.readInt();
      List<String> tests = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        tests.add(in.readUTF());
      }
      return new ScoreRequest(report, outcomes, tests);
    }
  }
}
