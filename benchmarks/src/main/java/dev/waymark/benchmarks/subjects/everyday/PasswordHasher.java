package dev.waymark.benchmarks.subjects.everyday;

/** Turns passwords into hashes that are safe to keep. */
public interface PasswordHasher {

  /** The hash of a password. */
  String hash(String password);

  /** Whether the hash was made from this password. */
  boolean matches(String password, String hash);
}
