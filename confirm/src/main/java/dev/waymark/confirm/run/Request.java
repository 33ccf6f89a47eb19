package dev.waymark.confirm.run;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What to run.
 *
 * @param report the file that events go to
 * @param classPath folders and jars with the tests, the code under test and what it needs
 * @param measured how the tests are measured after all repetitions
 */
public record Request(
    Path report,
    List<Path> classPath,
    List<Repetition> repetitions,
    List<Test> tests,
    Measured measured) {
  public Request {
    classPath = List.copyOf(classPath);
    repetitions = List.copyOf(repetitions);
    tests = List.copyOf(tests);
  }

  /** Writes this request to a file. */
  public void write(Path file) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeUTF(report.toString());
      out.writeInt(classPath.size());
      for (Path place : classPath) {
        out.writeUTF(place.toString());
      }
      Repetition.writeAll(repetitions, out);
      out.writeInt(tests.size());
      for (Test test : tests) {
        out.writeUTF(test.type());
        out.writeUTF(test.method());
      }
      measured.write(out);
    }
  }

  static Request read(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      Path report = Path.of(in.readUTF());
      List<Path> classPath = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        classPath.add(Path.of(in.readUTF()));
      }
      List<Repetition> repetitions = Repetition.readAll(in);
      List<Test> tests = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        tests.add(new Test(in.readUTF(), in.readUTF()));
      }
      return new Request(report, classPath, repetitions, tests, Measured.read(in));
    }
  }
}
