package dev.waymark.target.host;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A message that was received; what {@link Outgoing} put into it is taken in the same order. */
public final class Incoming {
  private final int kind;
  private final ByteBuffer buffer;

  private Incoming(int kind, byte[] bytes) {
    this.kind = kind;
    this.buffer = ByteBuffer.wrap(bytes);
  }

  /** The message of this kind with these bytes. */
  public static Incoming of(int kind, byte[] bytes) {
    return new Incoming(kind, bytes);
  }

  /** {@code message} as if it was received, and what was put before {@code start} already taken. */
  public static Incoming of(Outgoing message, int start) {
    Incoming received = new Incoming(message.kind(), message.bytes());
    received.buffer.position(start);
    return received;
  }

  /** Waits for the next message. */
  public static Incoming receive(DataInputStream in) throws IOException {
    int kind = in.readUnsignedByte();
    int length = in.readInt();
    if (length < 0) {
      throw new IOException("not a message");
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException();
    }
    return new Incoming(kind, bytes);
  }

  /** One of {@link Message}. */
  public int kind() {
    return kind;
  }

  public int takeByte() {
    return buffer.get() & 0xFF;
  }

  public char takeChar() {
    return buffer.getChar();
  }

  public int takeInt() {
    return buffer.getInt();
  }

  public long takeLong() {
    return buffer.getLong();
  }

  public byte[] takeBytes() {
    byte[] bytes = new byte[buffer.getInt()];
    buffer.get(bytes);
    return bytes;
  }

  public String takeText() {
    return new String(takeBytes(), StandardCharsets.UTF_16BE);
  }
}
