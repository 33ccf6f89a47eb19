package dev.waymark.target.wire;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;

/**
 * A message in the making. In the pipe it is its kind, its length, and then what was put. One
 * object can serve for many messages, so that its buffer is made once.
 *
 * <p>The target JVM mostly interprets this, since it is young: so few calls are made per number,
 * and numbers near 0, which most are, take one byte.
 */
public final class Outgoing {
  private static final int HEAD = 5;
  private static final int FIRST_SIZE = 1 << 12;

  /** How many bytes a number takes at most. */
  private static final int LONGEST_NUMBER = 10;

  private byte[] bytes = new byte[FIRST_SIZE];
  private int end = HEAD;

  /** Starts a message of this kind, one of {@link Message}; forgets any other. */
  public Outgoing begin(int kind) {
    bytes[0] = (byte) kind;
    end = HEAD;
    return this;
  }

  public void putByte(int value) {
    room(Byte.BYTES);
    bytes[end++] = (byte) value;
  }

  public void putChar(char value) {
    putLong(value);
  }

  public void putInt(int value) {
    putLong(value);
  }

  /** Seven bits per byte, the lowest first; the sign is the lowest of all. */
  public void putLong(long value) {
    room(LONGEST_NUMBER);
    long rest = (value << 1) ^ (value >> (Long.SIZE - 1));
    while ((rest & -0x80L) != 0) {
      bytes[end++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[end++] = (byte) rest;
  }

  public void putBytes(byte[] put) {
    putLong(put.length);
    putAll(put);
  }

  private void putAll(byte[] put) {
    room(put.length);
    System.arraycopy(put, 0, bytes, end, put.length);
    end += put.length;
  }

  /** Any string, broken surrogates included: most have one byte per character. */
  public void putText(String text) {
    byte[] narrow = text.getBytes(StandardCharsets.ISO_8859_1);
    if (new String(narrow, StandardCharsets.ISO_8859_1).equals(text)) {
      putLong(narrow.length);
      putAll(narrow);
    } else {
      putLong(~text.length());
      for (int i = 0; i < text.length(); i++) {
        putChar(text.charAt(i));
      }
    }
  }

  /** How many there are, and then each. */
  public void putTexts(Collection<String> texts) {
    putInt(texts.size());
    texts.forEach(this::putText);
  }

  private void room(int wanted) {
    if (bytes.length - end < wanted) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, end + wanted));
    }
  }

  /** How many bytes were put so far. */
  public int size() {
    return end - HEAD;
  }

  /** A copy of what was put. */
  public byte[] bytes() {
    return Arrays.copyOfRange(bytes, HEAD, end);
  }

  /** The kind of the message. */
  public int kind() {
    return bytes[0];
  }

  /** Sends the message. */
  public void send(OutputStream out) throws IOException {
    int length = size();
    for (int i = HEAD - 1; i > 0; i--) {
      bytes[i] = (byte) length;
      length >>= Byte.SIZE;
    }
    out.write(bytes, 0, end);
    out.flush();
  }
}
