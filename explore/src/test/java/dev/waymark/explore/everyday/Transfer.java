package dev.waymark.explore.everyday;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Work that a collaborator does for it, by calling what it is given. */
public final class Transfer {
  /** What the work is done with. */
  public interface Session {
    boolean isOpen();

    void rollback();
  }

  /** Calls the work. */
  public interface Sessions {
    <T> T within(Function<Session, T> work);
  }

  /** Is told what to look for. */
  public static final class Filter {
    private int max = 100;
    private boolean isStrict;

    public Filter upTo(int amount) {
      max = amount;
      return this;
    }

    public Filter strictly() {
      isStrict = true;
      return this;
    }
  }

  private final Sessions sessions;

  public Transfer(Sessions sessions) {
    this.sessions = sessions;
  }

  public String run(Supplier<String> work) {
    return sessions.within(
        session -> {
          if (!session.isOpen()) {
            return "closed";
          }
          String result = work.get();
          if (result == null) {
            session.rollback();
            return "rolled back";
          }
          return result;
        });
  }

  public static int matching(int amount, Consumer<? super Filter> conditions) {
    Filter filter = new Filter();
    conditions.accept(filter);
    if (filter.isStrict) {
      return amount < filter.max ? 1 : 2;
    }
    return filter.max == 4711 ? 3 : 4;
  }
}
