package dev.waymark.explore.everyday;

import java.io.IOException;
import java.util.Optional;

/** A service whose collaborators the program cannot make. */
public final class Signup {
  /** Somebody who may sign up. */
  public record Member(String name, boolean isActive) {}

  /** Where members are kept. */
  public interface Members {
    Optional<Member> find(String name) throws IOException;

    int count();
  }

  private final Members members;

  public Signup(Members members) {
    this.members = members;
  }

  public String signUp(String name) {
    try {
      Optional<Member> known = members.find(name);
      if (known.isPresent()) {
        return known.get().isActive() ? "known" : "woken";
      }
      return members.count() > 99 ? "full" : "new";
    } catch (IOException e) {
      return "unreachable";
    }
  }
}
