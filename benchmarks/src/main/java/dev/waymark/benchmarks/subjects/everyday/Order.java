package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;

/** An order that a customer has placed or is about to place. */
public record Order(String id, String customerId, List<OrderLine> lines, Status status) {

  /** Where an order is in its life. */
  public enum Status {
    DRAFT,
    PLACED,
    SHIPPED,
    CANCELLED
  }

  public Order {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(customerId, "customerId");
    Objects.requireNonNull(status, "status");
    lines = List.copyOf(lines);
  }

  /** The sum of all lines. */
  public BigDecimal total() {
    BigDecimal total = BigDecimal.ZERO;
    for (OrderLine line : lines) {
      total = total.add(line.amount());
    }
    return total;
  }

  /** The same order with another status. */
  public Order withStatus(Status newStatus) {
    return new Order(id, customerId, lines, newStatus);
  }
}
