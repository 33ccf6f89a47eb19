package dev.waymark.bidirectional.samples;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** An everyday class: its final fields are never null, and no more than one check can fail. */
public class Cart {
  private static final Pattern NAME = Pattern.compile("[a-z]+");
  private static final Map<String, Integer> PRICES = new HashMap<>();

  private final List<String> items = new ArrayList<>();
  private final String owner;
  private final int most;
  private State state = State.OPEN;

  enum State {
    OPEN,
    PAID
  }

  Cart(String owner) {
    this(owner, 10);
  }

  Cart(String owner, int most) {
    this.owner = Objects.requireNonNull(owner);
    this.most = most < 0 ? 0 : most;
  }

  boolean add(String name) {
    if (items.size() >= most || !NAME.matcher(name).matches()) {
      return false;
    }
    return items.add(name);
  }

  int length() {
    return owner.length();
  }

  boolean isNegative() {
    return most < 0;
  }

  boolean isPaid() {
    return State.PAID.equals(state);
  }

  void pay() {
    state = State.PAID;
  }

  boolean hasPrices() {
    return !PRICES.isEmpty();
  }
}
