package dev.waymark.confirm.run;

import dev.waymark.confirm.elsewhere.Elsewhere;
import java.time.Instant;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;

/**
 * What tests find around them, as far as a running JVM can change it. There are two other worlds,
 * which differ from each other in all that: whatever the own is like, one of them is unlike it.
 */
final class OtherWorlds {
  private static final long SALT = 0x9e3779b9L;

  private final TimeZone zone = TimeZone.getDefault();
  private final Locale locale = Locale.getDefault();
  private final Properties properties = (Properties) System.getProperties().clone();

  /** Another world: a Sunday that is a leap day, late, far west; or a working day, early, east. */
  private enum World {
    WEST("2032-02-29T21:59:59.917Z", "Pacific/Marquesas", "tr-TR", "west"),
    EAST("2037-07-07T03:33:33.033Z", "Pacific/Chatham", "ar-EG", "east");

    final long millis;
    final String zone;
    final String language;
    final String user;

    World(String instant, String zone, String language, String user) {
      this.millis = Instant.parse(instant).toEpochMilli();
      this.zone = zone;
      this.language = language;
      this.user = user;
    }

    /** Clocks that leap and clocks that stand still tell when time is measured. */
    void setClock() {
      if (this == WEST) {
        Elsewhere.hastyClock(millis);
      } else {
        Elsewhere.coarseClock(millis);
      }
    }
  }

  /** Changes what {@code repetition} asks for, and nothing else. */
  void change(Repetition repetition) {
    World world = repetition.direction() == Order.Direction.FORWARD ? World.WEST : World.EAST;
    Set<Change> changes = repetition.changes();
    System.setProperties((Properties) properties.clone());
    TimeZone.setDefault(zone);
    Locale.setDefault(locale);
    Elsewhere.trueClock();
    Elsewhere.order(false, 0);
    changes.stream().filter(each -> !each.isOfJvm()).forEach(each -> change(each, world));
  }

  private static void change(Change change, World world) {
    switch (change) {
      case CLOCK -> world.setClock();
      case ZONE -> {
        System.setProperty("user.timezone", world.zone);
        TimeZone.setDefault(TimeZone.getTimeZone(world.zone));
      }
      case LOCALE -> Locale.setDefault(Locale.forLanguageTag(world.language));
      case USER -> {
        System.setProperty("user.name", world.user);
        System.setProperty("user.home", System.getProperty("user.dir") + "/" + world.user);
      }
      case ORDER -> Elsewhere.order(world == World.EAST, SALT);
      default -> throw new IllegalArgumentException(change.name());
    }
  }
}
