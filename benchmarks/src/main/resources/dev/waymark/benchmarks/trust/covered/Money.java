package trust;

import java.util.ArrayList;
import java.util.List;

/** Amounts whose text holds an identity, so that hardly any assertion can be kept. */
public class Money {
  private final long cents;
  private final Object id = new Object();

  public Money(long cents) {
    this.cents = cents;
  }

  public Money plus(Money other) {
    if (other == null) return this;
    if (other.cents > 1000) return new Money(cents + other.cents);
    return cents > 5 ? other : new Money(0);
  }

  public int bucket() {
    int hash = System.identityHashCode(id);
    if (hash % 2 == 0) return 1;
    return cents > 10 ? 2 : 3;
  }

  public String name(int a) {
    if (a > 3) return id.toString();
    return a < -3 ? String.valueOf(System.nanoTime()) : "";
  }

  public List<Object> parts(int a) {
    List<Object> parts = new ArrayList<>();
    if (a > 0 && a < 3) parts.add(id);
    return parts;
  }

  @Override
  public String toString() {
    return cents > 0 ? "money " + id : "none " + id.hashCode();
  }
}
