package dev.waymark.library.format;

import dev.waymark.library.Buffer;
import dev.waymark.library.ObjectText;
import dev.waymark.library.text.Text;
import dev.waymark.library.value.BoxContents;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.text.DecimalFormatSymbols;
import java.util.Formattable;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code String.format} for texts, whole numbers, characters and truth values. What else there may
 * be is left to the JDK, and what is symbolic in the arguments is lost there.
 */
public final class Formatting {
  private Formatting() {}

  /** As {@code String.format}, in the default locale. */
  public static String format(String pattern, @Nullable Object @Nullable [] arguments) {
    List<Piece> pieces = Text.carries(pattern) ? null : FormatReader.read(pattern);
    if (pieces == null || arguments == null || !areKnown(pieces, arguments)) {
      if (Text.carries(pattern) || Carriers.reaches(arguments)) {
        Symbolic.lose();
      }
      return String.format(pattern, arguments);
    }
    Buffer out = new Buffer();
    for (Piece each : pieces) {
      out.append(
          each.isPlain() ? each.text().toCharArray() : padded(each, arguments[each.argument()]));
    }
    return out.toString();
  }

  private static boolean areKnown(List<Piece> pieces, @Nullable Object[] arguments) {
    for (Piece each : pieces) {
      if (!each.isPlain()
          && !(each.argument() < arguments.length && isKnown(each, arguments[each.argument()]))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isKnown(Piece piece, @Nullable Object argument) {
    boolean isCut = piece.precision() >= 0;
    return switch (piece.conversion()) {
      case 's' -> piece.allows("-") && !(argument instanceof Formattable);
      case 'd' -> !isCut && piece.allows("-0+,") && isWhole(argument) && areUsual(piece);
      case 'x' -> !isCut && piece.allows("-0") && isWhole(argument);
      case 'c' -> !isCut && piece.allows("-") && argument instanceof Character;
      default -> !isCut && piece.allows("-");
    };
  }

  private static boolean isWhole(@Nullable Object argument) {
    return argument instanceof Integer
        || argument instanceof Long
        || argument instanceof Short
        || argument instanceof Byte;
  }

  /** Whether the locale writes digits, and what stands between thousands, as programs do. */
  private static boolean areUsual(Piece piece) {
    DecimalFormatSymbols symbols =
        DecimalFormatSymbols.getInstance(Locale.getDefault(Locale.Category.FORMAT));
    return symbols.getZeroDigit() == '0'
        && (!piece.has(',') || symbols.getGroupingSeparator() == ',');
  }

  private static char[] padded(Piece piece, @Nullable Object argument) {
    char[] text = shown(piece, argument);
    int missing = piece.width() - text.length;
    if (missing <= 0) {
      return text;
    }
    char[] padding = " ".repeat(missing).toCharArray();
    Buffer buffer = new Buffer(piece.has('-') ? text : padding);
    buffer.append(piece.has('-') ? padding : text);
    return buffer.toChars();
  }

  private static char[] shown(Piece piece, @Nullable Object argument) {
    return switch (piece.conversion()) {
      case 's' -> cut(Text.of(ObjectText.of(argument)), piece.precision());
      case 'd' -> WholeNumbers.decimal(piece, WholeNumbers.value(argument));
      case 'x' -> WholeNumbers.hexadecimal(piece, WholeNumbers.value(argument), argument);
      case 'c' -> new char[] {BoxContents.of((Character) Objects.requireNonNull(argument))};
      default -> truth(argument).toCharArray();
    };
  }

  private static char[] cut(char[] text, int precision) {
    return precision < 0 || text.length <= precision ? text : Text.part(text, 0, precision);
  }

  private static String truth(@Nullable Object argument) {
    boolean isTrue = argument instanceof Boolean flag ? BoxContents.of(flag) : argument != null;
    return isTrue ? "true" : "false";
  }
}
