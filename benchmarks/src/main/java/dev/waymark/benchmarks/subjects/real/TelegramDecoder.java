package dev.waymark.benchmarks.subjects.real;

/**
 * Decodes telegrams of a meter: a start byte, a length, a type, a payload and a checksum. Nothing
 * of a telegram is looked at before its checksum is right.
 */
public final class TelegramDecoder {
  private static final int START = 0x68;
  private static final int OVERHEAD = 4;
  private static final int POLYNOMIAL = 0x31;
  private static final int MODULUS = 251;

  private TelegramDecoder() {}

  /** What a telegram says, in words. */
  public static String decode(byte[] telegram) {
    if (telegram == null || telegram.length < OVERHEAD) {
      return "too short";
    }
    if (telegram[0] != START) {
      return "no start";
    }
    int length = telegram[1] & 0xFF;
    if (length != telegram.length - OVERHEAD) {
      return "wrong length";
    }
    if ((telegram[telegram.length - 1] & 0xFF) != crc(telegram, telegram.length - 1)) {
      return "wrong checksum";
    }
    return switch (telegram[2]) {
      case 1 -> reading(telegram, length);
      case 2 -> alarm(telegram, length);
      case 3 -> length == 0 ? "alive" : "alive with " + length + " more bytes";
      default -> "unknown type " + telegram[2];
    };
  }

  private static String reading(byte[] telegram, int length) {
    if (length < 2) {
      return "reading without a value";
    }
    int value = (telegram[3] & 0xFF) << 8 | (telegram[4] & 0xFF);
    if (value == 0xFFFF) {
      return "not measured";
    }
    return value > 50_000 ? "overflow" : "reading " + value;
  }

  private static String alarm(byte[] telegram, int length) {
    StringBuilder alarms = new StringBuilder();
    for (int i = 0; i < length; i++) {
      int bits = telegram[3 + i];
      if ((bits & 1) != 0) {
        alarms.append("leak ");
      }
      if ((bits & 2) != 0) {
        alarms.append("battery ");
      }
      if ((bits & 0x80) != 0) {
        alarms.append("tamper ");
      }
    }
    return alarms.length() == 0 ? "no alarm" : alarms.toString().trim();
  }

  /** The cyclic redundancy check of the first {@code end} bytes. */
  public static int crc(byte[] bytes, int end) {
    int crc = 0xFF;
    for (int i = 0; i < end; i++) {
      crc ^= bytes[i] & 0xFF;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc & 0x80) != 0 ? crc << 1 ^ POLYNOMIAL : crc << 1;
      }
      crc &= 0xFF;
    }
    return crc;
  }

  /** What a meter with this serial number is, if the check number behind the dash is right. */
  public static String kind(String serial) {
    int dash = serial.lastIndexOf('-');
    if (dash < 1) {
      return "no check number";
    }
    int sum = 7;
    for (int i = 0; i < dash; i++) {
      sum = (sum * 31 + serial.charAt(i)) % MODULUS;
    }
    if (!serial.substring(dash + 1).equals(Integer.toString(sum))) {
      return "wrong check number";
    }
    if (serial.startsWith("W")) {
      return serial.startsWith("WX") ? "large water meter" : "water meter";
    }
    return serial.charAt(0) == 'H' ? "heat meter" : "unknown meter";
  }

  /** Whether {@code code} opens the service menu of the meter with {@code number}. */
  public static boolean isUnlocked(int number, int code) {
    if (number <= 0) {
      return false;
    }
    int key = number * 0x9E3779B1;
    key ^= key >>> 15;
    return code == (key & 0xFFFF) && code != 0;
  }
}
