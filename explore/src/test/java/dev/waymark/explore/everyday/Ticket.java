package dev.waymark.explore.everyday;

/** Comes out of its builder alone. */
public final class Ticket {
  private final String seat;
  private final int price;

  private Ticket(String seat, int price) {
    this.seat = seat;
    this.price = price;
  }

  public static Builder builder() {
    return new Builder();
  }

  public String kind() {
    if (seat.startsWith("VIP")) {
      return "best";
    }
    return price > 50 ? "dear" : "cheap";
  }

  /** Makes tickets. */
  public static final class Builder {
    private String seat = "";
    private int price;

    private Builder() {}

    public Builder seat(String seat) {
      this.seat = seat;
      return this;
    }

    public Builder price(int price) {
      this.price = price;
      return this;
    }

    public Ticket build() {
      if (seat.isEmpty()) {
        throw new IllegalStateException("no seat");
      }
      return new Ticket(seat, price);
    }
  }
}
