package dev.waymark.benchmarks.subjects.everyday;

import java.math.BigDecimal;
import java.util.Objects;

/** One product of an order, how many of it, and what one of them costs. */
public record OrderLine(String sku, int quantity, BigDecimal unitPrice) {

  public OrderLine {
    Objects.requireNonNull(sku, "sku");
    Objects.requireNonNull(unitPrice, "unitPrice");
    if (quantity <= 0) {
      throw new IllegalArgumentException("quantity must be positive: " + quantity);
    }
    if (unitPrice.signum() < 0) {
      throw new IllegalArgumentException("unitPrice must not be negative: " + unitPrice);
    }
  }

  /** What the whole line costs. */
  public BigDecimal amount() {
    return unitPrice.multiply(BigDecimal.valueOf(quantity));
  }
}
