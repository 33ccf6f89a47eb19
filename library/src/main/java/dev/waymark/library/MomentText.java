package dev.waymark.library;

import dev.waymark.library.text.Text;
import dev.waymark.library.time.Dates;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.time.LocalDate;

/** Dates as text; what is symbolic in other years than those of four digits is lost. */
public final class MomentText {
  private static final int TEN = 10;
  private static final int MOST = 9999;

  private MomentText() {}

  public static String of(Object moment) {
    if (moment instanceof LocalDate date) {
      int[] fields = Dates.of(date);
      if (fields[0] >= 0 && fields[0] <= MOST) {
        Buffer buffer = new Buffer();
        append(buffer, fields[0], 1000);
        buffer.append('-');
        append(buffer, fields[1], TEN);
        buffer.append('-');
        append(buffer, fields[2], TEN);
        return Text.make(buffer.toChars());
      }
    }
    if (Carriers.contents(moment) != null) {
      Symbolic.lose();
    }
    return moment.toString();
  }

  /** All digits from that of the given power of ten on. */
  private static void append(Buffer buffer, int number, int power) {
    for (int each = power; each > 0; each /= TEN) {
      buffer.append((char) ('0' + number / each % TEN));
    }
  }
}
