package dev.waymark.target.host;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** What the JVM has once and code may change, as it was when this was made. */
final class JvmSettings {
  private final InputStream in = System.in;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final Properties properties = (Properties) System.getProperties().clone();
  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();

  /** Makes all as it was. */
  void restore() {
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
    if (!properties.equals(System.getProperties())) {
      System.setProperties((Properties) properties.clone());
    }
    if (!locale.equals(Locale.getDefault())) {
      Locale.setDefault(locale);
    }
    if (!zone.equals(TimeZone.getDefault())) {
      TimeZone.setDefault(zone);
    }
  }
}
