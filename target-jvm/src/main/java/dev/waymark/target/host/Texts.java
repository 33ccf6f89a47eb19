package dev.waymark.target.host;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Strings of any length through the pipe. */
final class Texts {
  private Texts() {}

  static void write(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_16BE);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static String read(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_16BE);
  }
}
