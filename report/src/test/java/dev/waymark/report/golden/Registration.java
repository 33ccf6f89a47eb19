package dev.waymark.report.golden;

import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Tells collaborators what to do: tests see what they were told. */
public final class Registration {
  /** A user. */
  public record User(String name, boolean active) {}

  /** Keeps users. */
  public interface Store {
    boolean exists(String name);

    void save(User user);
  }

  /** Sends letters. */
  public interface Mailer {
    void send(String name, String text);
  }

  private final Store store;
  private final Mailer mailer;
  private int count;

  public Registration(Store store, Mailer mailer) {
    this.store = store;
    this.mailer = mailer;
  }

  public int count() {
    return count;
  }

  public void register(String name) {
    if (store.exists(name)) {
      throw new IllegalStateException("known: " + name);
    }
    store.save(new User(name, true));
    mailer.send(name, "welcome");
    count++;
  }

  public void list(Appendable out) throws IOException {
    out.append(count > 0 ? "some" : "none");
  }

  /** Breaks its promise, so that a test shows that. */
  @SuppressWarnings("NullAway")
  public static String greeting(@Nullable String title, String name) {
    return title.toUpperCase(Locale.ROOT) + " " + name;
  }
}
