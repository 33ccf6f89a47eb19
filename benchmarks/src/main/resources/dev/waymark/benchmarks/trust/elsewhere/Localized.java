package trust;

import java.text.NumberFormat;
import java.util.Calendar;
import java.util.Locale;
import java.util.TimeZone;

/** What depends on locale, time zone, charset, user and folder. */
public class Localized {
  public static String upper(String text) {
    if (text == null) return "";
    return text.length() > 2 ? text.toUpperCase() : text;
  }

  public static String title(boolean upper) {
    return upper ? "title".toUpperCase() : "TITLE".toLowerCase();
  }

  public static String amount(int cents) {
    return cents < 0 ? "none" : NumberFormat.getInstance().format(cents / 100.0);
  }

  public static String format(int a) {
    return a > 2 ? String.format("%.2f", a / 3.0) : "few";
  }

  public static int hour(int a) {
    Calendar calendar = Calendar.getInstance();
    calendar.setTimeInMillis(a * 3_600_000L);
    return calendar.get(Calendar.HOUR_OF_DAY);
  }

  public static String zone(int a) {
    return a > 0 ? TimeZone.getDefault().getID() : Locale.getDefault().toString();
  }

  public static int bytes(boolean isWide) {
    return isWide ? "\u00e4\u20ac".getBytes().length : 0;
  }

  public static String user(int a) {
    return a > 0 ? System.getProperty("user.name") : System.getProperty("user.dir");
  }

  public static boolean folder(int a) {
    return a > 0 && new java.io.File("").getAbsolutePath().length() > 20;
  }

  public static int processors(int a) {
    return a > 0 ? Runtime.getRuntime().availableProcessors() : 0;
  }
}
