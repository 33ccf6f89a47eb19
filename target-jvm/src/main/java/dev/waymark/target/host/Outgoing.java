package dev.waymark.target.host;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A message in the making. In the pipe it is its kind, its length, and then what was put. One
 * object can serve for many messages, so that its buffer is made once.
 */
public final class Outgoing {
  private static final int HEAD = 5;
  private static final int FIRST_SIZE = 1 << 12;

  private ByteBuffer buffer = ByteBuffer.allocate(FIRST_SIZE);

  /** Starts a message of this kind, one of {@link Message}; forgets any other. */
  public Outgoing begin(int kind) {
    buffer.clear();
    buffer.put((byte) kind).putInt(0);
    return this;
  }

  public void putByte(int value) {
    room(Byte.BYTES).put((byte) value);
  }

  public void putChar(char value) {
    room(Character.BYTES).putChar(value);
  }

  public void putInt(int value) {
    room(Integer.BYTES).putInt(value);
  }

  public void putLong(long value) {
    room(Long.BYTES).putLong(value);
  }

  public void putBytes(byte[] bytes) {
    room(Integer.BYTES + bytes.length).putInt(bytes.length).put(bytes);
  }

  /** Any string, broken surrogates included. */
  public void putText(String text) {
    putBytes(text.getBytes(StandardCharsets.UTF_16BE));
  }

  private ByteBuffer room(int bytes) {
    if (buffer.remaining() < bytes) {
      int capacity = Math.max(2 * buffer.capacity(), buffer.position() + bytes);
      buffer = ByteBuffer.allocate(capacity).put(buffer.flip());
    }
    return buffer;
  }

  /** How many bytes were put so far. */
  public int size() {
    return buffer.position() - HEAD;
  }

  /** A copy of what was put. */
  public byte[] bytes() {
    return Arrays.copyOfRange(buffer.array(), HEAD, buffer.position());
  }

  /** The kind of the message. */
  public int kind() {
    return buffer.get(0);
  }

  /** Sends the message. */
  public void send(OutputStream out) throws IOException {
    buffer.putInt(1, buffer.position() - HEAD);
    out.write(buffer.array(), 0, buffer.position());
    out.flush();
  }
}
