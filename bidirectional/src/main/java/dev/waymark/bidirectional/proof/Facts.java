package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.Reliance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was proved of the results of methods and of final fields, for all that come after. */
public final class Facts {
  /** Nothing is known. */
  static final Fact NONE = new Fact(Long.MIN_VALUE, Reliance.NOTHING);

  private final Map<Object, Fact> known = new LinkedHashMap<>();

  /** Something holds unless the contrary comes out. */
  static final Fact HOLDS = new Fact(1, Reliance.ALL);

  /** The least value of something, references being 0 for null, and what that rests on. */
  record Fact(long least, Reliance rests) {}

  /** What is known of a method or a field; null if nobody has looked. */
  @Nullable Fact get(Object subject) {
    return known.get(subject);
  }

  /** What was known at some time. */
  record Mark(int size) {}

  Mark mark() {
    return new Mark(known.size());
  }

  /** Forgets what was found out since {@code mark}. */
  void forgetSince(Mark mark) {
    List<Object> later = known.keySet().stream().skip(mark.size).toList();
    later.forEach(known::remove);
  }

  /** Keeps {@code fact}; null to look again. */
  void put(Object subject, @Nullable Fact fact) {
    if (fact == null) {
      known.remove(subject);
    } else {
      known.put(subject, fact);
    }
  }
}
