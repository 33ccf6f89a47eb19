package dev.waymark.benchmarks.subjects.everyday;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** A cache that forgets its values after some time. */
public class ExpiringCache<K, V> {
  private final Clock clock;
  private final Duration timeToLive;
  private final int maxSize;
  private final Map<K, Entry<V>> entries = new HashMap<>();
  private boolean extendOnRead;

  private record Entry<V>(V value, Instant expiresAt, Duration timeToLive) {
    boolean isExpired(Instant now) {
      return !now.isBefore(expiresAt);
    }
  }

  public ExpiringCache(Clock clock, Duration timeToLive, int maxSize) {
    this.clock = Objects.requireNonNull(clock, "clock");
    if (timeToLive.isNegative() || timeToLive.isZero()) {
      throw new IllegalArgumentException("Time to live must be positive: " + timeToLive);
    }
    if (maxSize < 1) {
      throw new IllegalArgumentException("Maximum size must be positive: " + maxSize);
    }
    this.timeToLive = timeToLive;
    this.maxSize = maxSize;
  }

  /** Whether reading a value gives it its full time again. */
  public void setExtendOnRead(boolean extendOnRead) {
    this.extendOnRead = extendOnRead;
  }

  public void put(K key, V value) {
    put(key, value, timeToLive);
  }

  /** Keeps a value for its own time, which may not be longer than ten times the usual one. */
  public void put(K key, V value, Duration ownTimeToLive) {
    if (ownTimeToLive.compareTo(timeToLive.multipliedBy(10)) > 0) {
      throw new IllegalArgumentException("Too long: " + ownTimeToLive);
    }
    if (!entries.containsKey(key) && entries.size() >= maxSize && purge() == 0) {
      removeNextToExpire();
    }
    Instant now = clock.instant();
    entries.put(key, new Entry<>(value, now.plus(ownTimeToLive), ownTimeToLive));
  }

  /** The value of a key, unless it is missing or expired. */
  public Optional<V> get(K key) {
    Entry<V> entry = entries.get(key);
    if (entry == null) {
      return Optional.empty();
    }
    Instant now = clock.instant();
    if (entry.isExpired(now)) {
      entries.remove(key);
      return Optional.empty();
    }
    if (extendOnRead) {
      Duration time = entry.timeToLive();
      entries.put(key, new Entry<>(entry.value(), now.plus(time), time));
    }
    return Optional.ofNullable(entry.value());
  }

  /** The value of a key, which is made if it is missing or expired. */
  public V getOrCompute(K key, Supplier<? extends V> supplier) {
    Optional<V> cached = get(key);
    if (cached.isPresent()) {
      return cached.get();
    }
    V value = supplier.get();
    put(key, value);
    return value;
  }

  /** How long a key has still to live. */
  public Duration remaining(K key) {
    Entry<V> entry = entries.get(key);
    Instant now = clock.instant();
    if (entry == null || entry.isExpired(now)) {
      return Duration.ZERO;
    }
    return Duration.between(now, entry.expiresAt());
  }

  /** Throws expired values away and says how many there were. */
  public int purge() {
    Instant now = clock.instant();
    int removed = 0;
    for (Iterator<Entry<V>> iterator = entries.values().iterator(); iterator.hasNext(); ) {
      if (iterator.next().isExpired(now)) {
        iterator.remove();
        removed++;
      }
    }
    return removed;
  }

  public int size() {
    return entries.size();
  }

  private void removeNextToExpire() {
    K candidate = null;
    Instant earliest = Instant.MAX;
    for (Map.Entry<K, Entry<V>> entry : entries.entrySet()) {
      Instant expiresAt = entry.getValue().expiresAt();
      if (expiresAt.isBefore(earliest)) {
        earliest = expiresAt;
        candidate = entry.getKey();
      }
    }
    entries.remove(candidate);
  }
}
