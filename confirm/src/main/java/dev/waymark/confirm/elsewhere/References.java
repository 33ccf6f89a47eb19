package dev.waymark.confirm.elsewhere;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Has references of a class file to static members refer to another class, which has them too. Only
 * its constants change: what names the owner of such a member names the other class instead. So
 * code, stack maps and line numbers stay as they are.
 */
final class References {
  private static final int FIRST = 10;
  private static final int COUNT = 8;
  private static final int BYTE = 0xff;
  private static final int BITS = 8;
  private static final int MOST_CONSTANTS = 0xffff - 2;

  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int FIELD = 9;
  private static final int METHOD = 10;

  private final byte[] bytes;

  /** Where each constant begins. */
  private final int[] begins;

  private final int end;

  private References(byte[] bytes) {
    this.bytes = bytes.clone();
    this.begins = new int[number(COUNT)];
    int place = FIRST;
    for (int i = 1; i < begins.length; i++) {
      begins[i] = place;
      boolean isWide = bytes[place] == LONG || bytes[place] == DOUBLE;
      place += size(place);
      i += isWide ? 1 : 0;
    }
    this.end = place;
  }

  /**
   * The class file with all references to {@code members}, written {@code owner.name}, redirected
   * to {@code other}; null if it has none.
   */
  static byte @Nullable [] redirect(byte[] classFile, Set<String> members, String other)
      throws IOException {
    References references = new References(classFile);
    List<Integer> found = references.find(members);
    boolean isFull = references.begins.length > MOST_CONSTANTS;
    return found.isEmpty() || isFull ? null : references.redirected(found, other);
  }

  private List<Integer> find(Set<String> members) {
    List<Integer> found = new ArrayList<>();
    for (int place : begins) {
      if (place > 0 && (bytes[place] == METHOD || bytes[place] == FIELD)) {
        String owner = text(number(begins[number(place + 1)] + 1));
        String name = text(number(begins[number(place + 3)] + 1));
        if (members.contains(owner + "." + name)) {
          found.add(place);
        }
      }
    }
    return found;
  }

  private byte[] redirected(List<Integer> found, String other) throws IOException {
    int count = begins.length;
    found.forEach(place -> put(place + 1, count + 1));
    put(COUNT, count + 2);
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(result);
    out.write(bytes, 0, end);
    out.writeByte(UTF8);
    out.writeUTF(other);
    out.writeByte(CLASS);
    out.writeShort(count);
    out.write(bytes, end, bytes.length - end);
    return result.toByteArray();
  }

  private int size(int place) {
    return switch (bytes[place]) {
      case UTF8 -> 3 + number(place + 1);
      case CLASS, 8, 16, 19, 20 -> 3;
      case 15 -> 4;
      case LONG, DOUBLE -> 9;
      default -> 5;
    };
  }

  private String text(int constant) {
    int place = begins[constant];
    return new String(bytes, place + 3, number(place + 1), StandardCharsets.UTF_8);
  }

  private int number(int place) {
    return (bytes[place] & BYTE) << BITS | (bytes[place + 1] & BYTE);
  }

  private void put(int place, int number) {
    bytes[place] = (byte) (number >> BITS);
    bytes[place + 1] = (byte) number;
  }
}
