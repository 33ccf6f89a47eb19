package dev.waymark.program.dependency;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;

/** The texts among the constants of a class file: names, descriptors, signatures and strings. */
final class ConstantTexts {
  private static final int HEAD = 8;
  private static final int UTF8 = 1;

  private ConstantTexts() {}

  /** All texts; none if this is no class file. Takes time linear in the constants. */
  static Set<String> of(byte[] classFile) {
    Set<String> texts = new TreeSet<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile))) {
      in.skipNBytes(HEAD);
      int count = in.readUnsignedShort();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        if (tag == UTF8) {
          texts.add(in.readUTF());
        } else {
          in.skipNBytes(size(tag));
          i += isWide(tag) ? 1 : 0;
        }
      }
      return texts;
    } catch (IOException e) {
      return Set.of(); // whoever needs the class will say what is wrong with it
    }
  }

  /** How many bytes come after the tag (JVMS 4.4). */
  private static int size(int tag) throws IOException {
    return switch (tag) {
      case 7, 8, 16, 19, 20 -> 2;
      case 15 -> 3;
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
      case 5, 6 -> 8;
      default -> throw new IOException("no such constant: " + tag);
    };
  }

  /** Numbers of eight bytes take two places. */
  private static boolean isWide(int tag) {
    return tag == 5 || tag == 6;
  }
}
