package dev.waymark.explore.journal;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * The entries of a journal file. Each is its kind, its length, its bytes, and their checksum; what
 * does not fit that, and all after it, is left out.
 */
final class JournalEntries {
  private static final int HEAD = 5;
  private static final int TAIL = 4;

  private final List<Incoming> entries = new ArrayList<>();
  private final List<Long> ends = new ArrayList<>();
  private boolean isDamaged;

  static JournalEntries read(FileChannel channel) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    channel.position(0);
    while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
      // until all is read
    }
    JournalEntries result = new JournalEntries();
    result.parse(buffer.flip());
    return result;
  }

  /** An entry that is cut short is the last that was written; anything else is damage. */
  private void parse(ByteBuffer buffer) {
    while (buffer.remaining() >= HEAD + TAIL) {
      int kind = buffer.get();
      int length = buffer.getInt();
      if (length < 0 || length > buffer.remaining() - TAIL) {
        isDamaged = length < 0;
        return;
      }
      byte[] bytes = new byte[length];
      buffer.get(bytes);
      if (buffer.getInt() != checksum(kind, bytes)) {
        isDamaged = true;
        return;
      }
      entries.add(Incoming.of(kind, bytes));
      ends.add((long) buffer.position());
    }
  }

  private static int checksum(int kind, byte[] bytes) {
    CRC32 sum = new CRC32();
    sum.update(kind);
    sum.update(bytes);
    return (int) sum.getValue();
  }

  /** The bytes of an entry in the file. */
  static ByteBuffer framed(Outgoing entry) {
    byte[] bytes = entry.bytes();
    return ByteBuffer.allocate(HEAD + bytes.length + TAIL)
        .put((byte) entry.kind())
        .putInt(bytes.length)
        .put(bytes)
        .putInt(checksum(entry.kind(), bytes))
        .flip();
  }

  boolean isDamaged() {
    return isDamaged;
  }

  int size() {
    return entries.size();
  }

  Incoming entry(int index) {
    return entries.get(index);
  }

  /** Where in the file the entry ends. */
  long end(int index) {
    return ends.get(index);
  }

  /** Whether the first entry is of this kind and has this text. */
  boolean startsWith(int kind, String text) {
    return !entries.isEmpty()
        && entries.get(0).kind() == kind
        && entries.get(0).takeText().equals(text);
  }
}
