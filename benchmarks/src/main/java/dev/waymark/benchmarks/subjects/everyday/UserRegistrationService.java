package dev.waymark.benchmarks.subjects.everyday;

import dev.waymark.benchmarks.subjects.everyday.UserRepository.User;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Registers users, lets them log in and change their passwords. */
public class UserRegistrationService {
  private static final int MIN_PASSWORD_LENGTH = 8;

  private final UserRepository users;
  private final PasswordHasher hasher;

  public UserRegistrationService(UserRepository users, PasswordHasher hasher) {
    this.users = Objects.requireNonNull(users, "users");
    this.hasher = Objects.requireNonNull(hasher, "hasher");
  }

  /** Thrown when a registration is refused, with everything that is wrong with it. */
  public static class RegistrationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RegistrationException(List<String> problems) {
      super(String.join("; ", problems));
    }
  }

  /** Registers a new user, or wakes up an inactive one. */
  public User register(String email, String displayName, String password) {
    List<String> problems = new ArrayList<>();
    String normalized = normalizeEmail(email);
    if (!isEmail(normalized)) {
      problems.add("invalid email address");
    }
    problems.addAll(passwordProblems(password, normalized));
    if (!problems.isEmpty()) {
      throw new RegistrationException(problems);
    }
    Optional<User> existing = users.findByEmail(normalized);
    if (existing.isPresent() && existing.get().active()) {
      throw new RegistrationException(List.of("email address is already registered"));
    }
    String name = displayName;
    if (name == null || name.isBlank()) {
      name = normalized.substring(0, normalized.indexOf('@'));
    }
    User user = new User(normalized, name.strip(), hasher.hash(password), true);
    users.save(user);
    return user;
  }

  /** The user, if the password is right and the account is active. */
  public Optional<User> login(String email, String password) {
    return users
        .findByEmail(normalizeEmail(email))
        .filter(User::active)
        .filter(user -> hasher.matches(password, user.passwordHash()));
  }

  /** Replaces the password of a user who knows the old one. */
  public void changePassword(String email, String oldPassword, String newPassword) {
    User user =
        login(email, oldPassword)
            .orElseThrow(() -> new IllegalArgumentException("Wrong email address or password"));
    if (hasher.matches(newPassword, user.passwordHash())) {
      throw new RegistrationException(List.of("the new password is the old one"));
    }
    List<String> problems = passwordProblems(newPassword, user.email());
    if (!problems.isEmpty()) {
      throw new RegistrationException(problems);
    }
    users.save(new User(user.email(), user.displayName(), hasher.hash(newPassword), true));
  }

  private static String normalizeEmail(String email) {
    return email == null ? "" : email.strip().toLowerCase(Locale.ROOT);
  }

  private static boolean isEmail(String email) {
    int at = email.indexOf('@');
    if (at <= 0 || at != email.lastIndexOf('@')) {
      return false;
    }
    int dot = email.lastIndexOf('.');
    return dot > at + 1 && dot < email.length() - 1 && email.indexOf(' ') < 0;
  }

  private static List<String> passwordProblems(String password, String email) {
    List<String> problems = new ArrayList<>();
    if (password == null || password.length() < MIN_PASSWORD_LENGTH) {
      problems.add("password needs at least " + MIN_PASSWORD_LENGTH + " characters");
      return problems;
    }
    if (password.chars().noneMatch(Character::isDigit)) {
      problems.add("password needs a digit");
    }
    if (password.chars().noneMatch(Character::isUpperCase)) {
      problems.add("password needs an upper case letter");
    }
    if (password.toLowerCase(Locale.ROOT).equals(email)) {
      problems.add("password must not be the email address");
    }
    return problems;
  }
}
