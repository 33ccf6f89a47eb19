package dev.waymark.target.wire;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A message that was received; what {@link Outgoing} put into it is taken in the same order. */
public final class Incoming {
  private final int kind;
  private final byte[] bytes;
  private int position;

  private Incoming(int kind, byte[] bytes) {
    this.kind = kind;
    this.bytes = bytes;
  }

  /** The message of this kind with these bytes. */
  public static Incoming of(int kind, byte[] bytes) {
    return new Incoming(kind, bytes);
  }

  /** {@code message} as if it was received, and what was put before {@code start} already taken. */
  public static Incoming of(Outgoing message, int start) {
    Incoming received = new Incoming(message.kind(), message.bytes());
    received.position = start;
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
    return bytes[position++] & 0xFF;
  }

  public char takeChar() {
    return (char) takeLong();
  }

  public int takeInt() {
    return (int) takeLong();
  }

  /** See {@link Outgoing#putLong}. */
  public long takeLong() {
    long next = bytes[position++];
    long taken = next & 0x7F;
    for (int shift = 7; next < 0; shift += 7) {
      next = bytes[position++];
      taken |= (next & 0x7F) << shift;
    }
    return (taken >>> 1) ^ -(taken & 1);
  }

  public byte[] takeBytes() {
    return take(takeInt());
  }

  private byte[] take(int length) {
    if (length < 0 || length > bytes.length - position) {
      throw new IllegalStateException("not a message");
    }
    position += length;
    return Arrays.copyOfRange(bytes, position - length, position);
  }

  public String takeText() {
    int length = takeInt();
    return length < 0
        ? takeWideText(~length)
        : new String(take(length), StandardCharsets.ISO_8859_1);
  }

  /** Takes what {@link Outgoing#putTexts} put. */
  public List<String> takeTexts() {
    List<String> texts = new ArrayList<>();
    for (int left = takeInt(); left > 0; left--) {
      texts.add(takeText());
    }
    return texts;
  }

  private String takeWideText(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(takeChar());
    }
    return text.toString();
  }
}
