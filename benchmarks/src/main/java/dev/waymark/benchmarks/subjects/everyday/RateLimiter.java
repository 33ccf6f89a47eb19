package dev.waymark.benchmarks.subjects.everyday;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Lets every client make only so many calls in some time, and blocks those that insist. */
public class RateLimiter {
  private static final int MAX_REJECTIONS = 5;

  private final Clock clock;
  private final int capacity;
  private final Duration refillInterval;
  private final Duration penalty;
  private final Map<String, Bucket> buckets = new HashMap<>();

  private static final class Bucket {
    int tokens;
    int rejections;
    Instant lastRefill;
    Instant blockedUntil;

    Bucket(int tokens, Instant now) {
      this.tokens = tokens;
      this.lastRefill = now;
    }
  }

  /** What the limiter says to a call. */
  public enum Decision {
    ALLOWED,
    REJECTED,
    BLOCKED
  }

  public RateLimiter(Clock clock, int capacity, Duration refillInterval, Duration penalty) {
    if (capacity <= 0) {
      throw new IllegalArgumentException("Capacity must be positive: " + capacity);
    }
    if (refillInterval.isNegative() || refillInterval.isZero()) {
      throw new IllegalArgumentException("Interval must be positive: " + refillInterval);
    }
    this.clock = Objects.requireNonNull(clock, "clock");
    this.capacity = capacity;
    this.refillInterval = refillInterval;
    this.penalty = Objects.requireNonNull(penalty, "penalty");
  }

  public Decision tryAcquire(String client) {
    return tryAcquire(client, 1);
  }

  /** Asks for a call that counts as several. */
  public Decision tryAcquire(String client, int cost) {
    if (cost < 1 || cost > capacity) {
      throw new IllegalArgumentException("Cost must be between 1 and " + capacity);
    }
    Instant now = clock.instant();
    Bucket bucket = buckets.computeIfAbsent(client, unused -> new Bucket(capacity, now));
    if (bucket.blockedUntil != null) {
      if (now.isBefore(bucket.blockedUntil)) {
        return Decision.BLOCKED;
      }
      bucket.blockedUntil = null;
      bucket.rejections = 0;
    }
    refill(bucket, now);
    if (bucket.tokens >= cost) {
      bucket.tokens -= cost;
      bucket.rejections = 0;
      return Decision.ALLOWED;
    }
    bucket.rejections++;
    if (bucket.rejections >= MAX_REJECTIONS && !penalty.isZero()) {
      bucket.blockedUntil = now.plus(penalty);
      return Decision.BLOCKED;
    }
    return Decision.REJECTED;
  }

  /** How long a client has to wait for its next call. */
  public Duration retryAfter(String client) {
    Bucket bucket = buckets.get(client);
    if (bucket == null) {
      return Duration.ZERO;
    }
    Instant now = clock.instant();
    if (bucket.blockedUntil != null && now.isBefore(bucket.blockedUntil)) {
      return Duration.between(now, bucket.blockedUntil);
    }
    refill(bucket, now);
    if (bucket.tokens > 0) {
      return Duration.ZERO;
    }
    return Duration.between(now, bucket.lastRefill.plus(refillInterval));
  }

  /** How many calls a client has left. */
  public int available(String client) {
    Bucket bucket = buckets.get(client);
    if (bucket == null) {
      return capacity;
    }
    refill(bucket, clock.instant());
    return bucket.tokens;
  }

  /** Forgets clients that have all their calls left. */
  public void cleanUp() {
    Instant now = clock.instant();
    buckets
        .values()
        .removeIf(
            bucket -> {
              refill(bucket, now);
              return bucket.tokens == capacity
                  && (bucket.blockedUntil == null || !now.isBefore(bucket.blockedUntil));
            });
  }

  private void refill(Bucket bucket, Instant now) {
    Duration elapsed = Duration.between(bucket.lastRefill, now);
    if (elapsed.compareTo(refillInterval) < 0) {
      return;
    }
    long intervals = elapsed.dividedBy(refillInterval);
    bucket.tokens = (int) Math.min(capacity, bucket.tokens + intervals);
    bucket.lastRefill = bucket.lastRefill.plus(refillInterval.multipliedBy(intervals));
  }
}
