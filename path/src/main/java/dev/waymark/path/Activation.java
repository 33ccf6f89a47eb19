package dev.waymark.path;

import dev.waymark.program.ir.MethodRef;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One call of a method on a path, named by what began it, back to the script: the same call has the
 * same name on every path that makes it. Hashing takes constant time.
 */
public final class Activation {
  private static final int OF_INITIALIZER = -1;

  private final @Nullable Occurrence beginning;
  private final int number;
  private final MethodRef method;
  private final int depth;
  private final int hash;

  private Activation(@Nullable Occurrence beginning, int number, MethodRef method) {
    this.beginning = beginning;
    this.number = number;
    this.method = method;
    this.depth = beginning == null ? 0 : beginning.activation().depth + 1;
    this.hash = Objects.hash(beginning, number, method);
  }

  /** What the action of this number of a script for {@code entry} does. */
  public static Activation ofScript(int action, MethodRef entry) {
    return new Activation(null, action, entry);
  }

  /** The initializer of a class, which runs once on a path, whoever needs it first. */
  public static Activation ofInitializer(MethodRef initializer) {
    return new Activation(null, OF_INITIALIZER, initializer);
  }

  /** The call of {@code method} that {@code beginning} begins. */
  public static Activation of(Occurrence beginning, MethodRef method) {
    return new Activation(beginning, 0, method);
  }

  /** What began it; null for initializers, and for what a script does. */
  public @Nullable Occurrence beginning() {
    return beginning;
  }

  public MethodRef method() {
    return method;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other == this
        || (other instanceof Activation that
            && hash == that.hash
            && number == that.number
            && method.equals(that.method)
            && Objects.equals(beginning, that.beginning));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The method and how deep in calls it is, which says enough to read, not to tell all apart. */
  @Override
  public String toString() {
    return method.simpleName() + (depth > 1 ? "^" + depth : "");
  }
}
