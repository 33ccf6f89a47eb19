package dev.waymark.confirm.run;

import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * What happened in the JVM of the tests.
 *
 * @param test whom it happened to; without a method if to its class, without both if to all
 * @param reason why, in one line, if something failed
 */
public record Event(Kind kind, Test test, String reason) {
  private static final int LONGEST = 300;

  /** What can happen. */
  public enum Kind {
    STARTED,
    PASSED,
    FAILED,
    /** All repetitions are over. */
    ENDED
  }

  /** An event with at most one line of reasons, which is not too long. */
  static Event of(Kind kind, Test test, String reason) {
    String line = reason.lines().filter(each -> !each.isBlank()).findFirst().orElse("").strip();
    String told = line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
    return new Event(kind, test, told);
  }

  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(kind.name());
      out.writeUTF(test.type());
      out.writeUTF(test.method());
      out.writeUTF(reason);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /**
   * Reads the next event.
   *
   * @throws java.io.EOFException if there is none, or only a part of it
   */
  public static Event read(DataInput in) throws IOException {
    Kind kind = Kind.valueOf(in.readUTF());
    return new Event(kind, new Test(in.readUTF(), in.readUTF()), in.readUTF());
  }
}
