package trust;

import java.util.Locale;
import java.util.TimeZone;

/** What the JDK holds for all, and anybody may change. */
public class JdkStatics {
  public static int out(int a) {
    return System.out == null ? 1 : a;
  }

  public static int in(int a) {
    return System.in == null ? 1 : a;
  }

  public static int same(int a) {
    return System.err == System.out ? 1 : a;
  }

  public static int locale(int a) {
    return Locale.getDefault() == Locale.GERMANY ? 1 : a;
  }

  public static int zone(int a) {
    return TimeZone.getDefault().getRawOffset() == 3_600_000 ? 1 : a;
  }

  public static int property(int a) {
    return System.getProperty("trust.property") != null ? 1 : a;
  }

  public static int thread(int a) {
    return Thread.currentThread().isInterrupted() ? 1 : a;
  }

  public static int handler(int a) {
    return Thread.getDefaultUncaughtExceptionHandler() != null ? 1 : a;
  }

  public static int loader(int a) {
    return Thread.currentThread().getContextClassLoader() == null ? 1 : a;
  }
}
