package dev.waymark.benchmarks.subjects.everyday;

import java.util.Optional;

/** Where registered users are kept. */
public interface UserRepository {

  /** A registered user. */
  record User(String email, String displayName, String passwordHash, boolean active) {}

  /** The user with this email address, if there is one. */
  Optional<User> findByEmail(String email);

  /** Adds the user, or replaces the one with the same email address. */
  void save(User user);
}
