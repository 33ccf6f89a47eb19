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
 * What to run on instrumented code.
 *
 * @param report the file that results go to
 * @param classPath the folder with instrumented classes, then folders and jars with our tests and
 *     what they need; empty if the tests are a user's, who has them on the class path of the JVM
 * @param outcomes how many outcomes instrumented code has
 * @param tests without names of methods where all tests of a class are meant
 */
public record ScoreRequest(Path report, List<Path> classPath, int outcomes, List<Test> tests) {
  public ScoreRequest {
    classPath = List.copyOf(classPath);
    tests = List.copyOf(tests);
  }

  boolean isOfOurs() {
    return !classPath.isEmpty();
  }

  List<DiscoverySelector> selectors() {
    return tests.stream().map(ScoreRequest::selector).toList();
  }

  private static DiscoverySelector selector(Test test) {
    return test.method().isEmpty()
        ? DiscoverySelectors.selectClass(test.type())
        : DiscoverySelectors.selectMethod(test.type(), test.method());
  }

  /** Writes this request to a file. */
  public void write(Path file) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeUTF(report.toString());
      out.writeInt(outcomes);
      out.writeInt(classPath.size());
      for (Path place : classPath) {
        out.writeUTF(place.toString());
      }
      out.writeInt(tests.size());
      for (Test test : tests) {
        out.writeUTF(test.type());
        out.writeUTF(test.method());
      }
    }
  }

  static ScoreRequest read(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      Path report = Path.of(in.readUTF());
      int outcomes = in.readInt();
      List<Path> classPath = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        classPath.add(Path.of(in.readUTF()));
      }
      List<Test> tests = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        tests.add(new Test(in.readUTF(), in.readUTF()));
      }
      return new ScoreRequest(report, classPath, outcomes, tests);
    }
  }
}
