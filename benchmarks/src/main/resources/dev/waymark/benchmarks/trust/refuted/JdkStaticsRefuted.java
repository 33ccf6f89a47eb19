package trust;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.TimeZone;

public class JdkStaticsRefuted {
  public static void usual() {
    JdkStatics.out(0);
    JdkStatics.in(0);
    JdkStatics.same(0);
    JdkStatics.thread(0);
    JdkStatics.loader(0);
  }

  public static void streams() {
    PrintStream out = System.out;
    PrintStream err = System.err;
    InputStream in = System.in;
    try {
      System.setOut(null);
      System.setIn(null);
      JdkStatics.out(0);
      JdkStatics.in(0);
      System.setErr(null);
      JdkStatics.same(0);
    } finally {
      System.setOut(out);
      System.setErr(err);
      System.setIn(in);
    }
  }

  public static void defaults() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      JdkStatics.locale(0);
      Locale.setDefault(Locale.ROOT);
      JdkStatics.locale(0);
      TimeZone.setDefault(TimeZone.getTimeZone("GMT+1"));
      JdkStatics.zone(0);
      TimeZone.setDefault(TimeZone.getTimeZone("GMT+2"));
      JdkStatics.zone(0);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  public static void property() {
    System.clearProperty("trust.property");
    JdkStatics.property(0);
    System.setProperty("trust.property", "");
    JdkStatics.property(0);
    System.clearProperty("trust.property");
  }

  public static void threads() {
    Thread.currentThread().interrupt();
    JdkStatics.thread(0);
    Thread.interrupted();
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    try {
      Thread.currentThread().setContextClassLoader(null);
      JdkStatics.loader(0);
      Thread.setDefaultUncaughtExceptionHandler(null);
      JdkStatics.handler(0);
      Thread.setDefaultUncaughtExceptionHandler((t, e) -> {});
      JdkStatics.handler(0);
    } finally {
      Thread.currentThread().setContextClassLoader(loader);
      Thread.setDefaultUncaughtExceptionHandler(handler);
    }
  }
}
