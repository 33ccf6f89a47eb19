package dev.waymark.library.format;

import dev.waymark.library.Buffer;
import dev.waymark.library.Digits;
import dev.waymark.library.text.Text;
import dev.waymark.library.value.BoxContents;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whole numbers as a format wants them. */
final class WholeNumbers {
  private static final int GROUP = 3;
  private static final int BITS = 4;

  private WholeNumbers() {}

  /** What a box of a whole number holds. */
  static long value(@Nullable Object box) {
    if (box instanceof Integer number) {
      return BoxContents.of(number);
    }
    if (box instanceof Short number) {
      return BoxContents.of(number);
    }
    return box instanceof Byte number
        ? BoxContents.of(number)
        : BoxContents.of((Long) Objects.requireNonNull(box));
  }

  static char[] decimal(Piece piece, long number) {
    char[] all = Digits.of(number);
    boolean isNegative = number < 0;
    char[] digits = isNegative ? Text.part(all, 1, all.length) : all;
    char[] sign = isNegative ? new char[] {'-'} : new char[piece.has('+') ? 1 : 0];
    if (!isNegative && piece.has('+')) {
      sign[0] = '+';
    }
    return filled(piece, sign, piece.has(',') ? grouped(digits) : digits);
  }

  /** Negative numbers as the bits of their type. */
  static char[] hexadecimal(Piece piece, long number, @Nullable Object box) {
    long mask =
        box instanceof Long
            ? -1L
            : box instanceof Integer ? 0xFFFFFFFFL : box instanceof Short ? 0xFFFFL : 0xFFL;
    return filled(piece, new char[0], Digits.ofBits(number & mask, BITS));
  }

  private static char[] grouped(char[] digits) {
    Buffer grouped = new Buffer();
    for (int i = 0; i < digits.length; i++) {
      if (i > 0 && (digits.length - i) % GROUP == 0) {
        grouped.append(',');
      }
      grouped.append(digits[i]);
    }
    return grouped.toChars();
  }

  /** With zeros behind the sign, if they are wanted. */
  private static char[] filled(Piece piece, char[] sign, char[] digits) {
    Buffer buffer = new Buffer(sign);
    int missing = piece.has('0') ? piece.width() - sign.length - digits.length : 0;
    for (int i = 0; i < missing; i++) {
      buffer.append('0');
    }
    buffer.append(digits);
    return buffer.toChars();
  }
}
