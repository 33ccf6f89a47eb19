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
 * @param repetition the number of the repetition, from 0
 * @param line where in the source of the test it went wrong; 0 if unknown
 * @param reason why, in one line, if something failed
 */
public record Event(Kind kind, Test test, int repetition, int line, String reason) {
  private static final int LONGEST = 300;

  /** What can happen. */
  public enum Kind {
    STARTED,
    PASSED,
    /** An assertion of the test does not hold. */
    FAILED,
    /** An exception was thrown. */
    THREW,
    /** All repetitions are over. */
    ENDED
  }

  /** Whether a test, or what it needs, went wrong. */
  public boolean isFailure() {
    return kind == Kind.FAILED || kind == Kind.THREW;
  }

  /** This event with at most one line of reasons, which is not too long. */
  Event shortened() {
    String first = reason.lines().filter(each -> !each.isBlank()).findFirst().orElse("").strip();
    String told = first.length() > LONGEST ? first.substring(0, LONGEST) + "..." : first;
    return new Event(kind, test, repetition, line, told);
  }

  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(kind.name());
      out.writeUTF(test.type());
      out.writeUTF(test.method());
      out.writeInt(repetition);
      out.writeInt(line);
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
    Test test = new Test(in.readUTF(), in.readUTF());
    return new Event(kind, test, in.readInt(), in.readInt(), in.readUTF());
  }
}
